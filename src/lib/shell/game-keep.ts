import type { Component } from 'svelte';
import type { TableSummary } from '$lib/engine/game-module';
import type { Fault, Result } from '$lib/engine/result';

/** A table that comes from outside: what its game makes of it. */
export interface Arrival<Setup = unknown, Move = unknown> {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

/** What one device hands another. `content` is the game's own and only goes back to it. */
export interface Handed {
  readonly kind: 'player' | 'table';
  readonly players: readonly string[];
  readonly taught: ReadonlyMap<number, unknown>;
  readonly content: unknown;
}

/** A finished table as statistics get it. */
export interface FinishedTable {
  readonly id: string;
  readonly at: number;
  readonly summary: TableSummary;
}

/** What a game brings for keeping its tables and moving them; loaded only by the pages that do. */
export interface GameKeep<Setup = unknown, Move = unknown, State = unknown> {
  /** The `format` of its table files. */
  readonly format: string;
  fileOf(state: State): object;
  parseFile(input: unknown): Result<Arrival<Setup, Move>>;
  /** Fields of a file this version leaves aside. */
  skippedIn(input: unknown): readonly string[];

  /** A finished game of ours to look at. */
  loadSample(): Promise<Arrival<Setup, Move>>;

  seatsOf(state: State): readonly { readonly id: string; readonly name: string }[];
  /** One seat, or with null the whole table, as bytes. */
  pack(state: State, seat: string | null, taught: ReadonlyMap<number, unknown>): Uint8Array;
  unpack(bytes: Uint8Array): Result<Handed>;
  /** What was handed over as a table of its own. */
  arrivalOf(content: unknown): Arrival<Setup, Move>;
  /** The moves that bring it into a table: in the place of a seat, or with null beside those there. */
  movesToTake(state: State, content: unknown, seat: string | null): readonly Move[];
  /** Lets a table open on the seat these moves filled, where they filled one. */
  showTaken(table: string, moves: readonly Move[]): void;

  isTaught(piece: number, value: unknown): boolean;
  pieceText(piece: number): string;
  taughtText(value: unknown): string;
  faultText(fault: Fault): string;
  moveText(move: Move, before: State): string;

  /** All boards and totals of a state; what differs from the state before is marked. */
  readonly Boards: Component<{ state: State; before?: State | undefined }>;
  readonly Handed: Component<{ content: unknown }>;
  readonly Statistics: Component<{ tables: readonly FinishedTable[] }>;
}
