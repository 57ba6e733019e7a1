import { cellsOf, type CellSet } from '$lib/engine/grid/cell-set';
import type { ScoreLine } from '$lib/engine/score-sheet';
import type { Good } from '../../data/goods';
import type { CityTile } from '../../data/tile-row';
import type { Cell } from '../table';
import type { PadRow } from './pad-rows';
import type { VariableRule } from './variable';

export { PAD_ROWS, type PadRow } from './pad-rows';
export type Pad = Readonly<Record<PadRow | 'total', number>>;

/** What a line outside the variable tiles can rest on; zero lines have rules of their own. */
export const PLAIN_RULES = [
  'printed',
  'commercial-unprinted',
  'industrial-unprinted',
  'resource-unprinted',
  'neighborhood',
  'no-neighborhood',
  'good',
  'good-not-chosen',
  'no-good',
  'money',
  'money-unknown',
  'pollution',
  'no-pollution',
  'ghost-town-empty',
  'ghost-town-single',
  'no-ghost-town',
  'no-power',
  'power'
] as const;
export type PlainRule = (typeof PLAIN_RULES)[number];
export type ScoreRule = PlainRule | VariableRule;
/** What a line can rest on that nobody has entered yet. */
export type Unknown = 'roads' | 'cash' | 'good';
export type Missing = Readonly<Record<Unknown, boolean>>;

/** A line written by hand rests on no rule of the game. */
export const BY_HAND = 'override';

/** The hand behind a line, and what it says for itself. */
export interface ByHand {
  readonly id: string;
  readonly note: string;
  /** The points by the rules, where it stands in for them. */
  readonly instead: number | null;
}

export interface NeomLine extends ScoreLine<PadRow, Cell> {
  readonly rule: ScoreRule | typeof BY_HAND;
  /** The tile the points belong to and its space; null where they are the whole City's. */
  readonly tile: number | null;
  readonly cell: Cell | null;
  /** The Good of a line about one. */
  readonly good: Good | null;
  /** The spaces that were counted. */
  readonly places: readonly Cell[];
  /** What could still change it once it is known (NEOM-4); null where the line is final. */
  readonly waitsFor: Unknown | null;
  readonly byHand?: ByHand;
}

/** Tells a line from all others of its City, and stays its own while other tiles change. */
export function lineKey({ rule, byHand, good, cell, category, places }: NeomLine): string {
  if (rule === BY_HAND) return byHand!.id;
  const first = category === 'neighborhoods' ? places[0] : undefined;
  return `${rule}@${good ?? cell ?? first ?? ''}`;
}

/** A line of the whole City. */
export const cityLine = (
  category: PadRow,
  rule: PlainRule,
  counted: CellSet,
  count: number,
  points: number,
  waitsFor: Unknown | null = null,
  good: Good | null = null
): NeomLine => ({
  category,
  rule,
  tile: null,
  cell: null,
  good,
  places: cellsOf(counted),
  count,
  points,
  waitsFor
});

/** A line of one tile. */
export const tileLine = (
  category: PadRow,
  rule: ScoreRule,
  tile: CityTile,
  cell: Cell,
  counted: CellSet,
  count: number,
  points: number,
  waitsFor: Unknown | null = null
): NeomLine => ({
  category,
  rule,
  tile: tile.number,
  cell,
  good: null,
  places: cellsOf(counted),
  count,
  points,
  waitsFor
});

export function padOf(lines: readonly NeomLine[]): Pad {
  const pad = {
    tiles: 0,
    variable: 0,
    neighborhoods: 0,
    goods: 0,
    money: 0,
    pollution: 0,
    ghostTown: 0,
    power: 0,
    total: 0
  } satisfies Record<PadRow | 'total', number>;
  for (const line of lines) {
    pad[line.category] += line.points;
    pad.total += line.points;
  }
  return pad;
}
