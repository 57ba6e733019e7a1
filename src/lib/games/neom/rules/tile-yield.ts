import { GENERATIONS, type Generation } from '../data/tile-row';
import { sketchOf } from './city';
import { withTile } from './city-edit';
import { incomeOf } from './income';
import type { Bill } from './moves/move';
import type { Cost } from './requirement';
import { totalFor } from './total';
import type { Cell, City, PlacedTile, Table } from './table';
import { placementEffects, selectionGain, type PlacementEffects } from './triggers';

export interface GenerationIncome {
  readonly generation: Generation;
  readonly coins: number;
}

/** What a tile on a space brings beyond the pad. */
export interface TileYield {
  readonly effects: PlacementEffects;
  /** Coins more at the end of this and every later Generation; below 0 what it replaces paid more. */
  readonly income: readonly GenerationIncome[];
  /** The pad's total after it less before it, paid for and gains taken; null without cash known. */
  readonly pointsPaid: number | null;
}

export function incomeAdded(
  before: City,
  after: City,
  from: Generation
): readonly GenerationIncome[] {
  const [old, now] = [sketchOf(before), sketchOf(after)];
  return GENERATIONS.filter((generation) => generation >= from).map((generation) => ({
    generation,
    coins: incomeOf(now, generation).total - incomeOf(old, generation).total
  }));
}

export function yieldOf(
  table: Table,
  seat: number,
  placed: PlacedTile,
  cell: Cell,
  cost: Cost | null
): TileYield {
  const player = table.players[seat]!;
  const { city, money, finalIncomeIncluded } = player;
  const after = withTile(city, cell, placed);
  const effects = placementEffects(city, cell, placed);
  const paid = money !== null && cost ? money + selectionGain(city) - cost.coins : null;
  const totalOf = totalFor(player.id, table.overrides);
  const pointsPaid =
    paid === null || paid < 0
      ? null
      : totalOf(sketchOf(after), { money: paid + effects.coins, finalIncomeIncluded }) -
        totalOf(sketchOf(city), player);
  return { effects, income: incomeAdded(city, after, table.generation), pointsPaid };
}

/** The bill of a placement: who gets what, and what it brings at once. */
export const billOf = (table: Table, cost: Cost, gain: number): Bill => ({
  fee: cost.fee,
  buys: cost.buys.map(({ good, price, offer }) => ({
    good,
    price,
    seller: offer.seller === null ? null : table.players[offer.seller]!.id
  })),
  gain,
  routes: [...cost.routes]
});
