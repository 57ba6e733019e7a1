import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { appliedTo, timelineOf } from '$lib/engine/session';
import { openStore, type TableCard } from '$lib/storage';
import type { Appended } from '$lib/storage/table-store';
import { parseLog, readTable } from '../stored-log';

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

/** Brings what lists show up to date, where it was written by an older version. */
export async function refreshSummary(rules: GameModule, card: TableCard): Promise<void> {
  const store = await openStore();
  const stored = await store.read(card.id);
  if (!stored) return;
  const read = readTable(rules, stored.card, stored.log);
  if (read.ok)
    await store.resummarize(card.id, stored.card.length, rules.summaryOf(read.value.state));
}
