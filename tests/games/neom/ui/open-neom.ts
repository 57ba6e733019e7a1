import { neom } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import type { Table } from '$lib/games/neom/rules/table';
import type { NeomTable } from '$lib/games/neom/ui/neom-table';
import { OpenTable } from '$lib/shell/open-table.svelte';
import { MemoryStore } from '$lib/storage/memory-store';

/** A table as the pages get it, kept in memory. */
export async function openNeom(table: Table): Promise<NeomTable> {
  const store = new MemoryStore();
  const { setup, moves } = sessionFrom(table);
  const id = await OpenTable.create(neom, store, setup);
  const opened = await OpenTable.open(neom, store, id);
  if (!opened.ok) throw new Error(opened.fault.code);
  for (const move of moves) opened.value.make(move);
  return opened.value;
}
