import { PROCESSED_GOODS, RAW_GOODS, GOODS } from '../../data/goods';
import { MODULAR_FACTORY, tileOf } from '../../data/tiles';
import { CITY_CELLS } from '../city';
import { SIDES } from '../roads';
import type { City, PlacedTile, Player } from '../table';
import type { BitReader, BitWriter } from './bits';

/** A player as handed over: ids belong to the table it comes from and stay there. */
export type HandedPlayer = Omit<Player, 'id'>;

const TILE_BITS = 8;
const ROAD_BITS = 4;
/** Names of another app may be longer than any field here takes. */
const LONGEST_NAME = 1000;

/** Per tile its number and its roads; whether some roads are unknown is asked once for the City. */
function packCity(bits: BitWriter, { cityGood, cells }: City): void {
  const allKnown = cells.every((placed) => placed?.roads !== null);
  bits.put(RAW_GOODS.indexOf(cityGood), 3).flag(allKnown);
  for (const placed of cells) bits.flag(placed !== null);
  for (const placed of cells) {
    if (!placed) continue;
    bits.put(placed.tile, TILE_BITS);
    if (!allKnown) bits.flag(placed.roads !== null);
    if (placed.roads !== null) bits.put(placed.roads, ROAD_BITS);
    if (placed.tile === MODULAR_FACTORY)
      bits.put(placed.good ? PROCESSED_GOODS.indexOf(placed.good) + 1 : 0, 4);
  }
}

/** Answers null where a number is none of the box's: then the whole is not to be trusted. */
function unpackCity(bits: BitReader): City | null {
  const cityGood = RAW_GOODS[bits.take(3)];
  const allKnown = bits.flag();
  const taken = Array.from({ length: CITY_CELLS }, () => bits.flag());
  let sound = cityGood !== undefined;
  const cells = taken.map((isTaken): PlacedTile | null => {
    if (!isTaken || bits.broken) return null;
    const tile = bits.take(TILE_BITS);
    const roads = allKnown || bits.flag() ? bits.take(ROAD_BITS) : null;
    if (tileOf(tile)?.kind !== 'tile') sound = false;
    if (tile !== MODULAR_FACTORY) return { tile, roads };
    const choice = bits.take(4);
    if (choice > PROCESSED_GOODS.length) sound = false;
    return { tile, roads, good: PROCESSED_GOODS[choice - 1] ?? null };
  });
  return sound && cityGood ? { cityGood, cells } : null;
}

export function packPlayer(bits: BitWriter, player: HandedPlayer): void {
  const { name, city, money, finalIncomeIncluded, routesUsed, goodsTicked } = player;
  packCity(bits, city);
  bits.flag(money !== null);
  if (money !== null) bits.amount(money, 6);
  bits.flag(finalIncomeIncluded);
  bits.flag(routesUsed.length > 0);
  if (routesUsed.length > 0) for (const side of SIDES) bits.flag(routesUsed.includes(side));
  bits.flag(goodsTicked !== undefined);
  if (goodsTicked) for (const good of GOODS) bits.flag(goodsTicked.includes(good));
  bits.text(name);
}

export function unpackPlayer(bits: BitReader): HandedPlayer | null {
  const city = unpackCity(bits);
  const money = bits.flag() ? bits.amount(6) : null;
  const finalIncomeIncluded = bits.flag();
  const routesUsed = bits.flag() ? SIDES.filter(() => bits.flag()) : [];
  const goodsTicked = bits.flag() ? GOODS.filter(() => bits.flag()) : undefined;
  const name = bits.text(LONGEST_NAME).trim();
  if (!city || name === '' || bits.broken) return null;
  return {
    name,
    city,
    money,
    finalIncomeIncluded,
    routesUsed,
    ...(goodsTicked && { goodsTicked })
  };
}
