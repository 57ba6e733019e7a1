import type { Good } from './goods';

export const TILE_TYPES = [
  'residential',
  'commercial',
  'industrial',
  'public',
  'resource'
] as const;
export type TileType = (typeof TILE_TYPES)[number];

export const DISASTERS = ['flood', 'fire', 'crime-spree'] as const;
export type Disaster = (typeof DISASTERS)[number];

/** Fewest players a Generation tile is used with. */
export const PLAYER_COUNTS = ['1+', '4+', '5+'] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const GENERATIONS = [1, 2, 3] as const;
export type Generation = (typeof GENERATIONS)[number];
export const LAST_GENERATION: Generation = 3;

export const DECKS = [...GENERATIONS, 'cornerstone'] as const;
export type Deck = (typeof DECKS)[number];

/** One way to meet a requirement: coins and Goods together. */
export interface Payment {
  readonly coins: number;
  readonly goods: readonly Good[];
}

export interface Requirement {
  /** Each entry is a full alternative; tiles without "or" have one. */
  readonly ways: readonly Payment[];
  /** "3 or more X tiles already in your City". */
  readonly tiles?: { readonly type: TileType; readonly atLeast: number };
}

/** Money at the end of a Generation: the same each time, by Generation, or per tile of a type. */
export type Income =
  | { readonly kind: 'fixed'; readonly coins: number }
  | { readonly kind: 'by-generation'; readonly coins: readonly [number, number, number] }
  | { readonly kind: 'per-tile'; readonly type: TileType };

interface RowBase {
  readonly number: number;
  readonly name: string;
}

/** A tile that goes into a City. Everything printed on it but its roads (NEOM-4). */
export interface CityTile extends RowBase {
  readonly kind: 'tile';
  readonly deck: Deck;
  /** null for Cornerstones: used with any number of players. */
  readonly players: PlayerCount | null;
  readonly types: readonly TileType[];
  readonly polluting: boolean;
  readonly power: boolean;
  /** Printed Victory Points; 'variable' where the tile shows a question mark. */
  readonly vp: number | 'variable';
  readonly requirement: Requirement;
  /** Goods produced; 'chosen' for the Modular Factory's one Processed Good. */
  readonly produces: readonly Good[] | 'chosen';
  /** Coins gained once, on placing. */
  readonly gain: number;
  readonly income: Income | null;
  readonly protects: readonly ('fire' | 'crime-spree')[];
  /** A rule of its own beyond the columns above; the key of its code and its text. */
  readonly effect: Effect | null;
}

export interface DisasterTile extends RowBase {
  readonly kind: 'disaster';
  readonly deck: Generation;
  readonly players: PlayerCount;
  readonly disaster: Disaster;
}

export type TileRow = CityTile | DisasterTile;

/** Tiles with a rule of their own that is not a formula of Victory Points. */
export type Effect =
  | 'contract-office'
  | 'postal-service'
  | 'import-office'
  | 'insurance-office'
  | 'investment-firm'
  | 'merchant-union'
  | 'tourism-board'
  | 'trade-office';
