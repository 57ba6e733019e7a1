import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { timelineOf } from '$lib/engine/session';
import { openStore, type TableCard } from '$lib/storage';
import type { WholeTable } from '$lib/storage/table-store';
import type { Arrival } from '../game-keep';
import { readTable } from '../stored-log';

/** What the store works out anew when it takes a table. */
export const TO_BE_INDEXED = {
  shelf: 'open',
  label: '',
  terms: []
} as const satisfies Partial<TableCard>;

/**
 * A new table, not stored yet. Wherever it comes from, it goes through the door stored tables go
 * through, so that what is stored can be opened again.
 */
export function tableFrom(
  rules: GameModule,
  { setup, moves }: Arrival,
  extras: { readonly name?: string | null; readonly at?: number } = {}
): Result<WholeTable> {
  const { rulesVersion } = rules;
  const log = moves.map((move) => ({ do: move }));
  const read = readTable(rules, { rulesVersion, setup }, log);
  if (!read.ok) return read;
  const at = extras.at ?? Date.now();
  return ok({
    card: {
      id: crypto.randomUUID(),
      game: rules.meta.id,
      rulesVersion,
      setup: read.value.setup,
      startedAt: at,
      changedAt: at,
      length: moves.length,
      summary: rules.summaryOf(read.value.state),
      name: extras.name ?? null,
      deletedAt: null,
      ...TO_BE_INDEXED
    },
    entries: read.value.log.map((entry) => ({ at, entry }))
  });
}

export async function addTable(table: WholeTable): Promise<string> {
  await (await openStore()).add({ tables: [table], taught: [] });
  return table.card.id;
}

/** The same table once more, all its moves included; answers the id of the copy. */
export async function duplicate(id: string, name: string): Promise<string | null> {
  const store = await openStore();
  const table = await store.readWhole(id);
  if (!table) return null;
  const copy = { ...table.card, id: crypto.randomUUID(), name, changedAt: Date.now() };
  return addTable({ card: { ...copy, deletedAt: null }, entries: table.entries });
}

/** A copy with the first moves only, to go on from there. */
export async function continueFrom(
  rules: GameModule,
  id: string,
  count: number,
  name: string
): Promise<Result<string>> {
  const stored = await (await openStore()).read(id);
  if (!stored) return fail({ code: 'table/unknown' });
  const read = readTable(rules, stored.card, stored.log);
  if (!read.ok) return read;
  const moves = timelineOf(read.value.log).done.slice(0, count);
  const table = tableFrom(rules, { setup: read.value.setup, moves }, { name });
  return table.ok ? ok(await addTable(table.value)) : table;
}
