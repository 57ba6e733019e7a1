import { fail, ok, type Result } from '$lib/engine/result';
import { orNull, within, type Parser } from '$lib/engine/schema';
import { cityTileOf, MODULAR_FACTORY } from '$lib/games/neom/data/tiles';
import { processedGood, roadLetters, tileNumber } from '$lib/games/neom/rules/entry-fields';
import { placementsOf, type Placement } from '$lib/games/neom/rules/placement';
import { cheapestCost, type Cost } from '$lib/games/neom/rules/requirement';
import type { PlacedTile, Table } from '$lib/games/neom/rules/table';
import { points } from '$lib/games/neom/text/en/amounts';
import { clerkText } from '$lib/games/neom/text/en/clerk';
import { handText } from '$lib/games/neom/text/en/hand';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { priceText } from '$lib/games/neom/text/en/prices';
import { seatOf, spot, type Answer, type Answerer } from '../answer';
import type { Options } from '../arguments';
import { nameOf } from './prices';

/** `92` and the printed `092` alike; other texts go on as they are, to be refused as such. */
const asNumber = (text: string): unknown => (/^\d{1,3}$/.test(text) ? Number(text) : text);

const option = <T>(name: keyof Options, parse: Parser<T>, value: unknown): Result<T> => {
  const parsed = parse(value);
  return parsed.ok ? parsed : fail(within(`--${name}`, parsed.fault));
};

function tileFrom({
  tile: number = '',
  roads: letters,
  good: chosen
}: Options): Result<PlacedTile> {
  const tile = option('tile', tileNumber, asNumber(number));
  if (!tile.ok) return tile;
  const roads = option('roads', roadLetters, letters);
  if (!roads.ok) return roads;
  const good = option('good', orNull(processedGood), chosen ?? null);
  if (!good.ok) return good;
  if (tile.value === MODULAR_FACTORY)
    return ok({ tile: tile.value, roads: roads.value, good: good.value });
  if (good.value !== null)
    return fail({ code: 'tile/no-good', path: '--good', values: { tile: tile.value } });
  return ok({ tile: tile.value, roads: roads.value });
}

const costJson = (table: Table, { coins, buys, virtual }: Cost) => ({
  coins,
  buys: buys.map(({ good, price, offer }) => ({
    good,
    seller: nameOf(table, offer.seller),
    price
  })),
  virtual
});

const costText = (cost: Cost | null): string =>
  cost ? priceText.cost(cost, (good) => LEGEND.names[good]) : priceText.noCost;

function cellText(placement: Placement): string {
  const { cell, total, change } = placement;
  return [
    `  ${clerkText.space(...spot(cell))}: ${points(total)}`,
    clerkText.change(change.total),
    ...handText.where.replaced(placement)
  ].join(', ');
}

const cellJson = ({ cell, total }: Placement) => {
  const [row, col] = spot(cell);
  return { row, col, total };
};

const answerFor =
  (player: string, placed: PlacedTile): Answerer =>
  (table) => {
    const seat = seatOf(table, player);
    if (!seat.ok) return seat;
    const cost = cheapestCost(table, seat.value, placed.tile);
    const { players, generation, overrides } = table;
    const spaces = placementsOf(players[seat.value]!, placed, generation, overrides);
    return ok<Answer>({
      json: () => ({ cost: cost && costJson(table, cost), cells: spaces.map(cellJson) }),
      text: () =>
        [
          clerkText.placing(cityTileOf(placed.tile).name, player),
          costText(cost),
          ...(spaces.length > 0 ? spaces.map(cellText) : [clerkText.nowhere])
        ].join('\n'),
      line: () => `${costText(cost)}; ${spaces[0] ? cellText(spaces[0]).trim() : clerkText.nowhere}`
    });
  };

export function placeAnswer(options: Options): Result<Answerer> {
  const placed = tileFrom(options);
  return placed.ok ? ok(answerFor(options.player ?? '', placed.value)) : placed;
}
