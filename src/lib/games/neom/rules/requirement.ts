import { tierOf, type Good, type Tier } from '../data/goods';
import type { CityTile, Effect, Payment } from '../data/tile-row';
import { cityTileOf } from '../data/tiles';
import { sketchOf, unknownRoutes, type Sketch } from './city';
import { LEAST_PRICE, pricesOf, type Offer, type PriceList } from './prices';
import type { Side } from './roads';
import type { Table } from './table';

export interface Purchase {
  readonly good: Good;
  readonly price: number;
  readonly offer: Offer;
}

/** One way to meet a tile's requirement. */
export interface Cost {
  /** All coins it takes: to the supply and for the Goods bought. */
  readonly coins: number;
  /** The coins were every Trade Route active that is not known; fewer: incomplete (NEOM-4). */
  readonly atBest: number;
  /** The part of the coins that the tile itself asks for. */
  readonly fee: number;
  /** Goods it asks for that the City makes. */
  readonly own: readonly Good[];
  readonly buys: readonly Purchase[];
  /** Goods that Postal Service and Import Office stand for (NEOM-31). */
  readonly virtual: readonly Good[];
  /** Solo: trade routes this uses up (NEOM-30). */
  readonly routes: readonly Side[];
}

/** Whether a Trade Route that is not known could make it cheaper (NEOM-4). */
export const isCostIncomplete = ({ coins, atBest }: Cost): boolean => atBest < coins;

/** The tiers each of these tiles can stand for, once per requirement (NEOM-31). */
const STANDS_FOR: Partial<Readonly<Record<Effect, readonly Tier[]>>> = {
  'postal-service': ['raw'],
  'import-office': ['raw', 'processed']
};

const tiersOf = ({ effect }: CityTile): readonly Tier[] => (effect && STANDS_FOR[effect]) ?? [];

/** The tiles of a City that stand for Goods. */
export const standInsOf = ({ tiles }: Sketch): readonly CityTile[] =>
  tiles.filter((tile) => tile !== null).filter((tile) => tiersOf(tile).length > 0);

/** Every set of Goods the stand-ins can cover, each set once, the empty set among them. */
function coversOf(
  missing: readonly Good[],
  standIns: readonly CityTile[]
): readonly (readonly Good[])[] {
  let covers: readonly (readonly Good[])[] = [[]];
  for (const tiers of standIns.map(tiersOf)) {
    const more = covers.flatMap((cover) =>
      missing
        .filter((good) => tiers.includes(tierOf(good)) && !cover.includes(good))
        .map((good) => missing.filter((each) => each === good || cover.includes(each)))
    );
    covers = [...covers, ...more];
  }
  return [...new Map(covers.map((cover) => [cover.join(), cover])).values()];
}

/** Every purchase at its best offer; null where a Good cannot be had. */
function purchasesOf(goods: readonly Good[], prices: PriceList): readonly Purchase[] | null {
  const purchases: Purchase[] = [];
  for (const good of goods) {
    const offer = prices[good].offers[0];
    if (!offer) return null;
    purchases.push({ good, price: offer.price, offer });
  }
  return purchases;
}

interface Dealt {
  readonly buys: readonly Purchase[];
  readonly routes: readonly Side[];
}

/** Solo: a route takes £1 off one Good only, so the routes are dealt out over the purchases. */
function dealRoutes(purchases: readonly Purchase[]): Dealt {
  const free = [...(purchases[0]?.offer.routes ?? [])];
  const routes: Side[] = [];
  const buys = purchases.map((purchase) => {
    const { base } = purchase.offer;
    const taken = free.splice(0, Math.min(free.length, base - LEAST_PRICE));
    routes.push(...taken);
    const offer = { ...purchase.offer, routes: taken, price: base - taken.length };
    return { ...purchase, offer, price: offer.price };
  });
  return { buys, routes };
}

function costOf(
  { coins: fee, goods }: Payment,
  virtual: readonly Good[],
  prices: PriceList,
  solo: boolean
): Omit<Cost, 'atBest'> | null {
  const own = goods.filter((good) => prices[good].produced);
  const purchases = purchasesOf(
    goods.filter((good) => !own.includes(good) && !virtual.includes(good)),
    prices
  );
  if (!purchases) return null;
  const { buys, routes }: Dealt = solo ? dealRoutes(purchases) : { buys: purchases, routes: [] };
  const coins = buys.reduce((sum, { price }) => sum + price, fee);
  return { coins, fee, own, buys, virtual, routes };
}

const cheapestFirst = (a: Cost, b: Cost): number =>
  a.coins - b.coins || a.buys.length - b.buys.length || a.virtual.length - b.virtual.length;

/** "3 or more X" counts the City before the placement (NEOM-9). */
export function hasRequiredTiles({ counts }: Sketch, { requirement }: CityTile): boolean {
  const { tiles } = requirement;
  return !tiles || counts[tiles.type] >= tiles.atLeast;
}

/** Every way to pay for a tile, cheapest first (NEOM-32); none where it cannot be had at any price. */
export function costsOf(table: Table, seat: number, number: number): readonly Cost[] {
  const sketch = sketchOf(table.players[seat]!.city);
  const tile = cityTileOf(number);
  if (!hasRequiredTiles(sketch, tile)) return [];
  const prices = pricesOf(table, seat);
  const unknown = unknownRoutes(sketch);
  const bestPrices = unknown.length > 0 ? pricesOf(table, seat, unknown) : prices;
  const standIns = standInsOf(sketch);
  const solo = table.players.length === 1;
  const costsOfWay = (way: Payment) => {
    const missing = way.goods.filter((good) => !prices[good].produced);
    return coversOf(missing, standIns).flatMap((virtual) => {
      const cost = costOf(way, virtual, prices, solo);
      const best = costOf(way, virtual, bestPrices, solo);
      return cost && best ? [{ ...cost, atBest: best.coins }] : [];
    });
  };
  return tile.requirement.ways.flatMap(costsOfWay).sort(cheapestFirst);
}

/** The cheapest way; at best another way may be the cheaper one. */
export function cheapestCost(table: Table, seat: number, number: number): Cost | null {
  const costs = costsOf(table, seat, number);
  const atBest = Math.min(...costs.map((cost) => cost.atBest));
  return costs[0] ? { ...costs[0], atBest } : null;
}
