import type { Fault, Result } from './result';
import type { SeatScore } from './score-sheet';

/** The little that is loaded before a game is opened. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The game's pages in the order of the navigation; the glyph is one of the shell's. */
  readonly pages: readonly { readonly id: string; readonly glyph: string }[];
  /** The one of them a finished table opens on; others open on the first. */
  readonly resultPage: string;
}

/** What lists of tables show; stored beside the moves as a cache, never as truth. */
export interface TableSummary {
  readonly players: readonly string[];
  readonly finished: boolean;
  /** Per seat, as the score stands. */
  readonly totals?: readonly number[];
  /** Seats whose total something can change that nobody has told yet. */
  readonly incomplete?: readonly number[];
  /** Seats; only of a finished table. */
  readonly winners?: readonly number[];
  /** What the game's own stamps and statistics are drawn from; nobody else looks into it. */
  readonly stamps?: unknown;
  readonly facts?: unknown;
}

/** A rule broken at the table: a warning, never a refusal. */
export interface Breach<Place = unknown> extends Fault {
  readonly seat: number;
  readonly places: readonly Place[];
}

/**
 * What every game fulfils. It knows set-up, moves, state, breaches and a score per seat; it knows
 * no grid, no money and no turn order, so that a hex game, an order-dependent game and a game
 * without a board all fit.
 */
export interface GameModule<Setup = unknown, Move = unknown, State = unknown> {
  readonly meta: GameMeta;
  readonly rulesVersion: number;
  parseSetup(input: unknown): Result<Setup>;
  parseMove(input: unknown): Result<Move>;
  start(setup: Setup): State;
  /** Refuses only nonsense (no such piece, off the board); what breaks a rule is in `breachesOf`. */
  apply(state: State, move: Move): Result<State>;
  breachesOf(state: State): readonly Breach[];
  scoreOf(state: State): readonly SeatScore[];
  summaryOf(state: State): TableSummary;
}
