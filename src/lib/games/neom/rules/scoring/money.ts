import { EMPTY_SET } from '$lib/engine/grid/cell-set';
import { cityLine, type NeomLine } from './score-line';

export interface Cash {
  /** null while nobody has said; counts as nothing. */
  readonly money: number | null;
  readonly finalIncomeIncluded: boolean;
}

/** Cash after the final income (NEOM-14). */
export const finalCash = ({ money, finalIncomeIncluded }: Cash, finalIncome: number): number =>
  (money ?? 0) + (finalIncomeIncluded ? 0 : finalIncome);

/** Cash without the final income (NEOM-15); less than nothing is a slip of entry and counts as none. */
export const savingsOf = (cash: Cash, finalIncome: number): number =>
  Math.max(0, finalCash(cash, finalIncome) - finalIncome);

/** 1 point for every full £2. */
export const COINS_A_POINT = 2;

export const moneyPoints = (coins: number): number => Math.floor(coins / COINS_A_POINT);

export const scoreMoney = (cash: Cash, finalIncome: number): readonly NeomLine[] => {
  const coins = finalCash(cash, finalIncome);
  const points = moneyPoints(coins);
  return [
    cash.money === null
      ? cityLine('money', 'money-unknown', EMPTY_SET, coins, points, 'cash')
      : cityLine('money', 'money', EMPTY_SET, coins, points)
  ];
};
