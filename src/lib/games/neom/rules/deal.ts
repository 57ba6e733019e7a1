import { hasCell, sizeOf } from '$lib/engine/grid/cell-set';
import { tierOf, type Good } from '../data/goods';
import type { CityTile, Generation, TileType } from '../data/tile-row';
import { cityTileOf } from '../data/tiles';
import { sketchOf } from './city';
import { withTile } from './city-edit';
import { mayBeSold } from './goods-traded';
import { pricesOf } from './prices';
import { cheapestCost, hasRequiredTiles, type Cost } from './requirement';
import { legalCells } from './placement';
import { cornerstoneLimit, givesWay, hasTooManyCornerstones } from './placing-law';
import { ALL_ROADS } from './roads';
import type { Cell, City, PlacedTile, Player, Table } from './table';
import { isGone, isInGame, ownerOf } from './tile-whereabouts';
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
  | { readonly code: 'not-sold-yet'; readonly goods: readonly Good[] }
  | { readonly code: 'cornerstones'; readonly generation: Generation; readonly count: number }
  | { readonly code: 'no-space' }
  | { readonly code: 'replacement'; readonly tile: number }
  | { readonly code: 'no-path' }
  | ({ readonly code: 'money' } & Shortage)
  | Doubt;

/** Coins short, and coins at hand that are kept apart in this turn. */
interface Shortage {
  readonly short: number;
  readonly keptApart: number;
  readonly turn: number;
}

/** What may stand against it: Goods or roads that are not known decide (NEOM-4). */
export type Doubt =
  | { readonly code: 'seller-unknown'; readonly goods: readonly Good[] }
  | { readonly code: 'space-unknown' }
  | { readonly code: 'path-unknown' }
  | ({ readonly code: 'money-unknown' } & Shortage);

const DOUBTS: readonly string[] = [
  'seller-unknown',
  'space-unknown',
  'path-unknown',
  'money-unknown'
] satisfies Doubt['code'][];

export const isDoubt = ({ code }: Hurdle): boolean => DOUBTS.includes(code);

/** Cash once a tile is selected: the Investment Firm pays for that (NEOM-27). */
const cashAtHand = ({ money, city }: Player): number | null =>
  money === null ? null : money + selectionGain(city);

/** Cash that can pay for a tile: not what buyers paid this turn (RB "Buying Missing Goods"). */
export const cashToSpend = (player: Player): number | null => {
  const cash = cashAtHand(player);
  return cash === null ? null : Math.max(0, cash - (player.keptApart ?? 0));
};

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
    // Alone, the supply sells every Good sooner or later (NEOM-30).
    if (table.players.length === 1) return [{ code: 'not-sold-yet', goods }];
    const isOpen = goods.every((good) => mayBeSold(table, seat, tierOf(good)));
    return [{ code: isOpen ? 'seller-unknown' : 'not-to-be-had', goods }];
  }
  const cash = cashToSpend(player);
  const short = cash === null ? 0 : cheapest.coins - cash;
  if (cash === null || short <= 0) return [];
  const code = cheapest.atBest > cash ? 'money' : 'money-unknown';
  return [{ code, short, keptApart: player.keptApart ?? 0, turn: table.turn }];
}

/** As though every road nobody has entered were there: it may lead anywhere (NEOM-4). */
const withAllRoads = (placed: PlacedTile): PlacedTile => ({
  ...placed,
  roads: placed.roads ?? ALL_ROADS
});

const cityWithAllRoads = (city: City): City => ({
  ...city,
  cells: city.cells.map((there) => there && withAllRoads(there))
});

/** Whether any space is open to it. */
function spaceHurdles(table: Table, seat: number, placed: PlacedTile): readonly Hurdle[] {
  const { generation } = table;
  const { city } = table.players[seat]!;
  const hasSpace = (where: City) => legalCells(where, withAllRoads(placed), generation).length > 0;
  if (hasSpace(city)) return [];
  if (hasSpace(cityWithAllRoads(city))) return [{ code: 'space-unknown' }];
  const count = sizeOf(sketchOf(city).cornerstones);
  const added = cityTileOf(placed.tile).deck === 'cornerstone' ? 1 : 0;
  const tooMany = count + added > cornerstoneLimit(generation);
  return [tooMany ? { code: 'cornerstones', generation, count } : { code: 'no-space' }];
}

/** What its lying on one space would break (NEOM-9). */
function hurdlesOn(cell: Cell, table: Table, seat: number, placed: PlacedTile): readonly Hurdle[] {
  const { generation } = table;
  const { city } = table.players[seat]!;
  const before = sketchOf(city);
  const after = sketchOf(withTile(city, cell, placed));
  const best = sketchOf(cityWithAllRoads(withTile(city, cell, placed)));
  const there = city.cells[cell];
  const count = sizeOf(before.cornerstones);
  const hurdles: Hurdle[] = [];
  if (there && !givesWay(before, cell, cityTileOf(placed.tile)))
    hurdles.push({ code: 'replacement', tile: there.tile });
  if (!hasCell(after.reached, cell))
    hurdles.push({ code: hasCell(best.reached, cell) ? 'path-unknown' : 'no-path' });
  if (hasTooManyCornerstones(after, generation))
    hurdles.push({ code: 'cornerstones', generation, count });
  return hurdles;
}

/** On the space named, or else wherever it is open. */
export const hurdlesOf = (
  table: Table,
  seat: number,
  placed: PlacedTile,
  cell?: Cell
): readonly Hurdle[] => [
  ...costHurdles(table, seat, cityTileOf(placed.tile)),
  ...(cell === undefined ? spaceHurdles(table, seat, placed) : hurdlesOn(cell, table, seat, placed))
];

/**
 * Why a tile can hardly be in hand: it lies in a City, went back to the box, is not in the game, or
 * belongs to another Generation than the one being played.
 */
export type Oddity =
  | { readonly code: 'on-table'; readonly player: Player }
  | { readonly code: 'gone' }
  | { readonly code: 'not-in-game'; readonly deck: string }
  | {
      readonly code: 'other-generation';
      readonly deck: Generation;
      readonly generation: Generation;
    };

export function odditiesOf(table: Table, number: number): readonly Oddity[] {
  const tile = cityTileOf(number);
  const { players, deck } = tile;
  const { mode, generation } = table;
  const owner = ownerOf(table, number);
  return [
    ...(owner ? [{ code: 'on-table', player: owner } as const] : []),
    ...(isGone(table, number) ? [{ code: 'gone' } as const] : []),
    ...(players !== null && !isInGame(table, tile)
      ? [{ code: 'not-in-game', deck: players } as const]
      : []),
    // Only in play is the Generation kept up to date.
    ...(mode === 'play' && deck !== 'cornerstone' && deck !== generation
      ? [{ code: 'other-generation', deck, generation } as const]
      : [])
  ];
}

/**
 * Cash after paying in one way and before anything comes in; null while nobody has said. What is kept
 * apart counts: it is there, and an entry that uses it too early is taken.
 */
export const cashLeft = (player: Player, { coins }: Cost): number | null => {
  const cash = cashAtHand(player);
  return cash === null ? null : cash - coins;
};
