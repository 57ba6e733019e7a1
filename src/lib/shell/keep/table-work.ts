import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { appliedTo, timelineOf } from '$lib/engine/session';
import { openStore, type TableCard } from '$lib/storage';
import type { Appended, WholeTable } from '$lib/storage/table-store';
import { parseLog, readTable } from '../stored-log';
import type { Arrival } from '../game-keep';

/** What a table is called: by its name, else by its players. */
export const titleOf = ({ name, summary }: Pick<TableCard, 'name' | 'summary'>): string =>
  name ?? summary.players.join(', ');

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
      shelf: 'open',
      label: '',
      terms: []
    },
    entries: read.value.log.map((entry) => ({ at, entry }))
  });
}

export async function addTable(table: WholeTable): Promise<string> {
  await (await openStore()).add({ tables: [table], taught: [] });
  return table.card.id;
}

const REFUSED: Readonly<Record<Exclude<Appended, 'written'>, string>> = {
  gone: 'table/unknown',
  behind: 'table/changed'
};

/** Adds moves to a stored table in one write: all of them or none, whatever happens on the way. */
export async function addMoves<State>(
  rules: GameModule<unknown, unknown, State>,
  id: string,
  movesFor: (state: State) => readonly unknown[]
): Promise<Result<null>> {
  const store = await openStore();
  const stored = await store.read(id);
  if (!stored) return fail({ code: 'table/unknown' });
  const read = readTable(rules, stored.card, stored.log);
  if (!read.ok) return read;
  const entries = parseLog(
    rules,
    movesFor(read.value.state).map((move) => ({ do: move }))
  );
  if (!entries.ok) return entries;
  const state = appliedTo(rules, read.value.state, timelineOf(entries.value).done);
  if (!state.ok) return state;
  const answer = await store.append({
    id,
    after: stored.log.length,
    entries: entries.value,
    summary: rules.summaryOf(state.value),
    at: Date.now()
  });
  return answer === 'written' ? ok(null) : fail({ code: REFUSED[answer] });
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

/** Brings what lists show up to date, where it was written by an older version. */
export async function refreshSummary(rules: GameModule, card: TableCard): Promise<void> {
  const store = await openStore();
  const stored = await store.read(card.id);
  if (!stored) return;
  const read = readTable(rules, stored.card, stored.log);
  if (read.ok)
    await store.resummarize(card.id, stored.card.length, rules.summaryOf(read.value.state));
}
