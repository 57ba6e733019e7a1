import { fail, ok } from '$lib/engine/result';
import { cityTileOf, MODULAR_FACTORY } from '../../data/tiles';
import { sketchOf } from '../city';
import { emptyCity, withSwapped, withTile } from '../city-edit';
import { givesWay } from '../placing-law';
import { hasRequiredTiles } from '../requirement';
import type { City, PlacedTile, PlacingRule, Table } from '../table';
import {
  addMoney,
  changeCity,
  changePlayer,
  inTurn,
  noteGone,
  receive,
  selecting,
  tileAt,
  type Step
} from './edit';
import type { Bill, MoveOf } from './move';

type PlaceMove = MoveOf<'place'>;

/** What a placing breaks that the finished City no longer shows; asked in play only. */
function brokenBy(city: City, { cell, tile }: PlaceMove): readonly PlacingRule[] {
  const sketch = sketchOf(city);
  const row = cityTileOf(tile);
  const broken: PlacingRule[] = [];
  if (!givesWay(sketch, cell, row)) broken.push('replacement');
  if (!hasRequiredTiles(sketch, row)) broken.push('required-tiles');
  return broken;
}

function placedBy(table: Table, city: City, move: PlaceMove): PlacedTile {
  const { tile, roads, good } = move;
  const placed = tile === MODULAR_FACTORY ? { tile, roads, good } : { tile, roads };
  const placedAgainst = table.mode === 'play' ? brokenBy(city, move) : [];
  return placedAgainst.length > 0 ? { ...placed, placedAgainst } : placed;
}

const useRoutes = (id: string, routes: Bill['routes']): Step =>
  changePlayer(id, (player) =>
    ok({ ...player, routesUsed: [...new Set([...player.routesUsed, ...routes])] })
  );

/** Buyers pay before sellers and gains come in: neither can pay for the tile (RB page 4). */
const settle = (player: string, { fee, buys, gain, routes }: Bill): Step =>
  inTurn(
    selecting(player),
    addMoney(player, -buys.reduce((sum, { price }) => sum + price, fee)),
    ...buys.flatMap(({ seller, price }) => (seller === null ? [] : [receive(seller, price)])),
    addMoney(player, gain),
    useRoutes(player, routes)
  );

export const place =
  (move: PlaceMove): Step =>
  (table) => {
    const { player: id, cell, bill, tile, good } = move;
    if (good !== null && tile !== MODULAR_FACTORY)
      return fail({ code: 'tile/no-good', values: { tile } });
    const there = table.players.find((player) => player.id === id)?.city.cells[cell];
    return inTurn(
      bill ? settle(id, bill) : ok,
      changeCity(id, (city) => ok(withTile(city, cell, placedBy(table, city, move)))),
      noteGone(...(there ? [{ player: id, tile: there.tile, how: 'replaced' as const }] : []))
    )(table);
  };

export const remove = ({ player, cell }: MoveOf<'remove'>): Step =>
  changeCity(player, (city) => {
    const there = tileAt(city, cell);
    return there.ok ? ok(withTile(city, cell, null)) : there;
  });

export const move = ({ player, from, to }: MoveOf<'move'>): Step =>
  changeCity(player, (city) => {
    const there = tileAt(city, from);
    if (!there.ok) return there;
    if (city.cells[to]) return fail({ code: 'city/taken', values: { cell: to } });
    return ok(withSwapped(city, from, to));
  });

export const swap = ({ player, from, to }: MoveOf<'swap'>): Step =>
  changeCity(player, (city) => {
    const [one, other] = [tileAt(city, from), tileAt(city, to)];
    if (!one.ok) return one;
    return other.ok ? ok(withSwapped(city, from, to)) : other;
  });

export const setRoads = ({ player, cell, roads }: MoveOf<'set-roads'>): Step =>
  changeCity(player, (city) => {
    const there = tileAt(city, cell);
    return there.ok ? ok(withTile(city, cell, { ...there.value, roads })) : there;
  });

export const chooseGood = ({ player, cell, good }: MoveOf<'choose-good'>): Step =>
  changeCity(player, (city) => {
    const there = tileAt(city, cell);
    if (!there.ok) return there;
    const { tile } = there.value;
    if (tile !== MODULAR_FACTORY) return fail({ code: 'tile/no-good', values: { tile } });
    return ok(withTile(city, cell, { ...there.value, good }));
  });

export const clearCity = ({ player }: MoveOf<'clear-city'>): Step =>
  changeCity(player, (city) => ok(emptyCity(city.cityGood)));
