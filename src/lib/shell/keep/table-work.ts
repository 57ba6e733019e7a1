import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { replay, timelineOf } from '$lib/engine/session';
import { openStore, type TableCard } from '$lib/storage';
import type { WholeTable } from '$lib/storage/table-store';
import { readTable } from '../stored-log';
import type { Arrival } from '../game-keep';

/** What a table is called: by its name, else by its players. */
export const titleOf = ({ name, summary }: Pick<TableCard, 'name' | 'summary'>): string =>
  name ?? summary.players.join(', ');

/** A new table, not stored yet, with moves that are known to apply. */
export function tableFrom(
  rules: GameModule,
  { setup, moves }: Arrival,
  extras: { readonly name?: string | null; readonly at?: number } = {}
): Result<WholeTable> {
  const state = replay(rules, setup, moves);
  if (!state.ok) return state;
  const at = extras.at ?? Date.now();
  return ok({
    card: {
      id: crypto.randomUUID(),
      game: rules.meta.id,
      rulesVersion: rules.rulesVersion,
      setup,
      startedAt: at,
      changedAt: at,
      length: moves.length,
      summary: rules.summaryOf(state.value),
      name: extras.name ?? null,
      deletedAt: null,
      shelf: 'open',
      label: '',
      terms: []
    },
    entries: moves.map((move) => ({ at, entry: { do: move } }))
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

/** A copy with the first moves only, to go on from there; a finished table is open there. */
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

/** Brings what lists show up to date, where it was written by an older version. */
export async function refreshSummary(rules: GameModule, card: TableCard): Promise<void> {
  const store = await openStore();
  const stored = await store.read(card.id);
  if (!stored) return;
  const read = readTable(rules, stored.card, stored.log);
  if (read.ok)
    await store.resummarize(card.id, stored.card.length, rules.summaryOf(read.value.state));
}
