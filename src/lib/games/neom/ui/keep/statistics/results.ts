import type { FinishedTable } from '$lib/shell/game-keep';
import type { PlayerCount } from '../../../data/tile-row';
import type { TableFacts } from '../../../rules/keep/summary';
import { PAD_ROWS } from '../../../rules/scoring';

/** One player's result at one finished table. */
export interface Result {
  readonly table: string;
  readonly at: number;
  readonly players: number;
  readonly name: string;
  readonly total: number;
  /** In the order of the pad. */
  readonly rows: readonly number[];
  readonly cornerstones: readonly number[];
  readonly won: boolean;
  /** How far ahead of the next; null alone and for all but the winners. */
  readonly lead: number | null;
  readonly deck: PlayerCount;
}

const isFacts = (facts: unknown, seats: number): facts is TableFacts => {
  const { rows, cornerstones } = (facts ?? {}) as Partial<TableFacts>;
  return (
    Array.isArray(rows) &&
    rows.length === seats &&
    rows.every((row) => Array.isArray(row) && row.length === PAD_ROWS.length) &&
    Array.isArray(cornerstones) &&
    cornerstones.length === seats
  );
};

/** The day the players named counts before the day it was entered. */
const timeOf = (facts: TableFacts, at: number): number => {
  const named = facts.day === null ? NaN : Date.parse(`${facts.day}T12:00`);
  return Number.isNaN(named) ? at : named;
};

function resultsAt({ id, at, summary }: FinishedTable): readonly Result[] {
  const { players, totals = [], winners = [], facts } = summary;
  if (totals.length !== players.length || !isFacts(facts, players.length)) return [];
  const next = Math.max(...totals.filter((_, seat) => !winners.includes(seat)));
  return players.map((name, seat) => {
    const won = players.length > 1 && winners.includes(seat);
    return {
      table: id,
      at: timeOf(facts, at),
      players: players.length,
      name: name.trim(),
      total: totals[seat]!,
      rows: facts.rows[seat]!,
      cornerstones: facts.cornerstones[seat]!,
      won,
      lead: won && Number.isFinite(next) ? totals[seat]! - next : null,
      deck: facts.deck
    };
  });
}

/** A total that roads or money nobody has told can change says nothing about anybody. */
export const isComplete = ({ summary }: FinishedTable): boolean =>
  (summary.incomplete ?? []).length === 0;

/** Every result of every complete table, the oldest first. */
export const resultsOf = (tables: readonly FinishedTable[]): readonly Result[] =>
  tables
    .filter(isComplete)
    .flatMap(resultsAt)
    .toSorted((a, b) => a.at - b.at);
