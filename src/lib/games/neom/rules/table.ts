import type { Generation, PlayerCount } from '../data/tile-row';
import type { Good, ProcessedGood, RawGood } from '../data/goods';
import type { Roads, Side } from './roads';
import type { PadRow } from './scoring/pad-rows';

/** A space of the 5×5 grid in reading order: 0 is the top left, 12 the middle, 24 the bottom right. */
export type Cell = number;

export interface PlacedTile {
  /** The printed number, 1–150, never a Disaster's. */
  readonly tile: number;
  /** null: not known yet, a third answer beside "none" (NEOM-4). */
  readonly roads: Roads | null;
  /** The Modular Factory's Good; null or absent while not chosen, and for every other tile. */
  readonly good?: ProcessedGood | null;
  /** Kept in play: the rules its placing broke that the finished City no longer shows. */
  readonly placedAgainst?: readonly PlacingRule[];
}

/** NEOM-9: which tile may be replaced, and "3 or more X" before the placement. */
export type PlacingRule = 'replacement' | 'required-tiles';

/** A tile that went back to the game box. */
export interface GoneTile {
  readonly player: string;
  readonly tile: number;
  readonly how: 'replaced' | 'sacrificed' | 'sold' | 'discarded';
  /** The turn it went. */
  readonly turn: number;
}

/** A player's City as entered: a sketch of the cardboard, legal or not. */
export interface City {
  readonly cityGood: RawGood;
  /** 25 spaces in reading order; the middle one is null while the City Center lies open (NEOM-6). */
  readonly cells: readonly (PlacedTile | null)[];
}

export interface Player {
  /** Stable within a table, also when names and seats change. */
  readonly id: string;
  readonly name: string;
  readonly city: City;
  /** Cash; null while nobody has said. */
  readonly money: number | null;
  /**
   * Kept in play: the part of the cash that buyers paid this turn. It is kept apart until the turn
   * ends, so it cannot pay for a tile (RB "Buying Missing Goods").
   */
  readonly keptApart?: number;
  /** Whether `money` already holds the final income (NEOM-14). */
  readonly finalIncomeIncluded: boolean;
  /** Solo: trade routes already used this Generation (NEOM-30). */
  readonly routesUsed: readonly Side[];
  /** Goods ticked by hand while no tile of the City is entered; see `goodsTraded`. */
  readonly goodsTicked?: readonly Good[];
}

/** Points given or taken by hand, for a house rule or a promo the rules do not know. */
export interface Override {
  readonly id: string;
  readonly player: string;
  readonly row: PadRow;
  /** The line it stands in for, by its `lineKey`; null for a line of its own. */
  readonly line: string | null;
  readonly note: string;
  readonly points: number;
}

/** When and where a game ended, as its players want to remember it. */
export interface Ending {
  /** A calendar day, `2026-11-18`: the same day wherever it is read. */
  readonly at: string | null;
  readonly place: string | null;
  readonly note: string | null;
}

/** Turns of a Generation. */
export const TURNS = 7;

/** The state of a NEOM table: the fold of its moves. */
export interface Table {
  readonly players: readonly Player[];
  readonly generation: Generation;
  /** 1–7 within the Generation. */
  readonly turn: number;
  readonly soloDeck: PlayerCount;
  /** Beginner's variant: one random Cornerstone each. */
  readonly beginner: boolean;
  /** 'score': only the finished game is entered; 'play': Generation, turn and money are kept too. */
  readonly mode: 'score' | 'play';
  /** Locked: nothing changes until it is reopened. */
  readonly finished: boolean;
  /** Said when finishing; stays on reopening. */
  readonly ending?: Ending;
  readonly overrides?: readonly Override[];
  /** Kept in play: what went back to the game box, oldest first. */
  readonly gone?: readonly GoneTile[];
}
