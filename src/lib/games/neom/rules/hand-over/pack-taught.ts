import { TILES } from '../../data/tiles';
import { isRoads } from '../roads';
import type { BitReader, BitWriter } from './bits';

/** The tiles that have roads, in printed order. */
const NUMBERS = TILES.flatMap(({ kind, number }) => (kind === 'tile' ? [number] : []));
export const CITY_TILE_COUNT = NUMBERS.length;

/** One bit for each tile of the box, and four for each whose roads are known. */
export function packTaught(bits: BitWriter, taught: ReadonlyMap<number, number>): void {
  for (const number of NUMBERS) {
    const roads = taught.get(number);
    bits.flag(isRoads(roads));
    if (isRoads(roads)) bits.put(roads, 4);
  }
}

export const taughtFrom = (bits: BitReader): ReadonlyMap<number, number> =>
  new Map(NUMBERS.flatMap((number) => (bits.flag() ? [[number, bits.take(4)] as const] : [])));
