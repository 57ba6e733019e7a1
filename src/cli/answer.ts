import { fail, ok, type Result } from '$lib/engine/result';
import { colOf, rowOf } from '$lib/games/neom/rules/city';
import type { Cell, Table } from '$lib/games/neom/rules/table';

/** One table's answer in its three forms; only the one asked for is made. */
export interface Answer {
  json(): unknown;
  /** Several lines for people. */
  text(): string;
  /** One line for people, where many tables are read. */
  line(): string;
}

export type Answerer = (table: Table) => Result<Answer>;

export const spot = (cell: Cell): readonly [number, number] => [rowOf(cell), colOf(cell)];

export function seatOf(table: Table, name: string): Result<number> {
  const seat = table.players.findIndex((player) => player.name === name.trim());
  return seat >= 0 ? ok(seat) : fail({ code: 'clerk/no-player', values: { name } });
}
