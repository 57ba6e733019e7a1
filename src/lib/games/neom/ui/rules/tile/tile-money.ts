import { GENERATIONS, type CityTile, type Generation } from '../../../data/tile-row';

export interface TileMoney {
  readonly from: Generation;
  readonly coins: number;
}

/** Coins a tile brings to the end of the game if placed as early as it can be; null where it counts tiles. */
export function moneyOf({ deck, gain, income }: CityTile): TileMoney | null {
  const from = deck === 'cornerstone' ? 1 : deck;
  if (income?.kind === 'per-tile') return null;
  const coins = GENERATIONS.filter((generation) => generation >= from).reduce(
    (sum, generation) =>
      sum +
      (income === null
        ? 0
        : income.kind === 'fixed'
          ? income.coins
          : income.coins[generation - 1]!),
    gain
  );
  return coins > 0 ? { from, coins } : null;
}
