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
