import { sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { regionsOf } from '$lib/engine/grid/regions';
import type { Sketch } from './city';

/** Points by size, from size 0; each tile beyond the eighth adds 4 (NEOM-12). */
const NEIGHBORHOOD_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36] as const;
const LARGEST_LISTED = NEIGHBORHOOD_POINTS.length - 1;
const POINTS_BEYOND = 4;

export const neighborhoodPoints = (size: number): number =>
  NEIGHBORHOOD_POINTS[Math.min(size, LARGEST_LISTED)]! +
  Math.max(0, size - LARGEST_LISTED) * POINTS_BEYOND;

/** Residential tiles joined by direct connections, the largest Neighborhood first. */
export const neighborhoodsOf = (sketch: Sketch): readonly CellSet[] =>
  [...regionsOf(sketch.ofType.residential, sketch.links)].sort((a, b) => sizeOf(b) - sizeOf(a));
