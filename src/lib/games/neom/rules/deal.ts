import { sizeOf } from '$lib/engine/grid/cell-set';
import { tierOf, type Good } from '../data/goods';
import type { CityTile, Generation, TileType } from '../data/tile-row';
import { cityTileOf } from '../data/tiles';
import { sketchOf } from './city';
import { cornerstoneLimit, decksInPlay } from './faults';
import { mayBeSold } from './goods-traded';
import { pricesOf } from './prices';
import { cheapestCost, hasRequiredTiles, type Cost } from './requirement';
import { legalCells } from './placement';
import { ALL_ROADS } from './roads';
import type { City, PlacedTile, Player, Table } from './table';
import { selectionGain } from './triggers';

/** What stands against placing a tile now, by the rules. */
export type Hurdle =
  | {
      readonly code: 'required-tiles';
      readonly type: TileType;
      readonly atLeast: number;
      readonly count: number;
    }
  | { readonly code: 'not-to-be-had'; readonly goods: readonly Good[] }
  | { readonly code: 'cornerstones'; readonly generation: Generation; readonly count: number }
  | { readonly code: 'no-space' }
  | { readonly code: 'money'; readonly short: number }
  | Doubt;

/** What may stand against it: Goods or roads that are not known decide (NEOM-4). */
export type Doubt =
  | { readonly code: 'seller-unknown'; readonly goods: readonly Good[] }
  | { readonly code: 'space-unknown' }
  | { readonly code: 'money-unknown'; readonly short: number };

const DOUBTS: readonly string[] = [
  'seller-unknown',
  'space-unknown',
  'money-unknown'
] satisfies Doubt['code'][];

export const isDoubt = ({ code }: Hurdle): boolean => DOUBTS.includes(code);

/** Cash that can pay for a tile: the Investment Firm pays on selecting it (NEOM-27). */
export const cashToSpend = ({ money, city }: Player): number | null =>
  money === null ? null : money + selectionGain(city);

/** Goods without an offer in the way that lacks the fewest; none where some way can be paid. */
function notToBeHad(table: Table, seat: number, tile: CityTile): readonly Good[] {
  const prices = pricesOf(table, seat);
  const lacking = tile.requirement.ways.map(({ goods }) =>
    goods.filter((good) => !prices[good].produced && prices[good].offers.length === 0)
  );
  return lacking.reduce((least, goods) => (goods.length < least.length ? goods : least));
}

function costHurdles(table: Table, seat: number, tile: CityTile): readonly Hurdle[] {
  const player = table.players[seat]!;
  const sketch = sketchOf(player.city);
  const { tiles } = tile.requirement;
  if (tiles && !hasRequiredTiles(sketch, tile))
    return [{ code: 'required-tiles', ...tiles, count: sketch.counts[tiles.type] }];
  const cheapest = cheapestCost(table, seat, tile.number);
  if (!cheapest) {
    const goods = notToBeHad(table, seat, tile);
    const isOpen = goods.every((good) => mayBeSold(table, seat, tierOf(good)));
    return [{ code: isOpen ? 'seller-unknown' : 'not-to-be-had', goods }];
  }
  const cash = cashToSpend(player);
  const short = cash === null ? 0 : cheapest.coins - cash;
  if (cash === null || short <= 0) return [];
  return [{ code: cheapest.atBest > cash ? 'money' : 'money-unknown', short }];
}

/** As though every road nobody has entered were there: it may lead anywhere (NEOM-4). */
const withAllRoads = (placed: PlacedTile): PlacedTile => ({
  ...placed,
  roads: placed.roads ?? ALL_ROADS
});

function spaceHurdles(table: Table, seat: number, placed: PlacedTile): readonly Hurdle[] {
  const { generation } = table;
  const { city } = table.players[seat]!;
  const hasSpace = (where: City) => legalCells(where, withAllRoads(placed), generation).length > 0;
  if (hasSpace(city)) return [];
  const cells = city.cells.map((there) => there && withAllRoads(there));
  if (hasSpace({ ...city, cells })) return [{ code: 'space-unknown' }];
  const count = sizeOf(sketchOf(city).cornerstones);
  const added = cityTileOf(placed.tile).deck === 'cornerstone' ? 1 : 0;
  const tooMany = count + added > cornerstoneLimit(generation);
  return [tooMany ? { code: 'cornerstones', generation, count } : { code: 'no-space' }];
}

export const hurdlesOf = (table: Table, seat: number, placed: PlacedTile): readonly Hurdle[] => [
  ...costHurdles(table, seat, cityTileOf(placed.tile)),
  ...spaceHurdles(table, seat, placed)
];

/** Why a tile can hardly be in hand: it lies in a City, went back to the box, or is not in the game. */
export type Oddity =
  | { readonly code: 'on-table'; readonly player: Player }
  | { readonly code: 'gone' }
  | { readonly code: 'not-in-game'; readonly deck: string };

export const isGone = ({ gone }: Table, number: number): boolean =>
  gone?.some(({ tile }) => tile === number) ?? false;

export function odditiesOf(table: Table, number: number): readonly Oddity[] {
  const { players } = cityTileOf(number);
  const owner = table.players.find(({ city }) => city.cells.some((each) => each?.tile === number));
  return [
    ...(owner ? [{ code: 'on-table', player: owner } as const] : []),
    ...(isGone(table, number) ? [{ code: 'gone' } as const] : []),
    ...(players !== null && !decksInPlay(table).includes(players)
      ? [{ code: 'not-in-game', deck: players } as const]
      : [])
  ];
}

/** Cash after paying in one way and before anything comes in; null while nobody has said. */
export const cashLeft = (player: Player, { coins }: Cost): number | null => {
  const cash = cashToSpend(player);
  return cash === null ? null : cash - coins;
};
