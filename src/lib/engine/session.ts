import type { GameModule } from './game-module';
import { fail, ok, type Result } from './result';

/**
 * A session is its set-up and an append-only log. Undo and redo are entries too: nothing is ever
 * taken out of the log, so it can be stored entry by entry and replayed to any point.
 */
export type LogEntry<Move> = { readonly do: Move } | 'undo' | 'redo';

export interface Timeline<Move> {
  /** The moves in effect, oldest first. */
  readonly done: readonly Move[];
  /** The moves taken back, the next to be redone last. */
  readonly undone: readonly Move[];
}

export function advance<Move>(timeline: Timeline<Move>, entry: LogEntry<Move>): Timeline<Move> {
  const { done, undone } = timeline;
  if (entry === 'undo') {
    const last = done.at(-1);
    return last === undefined ? timeline : { done: done.slice(0, -1), undone: [...undone, last] };
  }
  if (entry === 'redo') {
    const next = undone.at(-1);
    return next === undefined ? timeline : { done: [...done, next], undone: undone.slice(0, -1) };
  }
  return { done: [...done, entry.do], undone: [] };
}

/** The same over a whole log, in one go: a log from outside may be as long as it likes. */
export function timelineOf<Move>(log: readonly LogEntry<Move>[]): Timeline<Move> {
  const done: Move[] = [];
  const undone: Move[] = [];
  const shift = (from: Move[], to: Move[]): void => {
    if (from.length > 0) to.push(from.pop()!);
  };
  for (const entry of log) {
    if (entry === 'undo') shift(done, undone);
    else if (entry === 'redo') shift(undone, done);
    else {
      done.push(entry.do);
      undone.length = 0;
    }
  }
  return { done, undone };
}

/** Folds moves over a set-up; a move that no longer applies names its place in the list. */
export function replay<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  setup: Setup,
  moves: readonly Move[]
): Result<State> {
  return appliedTo(game, game.start(setup), moves);
}

/** Folds moves over a state: all of them, or the first that does not apply. */
export function appliedTo<Setup, Move, State>(
  game: GameModule<Setup, Move, State>,
  from: State,
  moves: readonly Move[]
): Result<State> {
  let state = from;
  for (const [index, move] of moves.entries()) {
    const next = game.apply(state, move);
    if (!next.ok) return fail({ ...next.fault, path: `moves[${index}]` });
    state = next.value;
  }
  return ok(state);
}
