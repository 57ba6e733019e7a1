import { PAD_ROWS, type PadRow } from '../../../rules/scoring';
import type { Result } from './results';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const averageOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sumOf(values) / values.length;

/** Over thousands of results: not as arguments, of which a call takes only so many. */
const highest = (results: readonly Result[]): Result | null =>
  results.reduce<Result | null>(
    (best, one) => (best && best.total >= one.total ? best : one),
    null
  );

export interface Overview {
  /** Tables, however many of their players are looked at. */
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: Result | null;
  readonly lowest: number;
  /** How far ahead winners were on average; null where nobody was. */
  readonly lead: number | null;
}

export function overviewOf(results: readonly Result[]): Overview {
  const leads = results.flatMap(({ lead }) => (lead === null ? [] : [lead]));
  return {
    games: new Set(results.map(({ table }) => table)).size,
    wins: results.filter(({ won }) => won).length,
    average: averageOf(results.map(({ total }) => total)),
    best: highest(results),
    lowest: results.reduce((low, { total }) => Math.min(low, total), Infinity),
    lead: leads.length > 0 ? averageOf(leads) : null
  };
}

export interface PlayerTally extends Overview {
  /** The same however it is spelled. */
  readonly key: string;
  readonly name: string;
  readonly results: readonly Result[];
}

/** A result stands with each of its keys. */
const groupedBy = <K>(results: readonly Result[], keysOf: (result: Result) => Iterable<K>) => {
  const groups = new Map<K, Result[]>();
  for (const result of results)
    for (const key of new Set(keysOf(result))) {
      const group = groups.get(key);
      if (group) group.push(result);
      else groups.set(key, [result]);
    }
  return groups;
};

const keyOf = ({ name }: Result): string => name.toLocaleLowerCase();

/** By name, capitals or not; spelled as at the last table. Most games first. */
export const byPlayer = (results: readonly Result[]): readonly PlayerTally[] =>
  [...groupedBy(results, (result) => [keyOf(result)])]
    .map(([key, all]) => ({ key, name: all.at(-1)!.name, results: all, ...overviewOf(all) }))
    .sort((a, b) => b.games - a.games || b.average - a.average);

/** By the number of players at the table, the fewest first. */
export const byCount = (
  results: readonly Result[]
): readonly (Overview & { readonly players: number })[] =>
  [...groupedBy(results, ({ players }) => [players])]
    .map(([players, all]) => ({ players, ...overviewOf(all) }))
    .sort((a, b) => a.players - b.players);

export interface RowTally {
  readonly row: PadRow;
  readonly some: number;
  /** null where there is nothing to compare with. */
  readonly others: number | null;
}

/** The rows of the pad on average, of some results and of those they are compared with. */
export const byRow = (some: readonly Result[], others: readonly Result[]): readonly RowTally[] => {
  const average = (results: readonly Result[], index: number) =>
    averageOf(results.map(({ rows }) => rows[index]!));
  return PAD_ROWS.map((row, index) => ({
    row,
    some: average(some, index),
    others: others.length > 0 ? average(others, index) : null
  }));
};

export interface CornerstoneTally {
  readonly tile: number;
  readonly cities: number;
  readonly wins: number;
  readonly average: number;
}

/** The one seen most often first. */
export const byCornerstone = (results: readonly Result[]): readonly CornerstoneTally[] =>
  [...groupedBy(results, ({ cornerstones }) => cornerstones)]
    .map(([tile, all]) => {
      const { wins, average } = overviewOf(all);
      return { tile, cities: all.length, wins, average };
    })
    .sort((a, b) => b.cities - a.cities || b.average - a.average || a.tile - b.tile);

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BANDS = 10;
const WIDTHS = [5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Totals in bands of a round width, empty ones between included. */
export function bandsOf(totals: readonly number[]): readonly Band[] {
  if (totals.length === 0) return [];
  const sorted = totals.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const width =
    WIDTHS.find((each) => (high - low) / each <= BANDS) ?? Math.ceil((high - low) / BANDS);
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * width;
    const to = from + width - 1;
    return { from, to, count: totals.filter((total) => total >= from && total <= to).length };
  });
}

export interface Spread {
  readonly low: number;
  readonly high: number;
  /** Half of the totals are this high or higher. */
  readonly middle: number;
}

export function spreadOf(totals: readonly number[]): Spread {
  const sorted = totals.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  return { low: at(0), high: at(sorted.length - 1), middle: at(sorted.length >> 1) };
}
