import { currentTable } from '$lib/shell/current-table.svelte';
import { meta } from '../../meta';
import type { NeomTable } from '../neom-table';

/** The open table where it is one of NEOM; pages apart from a table ask for it. */
export function openNeom(): NeomTable | undefined {
  const { table } = currentTable;
  return table?.game.meta.id === meta.id ? (table as unknown as NeomTable) : undefined;
}
