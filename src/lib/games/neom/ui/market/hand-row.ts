import { cityTileOf } from '../../data/tiles';
import { sketchOf } from '../../rules/city';
import { withTile } from '../../rules/city-edit';
import { cashToSpend, hurdlesOf } from '../../rules/deal';
import { placementsOf } from '../../rules/placement';
import { cheapestCost, isCostIncomplete } from '../../rules/requirement';
import type { PlacedTile, Table } from '../../rules/table';
import { incomeAdded } from '../../rules/tile-yield';
import { taughtRoads } from '../table/taught-roads';

/** A tile of the hand in five figures. */
export function handRow(table: Table, seat: number, number: number) {
  const player = table.players[seat]!;
  const roads = taughtRoads.of(number);
  const placed: PlacedTile = { tile: number, roads };
  const cost = cheapestCost(table, seat, number);
  const cash = cashToSpend(player);
  const { generation, overrides } = table;
  const best = roads === null ? undefined : placementsOf(player, placed, generation, overrides)[0];
  const cell = best?.cell ?? player.city.cells.indexOf(null);
  const income =
    cell < 0 ? [] : incomeAdded(player.city, withTile(player.city, cell, placed), generation);
  return {
    tile: cityTileOf(number),
    cost,
    /** Nobody is known to sell what it needs, and not everybody's Goods are known. */
    isOpen: hurdlesOf(table, seat, placed).some(({ code }) => code === 'seller-unknown'),
    isAffordable: cost !== null && (cash === null || cash >= cost.coins),
    /** Roads of the City that are not known could change the cost, or points and space (NEOM-4). */
    costIncomplete: cost !== null && isCostIncomplete(cost),
    bestIncomplete: best !== undefined && sketchOf(player.city).unknownRoads !== 0,
    best,
    roadsKnown: roads !== null,
    /** Over all Generations that still pay. */
    income: income.reduce((sum, { coins }) => sum + coins, 0)
  };
}
