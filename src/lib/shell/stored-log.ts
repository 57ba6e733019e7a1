import type { GameModule } from '$lib/engine/game-module';
import { fail, ok, type Result } from '$lib/engine/result';
import { replay, timelineOf, type LogEntry } from '$lib/engine/session';
import type { StoredTable } from '$lib/storage';

/** Entries as they lie in the store, read by their game. */
export function parseLog<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  raw: readonly unknown[]
): Result<readonly LogEntry<Move>[]> {
  const log: LogEntry<Move>[] = [];
  for (const [index, entry] of raw.entries()) {
    if (entry === 'undo' || entry === 'redo') {
      log.push(entry);
      continue;
    }
    const move = game.parseMove((entry as { do?: unknown } | null)?.do);
    if (!move.ok) return fail({ ...move.fault, path: `log[${index}]` });
    log.push({ do: move.value });
  }
  return ok(log);
}

export interface ReadTable<Setup, Move, State> {
  readonly setup: Setup;
  readonly log: readonly LogEntry<Move>[];
  readonly state: State;
}

type Told = Pick<StoredTable['card'], 'rulesVersion' | 'setup'> & {
  readonly length?: number;
};

/** A stored or received table: its set-up, its log and where they lead, or why they do not. */
export function readTable<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  card: Told,
  raw: readonly unknown[]
): Result<ReadTable<Setup, Move, State>> {
  if (card.rulesVersion > game.rulesVersion) return fail({ code: 'table/newer' });
  if (card.length !== undefined && card.length !== raw.length) return fail({ code: 'table/torn' });
  const setup = game.parseSetup(card.setup);
  if (!setup.ok) return setup;
  const log = parseLog(game, raw);
  if (!log.ok) return log;
  const state = replay(game, setup.value, timelineOf(log.value).done);
  if (!state.ok) return state;
  return ok({ setup: setup.value, log: log.value, state: state.value });
}

/** What of `made` is not among `stored` already: a write can succeed without anybody being told. */
export function notYetStored<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  made: readonly LogEntry<Move>[],
  stored: readonly LogEntry<Move>[]
): readonly LogEntry<Move>[] {
  const written = (entries: readonly LogEntry<Move>[]): readonly string[] => {
    const parsed = parseLog(game, entries);
    return (parsed.ok ? parsed.value : entries).map((entry) => JSON.stringify(entry));
  };
  const [ours, theirs] = [written(made), written(stored)];
  for (let length = Math.min(ours.length, theirs.length); length > 0; length--)
    for (let start = 0; start + length <= theirs.length; start++)
      if (ours.slice(0, length).every((entry, index) => entry === theirs[start + index]))
        return made.slice(length);
  return made;
}
