import type { TableSummary } from '$lib/engine/game-module';
import type { AsideStore } from './aside';
import type { EntryRecordV1, Shelf, TableRecordV2, TaughtRecordV1 } from './records';

export type TableCard = TableRecordV2;
export type { Shelf } from './records';

export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly summary: TableSummary;
  readonly at: number;
}

export interface StoredTable {
  readonly card: TableCard;
  readonly log: readonly unknown[];
}

/** A table with all it has, as it travels in a backup. */
export interface WholeTable {
  readonly card: TableCard;
  readonly entries: readonly Omit<EntryRecordV1, 'table' | 'seq'>[];
}

export interface Appending {
  readonly id: string;
  /** How many entries the writer knows of. */
  readonly after: number;
  readonly entries: readonly unknown[];
  readonly summary: TableSummary;
  readonly at: number;
}

/** 'behind': another writer was first; nothing was written. 'gone': the table is deleted. */
export type Appended = 'written' | 'behind' | 'gone';

export const SORTS = ['changed', 'started', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface TableQuery {
  /** Without: open and finished ones. */
  readonly shelf?: Shelf;
  /** Every word must begin a word of the table's name or of a player's. */
  readonly search?: string;
  /** 'changed' and 'started' newest first; 'name' from A on. */
  readonly sort?: Sort;
  readonly limit?: number;
}

/** What players have taught, by game and piece; the last word counts. */
export interface TaughtStore {
  teach(game: string, piece: number, value: unknown, at: number): Promise<void>;
  all(): Promise<readonly TaughtRecordV1[]>;
  /** Calls back now and after every change, also one made in another tab; returns the way to stop. */
  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void;
}

/** Everything an import adds; all of it is written, or nothing. */
export interface Additions {
  readonly tables: readonly WholeTable[];
  readonly taught: readonly TaughtRecordV1[];
}

/** Where tables are kept. Every implementation passes tests/storage/store-cases.ts. */
export interface TableStore {
  /** Whether what is written outlives the visit. */
  readonly lasting: boolean;
  readonly taught: TaughtStore;
  readonly aside: AsideStore;
  /** Newest change first where the query does not say. */
  list(query?: TableQuery): Promise<readonly TableCard[]>;
  count(shelf: Shelf): Promise<number>;
  create(table: NewTable): Promise<void>;
  /** Null where there is none, or only a deleted one. */
  read(id: string): Promise<StoredTable | null>;
  /** The same with times, and deleted ones too. */
  readWhole(id: string): Promise<WholeTable | null>;
  /** Entries from `after` on. */
  entriesAfter(id: string, after: number): Promise<readonly unknown[]>;
  append(appending: Appending): Promise<Appended>;
  /** Adds what is not there yet; an id that is taken refuses the whole. */
  add(additions: Additions): Promise<void>;
  rename(id: string, name: string | null): Promise<void>;
  /** Rewrites the cache for lists, unless the table has moved on since. */
  resummarize(id: string, length: number, summary: TableSummary): Promise<void>;
  /** Deleted, and kept until it is removed or brought back. */
  bin(id: string, at: number): Promise<void>;
  restore(id: string): Promise<void>;
  /** Removes for good. */
  remove(id: string): Promise<void>;
  /** Removes for good what was deleted before then. */
  emptyBin(before: number): Promise<void>;
  /** Calls back now and after every change, also one made in another tab; returns the way to stop. */
  watchList(seen: (cards: readonly TableCard[]) => void, query?: TableQuery): () => void;
  watchLength(id: string, seen: (length: number) => void): () => void;
}
