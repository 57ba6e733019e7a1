import { EMPTY_SET, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { neighborhoodPoints } from '../neighborhoods';
import { cityLine, type NeomLine } from './score-line';

export const scoreNeighborhoods = (
  neighborhoods: readonly CellSet[],
  incomplete: boolean
): readonly NeomLine[] =>
  neighborhoods.length === 0
    ? [cityLine('neighborhoods', 'no-neighborhood', EMPTY_SET, 0, 0)]
    : neighborhoods.map((tiles) => {
        const size = sizeOf(tiles);
        const points = neighborhoodPoints(size);
        return cityLine('neighborhoods', 'neighborhood', tiles, size, points, incomplete);
      });
