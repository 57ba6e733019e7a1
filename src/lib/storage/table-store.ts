import type { TableSummary } from '$lib/engine/game-module';
import type { TableRecordV1 } from './records';

export type TableCard = TableRecordV1;

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

/** What players have taught, by game and piece; the last word counts. */
export interface TaughtStore {
  teach(game: string, piece: number, value: unknown, at: number): Promise<void>;
  /** Calls back now and after every change, also one made in another tab; returns the way to stop. */
  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void;
}

/** Where tables are kept. Every implementation passes tests/storage/store-cases.ts. */
export interface TableStore {
  /** Whether what is written outlives the visit. */
  readonly lasting: boolean;
  readonly taught: TaughtStore;
  /** Newest change first. */
  list(): Promise<readonly TableCard[]>;
  create(table: NewTable): Promise<void>;
  read(id: string): Promise<StoredTable | null>;
  /** Entries from `after` on. */
  entriesAfter(id: string, after: number): Promise<readonly unknown[]>;
  append(appending: Appending): Promise<Appended>;
  remove(id: string): Promise<void>;
  /** Calls back now and after every change, also one made in another tab; returns the way to stop. */
  watchList(seen: (cards: readonly TableCard[]) => void): () => void;
  watchLength(id: string, seen: (length: number) => void): () => void;
}
