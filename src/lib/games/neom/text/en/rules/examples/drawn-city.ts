import type { RawGood } from '../../../../data/goods';
import { ALL_ROADS, roadsFrom, type Edge } from '../../../../rules/roads';
import type { City, PlacedTile } from '../../../../rules/table';

/** `.` an empty space, `*` the City Center, `92` a tile with all four roads, `92:NE` with two. */
function tileFrom(word: string): PlacedTile | null {
  if (word === '.' || word === '*') return null;
  const [number, roads] = word.split(':');
  return {
    tile: Number(number),
    roads: roads === undefined ? ALL_ROADS : roadsFrom([...roads] as Edge[])
  };
}

/** A City drawn row by row. */
export const drawnCity = (cityGood: RawGood, ...rows: readonly string[]): City => ({
  cityGood,
  cells: rows.flatMap((row) => row.trim().split(/\s+/)).map(tileFrom)
});
