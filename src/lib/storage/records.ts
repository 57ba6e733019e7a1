/**
 * What lies in the database, by schema version. A released record type is frozen: a change is a new
 * version with an upgrade. Records are not the domain types; set-up and moves are kept as plain data
 * and parsed by their game when a table is opened.
 */
export interface TableRecordV1 {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly startedAt: number;
  readonly changedAt: number;
  /** Entries in the log; a writer that expects another number is behind. */
  readonly length: number;
  /** A cache for lists, rewritten with each entry. */
  readonly summary: { readonly players: readonly string[]; readonly finished: boolean };
}

/** Where a table stands: being entered, finished, or deleted and kept for a while. */
export const SHELVES = ['open', 'finished', 'bin'] as const;
export type Shelf = (typeof SHELVES)[number];

/** Version 2: tables have names, can be deleted and brought back, and are found without reading all. */
export interface TableRecordV2 extends Omit<TableRecordV1, 'summary'> {
  readonly summary: TableRecordV1['summary'] & {
    readonly totals?: readonly number[];
    readonly incomplete?: readonly number[];
    readonly winners?: readonly number[];
    /** What the game's stamps and statistics draw; only the game reads it. */
    readonly stamps?: unknown;
    readonly facts?: unknown;
  };
  /** Given by the players; null while nobody has. */
  readonly name: string | null;
  readonly deletedAt: number | null;
  /** For the indices only: all follow from the fields above. */
  readonly shelf: Shelf;
  readonly label: string;
  readonly terms: readonly string[];
}

/** A record that could not be read, as it was. */
export interface AsideRecordV2 {
  readonly id: string;
  readonly at: number;
  /** The store it was found in, and why it could not be read. */
  readonly from: string;
  readonly fault: string;
  readonly raw: string;
}

/** One entry of a table's append-only log. */
export interface EntryRecordV1 {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly entry: unknown;
}

/** What players have taught about a piece and the box does not tell, such as a tile's roads. */
export interface TaughtRecordV1 {
  readonly game: string;
  readonly piece: number;
  readonly value: unknown;
  readonly at: number;
}
