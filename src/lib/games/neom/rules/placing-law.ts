import { sizeOf } from '$lib/engine/grid/cell-set';
import type { CityTile, Generation, TileType } from '../data/tile-row';
import { typesAt, type Sketch } from './city';
import type { Cell } from './table';

/** NEOM-9: a Resource tile gives way to any tile, another only to one that shares a type. */
export const mayReplace = (oldTypes: readonly TileType[], newTypes: readonly TileType[]): boolean =>
  oldTypes.includes('resource') || oldTypes.some((type) => newTypes.includes(type));

/** NEOM-9: whether what lies on a space makes way for a tile; an empty one always does. */
export function givesWay(sketch: Sketch, cell: Cell, { types }: CityTile): boolean {
  const there = typesAt(sketch, cell);
  return there.length === 0 || mayReplace(there, types);
}

/** The most Cornerstones in one City: the Generation's number (NEOM-1). */
export const cornerstoneLimit = (generation: Generation): number => generation;

export const hasTooManyCornerstones = ({ cornerstones }: Sketch, generation: Generation): boolean =>
  sizeOf(cornerstones) > cornerstoneLimit(generation);
