import { sizeOf } from '$lib/engine/grid/cell-set';
import { TIER_FACTS, tierOf } from '../data/goods';
import type { Sketch } from './city';
import { incomeTotal } from './income';
import { neighborhoodPoints, neighborhoodsOf } from './neighborhoods';
import { pollutionAt } from './pollution';
import { scoreOf } from './scoring';
import type { ScoringView } from './scoring/formula';
import { ghostTownPoints } from './scoring/ghost-town';
import { finalCash, moneyPoints, savingsOf, type Cash } from './scoring/money';
import { powerPoints } from './scoring/power';
import { VARIABLE, type VariableTile } from './scoring/variable';
import type { Override } from './table';

const tilePoints = (view: ScoringView): number => {
  const { tiles } = view.sketch;
  let points = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell];
    if (!tile) continue;
    if (tile.vp !== 'variable') points += tile.vp;
    else
      for (const part of VARIABLE[tile.number as VariableTile].parts(view, cell))
        points += part.points;
  }
  return points;
};

const sum = <T>(items: readonly T[], points: (item: T) => number): number => {
  let all = 0;
  for (const item of items) all += points(item);
  return all;
};

/**
 * The pad's total from the same formulas as the score sheet but without its lines, for searches that
 * compare hundreds of Cities; a property test holds the two together.
 */
export function totalPoints(sketch: Sketch, cash: Cash): number {
  const finalIncome = incomeTotal(sketch, 3);
  const neighborhoods = neighborhoodsOf(sketch);
  const savings = savingsOf(cash, finalIncome);
  let pollution = 0;
  for (let rest = sketch.ofType.residential; rest !== 0; rest &= rest - 1)
    pollution += pollutionAt(sketch, 31 - Math.clz32(rest & -rest));
  return (
    tilePoints({ sketch, neighborhoods, finalIncome, savings }) +
    sum(neighborhoods, (tiles) => neighborhoodPoints(sizeOf(tiles))) +
    sum(sketch.goods, (good) => TIER_FACTS[tierOf(good)].vp) +
    moneyPoints(finalCash(cash, finalIncome)) +
    pollution +
    ghostTownPoints(sketch) +
    powerPoints(sketch)
  );
}

/** The pad's total of a player's Cities; the score sheet is only written for points given by hand. */
export function totalFor(id: string, overrides: readonly Override[] = []): typeof totalPoints {
  if (!overrides.some(({ player }) => player === id)) return totalPoints;
  return (sketch, { money, finalIncomeIncluded }) =>
    scoreOf(sketch, { id, money, finalIncomeIncluded }, overrides).pad.total;
}
