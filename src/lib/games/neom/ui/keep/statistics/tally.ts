import { PAD_ROWS, type PadRow } from '../../../rules/scoring';
import type { Result } from './results';

export const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export interface PlayerTally {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  readonly lowest: number;
  readonly results: readonly Result[];
}

const groupedBy = <K>(results: readonly Result[], key: (result: Result) => K) => {
  const groups = new Map<K, Result[]>();
  for (const result of results) {
    const group = groups.get(key(result));
    if (group) group.push(result);
    else groups.set(key(result), [result]);
  }
  return groups;
};

const winsIn = (results: readonly Result[]): number => results.filter(({ won }) => won).length;

/** By name, capitals or not; spelled as at the last table. Most games first. */
export const byPlayer = (results: readonly Result[]): readonly PlayerTally[] =>
  [...groupedBy(results, ({ name }) => name.toLocaleLowerCase()).values()]
    .map((all) => {
      const totals = all.map(({ total }) => total);
      return {
        name: all.at(-1)!.name,
        games: all.length,
        wins: winsIn(all),
        average: averageOf(totals),
        best: Math.max(...totals),
        lowest: Math.min(...totals),
        results: all
      };
    })
    .sort((a, b) => b.games - a.games || b.average - a.average);

export interface RowTally {
  readonly row: PadRow;
  readonly all: number;
  /** null where nobody has won, as in games of one. */
  readonly winners: number | null;
}

export function byRow(results: readonly Result[]): readonly RowTally[] {
  const winners = results.filter(({ won }) => won);
  const average = (some: readonly Result[], index: number) =>
    averageOf(some.map(({ rows }) => rows[index]!));
  return PAD_ROWS.map((row, index) => ({
    row,
    all: average(results, index),
    winners: winners.length > 0 ? average(winners, index) : null
  }));
}

export interface CornerstoneTally {
  readonly tile: number;
  readonly cities: number;
  readonly wins: number;
  readonly average: number;
}

/** The one seen most often first. */
export function byCornerstone(results: readonly Result[]): readonly CornerstoneTally[] {
  const cities = new Map<number, Result[]>();
  for (const result of results)
    for (const tile of new Set(result.cornerstones))
      cities.set(tile, [...(cities.get(tile) ?? []), result]);
  return [...cities]
    .map(([tile, all]) => ({
      tile,
      cities: all.length,
      wins: winsIn(all),
      average: averageOf(all.map(({ total }) => total))
    }))
    .sort((a, b) => b.cities - a.cities || b.average - a.average || a.tile - b.tile);
}

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
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
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

export const middleOf = (totals: readonly number[]): number =>
  totals.toSorted((a, b) => a - b)[Math.floor(totals.length / 2)] ?? 0;

export const tablesIn = (results: readonly Result[]): number =>
  new Set(results.map(({ table }) => table)).size;
