import { EMPTY_SET, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { COINS_COUNTED, FORMULA_POINTS, type FormulaRule } from '../../data/formulas';
import type { Sketch } from '../city';
import type { Cell } from '../table';
import type { Unknown } from './score-line';

/** What a variable tile's formula may ask. */
export interface ScoringView {
  readonly sketch: Sketch;
  /** The largest first. */
  readonly neighborhoods: readonly CellSet[];
  readonly finalIncome: number;
  /** Cash without the final income (NEOM-15). */
  readonly savings: number;
}

/** One count of a variable tile; its rule is the key of its sentence. */
export interface Part<Rule extends FormulaRule = FormulaRule> {
  readonly rule: Rule;
  readonly counted: CellSet;
  readonly count: number;
  readonly points: number;
}

export interface Formula<Rule extends FormulaRule = FormulaRule> {
  /** What the points rest on that may not be known yet (NEOM-4). */
  readonly restsOn: Unknown | null;
  readonly parts: (view: ScoringView, cell: Cell) => readonly Part<Rule>[];
}

export const part = <Rule extends FormulaRule>(
  rule: Rule,
  counted: CellSet,
  count: number,
  points: number
): Part<Rule> => ({ rule, counted, count, points });

/** A part that pays the same for each tile counted. */
export const each = <Rule extends FormulaRule>(rule: Rule, counted: CellSet): Part<Rule> => {
  const count = sizeOf(counted);
  return part(rule, counted, count, count * FORMULA_POINTS[rule]);
};

/** A part that pays the same for each group of tiles, such as a Neighborhood. */
export const eachGroup = <Rule extends FormulaRule>(
  rule: Rule,
  groups: readonly CellSet[]
): Part<Rule> => {
  const tiles = groups.reduce((set, group) => set | group, EMPTY_SET);
  return part(rule, tiles, groups.length, groups.length * FORMULA_POINTS[rule]);
};

export const formula = <Rule extends FormulaRule>(
  parts: Formula<Rule>['parts'],
  restsOn: Unknown | null = null
): Formula<Rule> => ({ restsOn, parts });

export const roadFormula = <Rule extends FormulaRule>(
  parts: Formula<Rule>['parts']
): Formula<Rule> => formula(parts, 'roads');

/** The commonest formula: points for each tile of a set. */
export const perTile = <Rule extends FormulaRule>(
  rule: Rule,
  counted: (sketch: Sketch, cell: Cell) => CellSet
): Formula<Rule> => formula(({ sketch }, cell) => [each(rule, counted(sketch, cell))]);

/** Points for every full £5 (NEOM-15). */
export const perFiveCoins = <Rule extends FormulaRule>(
  rule: Rule,
  coinsOf: (view: ScoringView) => number,
  restsOn: Unknown | null = null
): Formula<Rule> =>
  formula((view) => {
    const coins = coinsOf(view);
    return [part(rule, EMPTY_SET, coins, Math.floor(coins / COINS_COUNTED) * FORMULA_POINTS[rule])];
  }, restsOn);
