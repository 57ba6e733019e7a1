import { GOODS, TIER_FACTS, TIERS, tierOf, type Good } from '../data/goods';
import type { Generation } from '../data/tile-row';
import { sketchOf, unknownRoutes } from './city';
import { goodsTraded } from './goods-traded';
import { SIDES, type Side } from './roads';
import type { Table } from './table';

/** Buying Goods is never free of cost (RB page 7; NEOM-29, NEOM-30). */
export const LEAST_PRICE = 1;

/** One way to buy a Good, with the reasons of its price. */
export interface Offer {
  /** The seller's seat; null: the general supply. */
  readonly seller: number | null;
  /** The side counted; null with one or two players. */
  readonly side: Side | null;
  readonly price: number;
  readonly base: number;
  /** Players between buyer and seller on that side: £1 each. */
  readonly between: number;
  /** The buyer's trade routes that take £1 off each, down to the least price. */
  readonly routes: readonly Side[];
  /** The price were every route active that is not known; less than `price`: incomplete (NEOM-4). */
  readonly atBest: number;
}

export interface GoodPrice {
  readonly produced: boolean;
  /** Cheapest first, each seller once; also for Goods the buyer produces. */
  readonly offers: readonly Offer[];
}

export type PriceList = Readonly<Record<Good, GoodPrice>>;

/** What of a player matters for prices. */
interface Trader {
  readonly goods: ReadonlySet<Good>;
  readonly routes: readonly Side[];
  readonly routesUsed: readonly Side[];
}

interface Market {
  readonly traders: readonly Trader[];
  readonly buyer: number;
  readonly generation: Generation;
}

function offer(
  good: Good,
  seller: number | null,
  side: Side | null,
  between: number,
  routes: readonly Side[]
): Offer {
  const base = TIER_FACTS[tierOf(good)].price;
  const price = Math.max(LEAST_PRICE, base + between - routes.length);
  return { seller, side, price, base, between, routes, atBest: price };
}

const byPrice = (a: Offer, b: Offer): number => a.price - b.price || a.between - b.between;

/** NEOM-28: counting clockwise is counting over the left, W; equal sides are counted over the left. */
function ringOffers({ traders, buyer }: Market, good: Good): readonly Offer[] {
  const count = traders.length;
  const active = traders[buyer]!.routes;
  const over = (side: Side, seller: number, between: number) =>
    offer(good, seller, side, between, active.includes(side) ? [side] : []);
  const offers: Offer[] = [];
  for (let step = 1; step < count; step++) {
    const seller = (buyer + step) % count;
    if (!traders[seller]!.goods.has(good)) continue;
    const left = over('W', seller, step - 1);
    const right = over('E', seller, count - step - 1);
    offers.push(right.price < left.price ? right : left);
  }
  return offers.sort(byPrice);
}

/** NEOM-29: the opponent if they produce it, else the supply, at the same price. */
function pairOffers({ traders, buyer }: Market, good: Good): readonly Offer[] {
  const opponent = 1 - buyer;
  const seller = traders[opponent]!.goods.has(good) ? opponent : null;
  return [offer(good, seller, null, 0, traders[buyer]!.routes)];
}

/** NEOM-30: the supply, by Generation; each route takes £1 off once per Generation. */
function soloOffers({ traders, buyer, generation }: Market, good: Good): readonly Offer[] {
  if (TIERS.indexOf(tierOf(good)) >= generation) return [];
  const { routes, routesUsed } = traders[buyer]!;
  const free = routes.filter((side) => !routesUsed.includes(side));
  return [offer(good, null, null, 0, free)];
}

const RULE_BY_COUNT = [soloOffers, soloOffers, pairOffers] as const;

const marketOf = ({ players, generation }: Table, buyer: number): Market => ({
  traders: players.map((player) => {
    const { goods, routes } = sketchOf(player.city);
    const { routesUsed } = player;
    return { goods: new Set(goodsTraded(player, goods)), routes, routesUsed };
  }),
  buyer,
  generation
});

/** The same market, the buyer having some routes more. */
const withRoutes = (market: Market, more: readonly Side[]): Market => ({
  ...market,
  traders: market.traders.map((trader, seat) =>
    seat === market.buyer ? { ...trader, routes: [...trader.routes, ...more] } : trader
  )
});

/** What every Good costs the player at a seat; with `more` as though they had these routes too. */
export function pricesOf(table: Table, buyer: number, more: readonly Side[] = []): PriceList {
  const market = withRoutes(marketOf(table, buyer), more);
  const offersOf = RULE_BY_COUNT[market.traders.length] ?? ringOffers;
  const unknown = unknownRoutes(sketchOf(table.players[buyer]!.city));
  const possible = withRoutes(market, unknown);
  const { goods } = market.traders[buyer]!;
  const priceOf = (good: Good): GoodPrice => {
    const best = new Map(offersOf(possible, good).map(({ seller, price }) => [seller, price]));
    const offers = offersOf(market, good).map((one) => ({ ...one, atBest: best.get(one.seller)! }));
    return { produced: goods.has(good), offers };
  };
  return Object.fromEntries(GOODS.map((good) => [good, priceOf(good)])) as Record<Good, GoodPrice>;
}

/** Whether a route that is not known could make the cheapest price less (NEOM-4). */
export const isIncomplete = ({ offers }: GoodPrice): boolean =>
  offers.some(({ atBest }) => atBest < offers[0]!.price);

export interface RouteSaving {
  readonly side: Side;
  /** The missing Goods that one more active route would make cheaper; £1 each. */
  readonly goods: readonly Good[];
}

const cheapest = ({ offers }: GoodPrice): number => offers[0]?.price ?? Infinity;

/** What each trade route that is known not to be active would save its owner. */
export function routeSavings(table: Table, buyer: number): readonly RouteSaving[] {
  const sketch = sketchOf(table.players[buyer]!.city);
  const hasOrMay = [...sketch.routes, ...unknownRoutes(sketch)];
  const now = pricesOf(table, buyer);
  return SIDES.filter((side) => !hasOrMay.includes(side)).map((side) => {
    const then = pricesOf(table, buyer, [side]);
    const saves = (good: Good) => !now[good].produced && cheapest(then[good]) < cheapest(now[good]);
    return { side, goods: GOODS.filter(saves) };
  });
}
