import { EMPTY_SET, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { neighborhoodPoints } from '../neighborhoods';
import { cityLine, type NeomLine } from './score-line';

export const scoreNeighborhoods = (
  neighborhoods: readonly CellSet[],
  roadsUnknown: boolean
): readonly NeomLine[] =>
  neighborhoods.length === 0
    ? [cityLine('neighborhoods', 'no-neighborhood', EMPTY_SET, 0, 0)]
    : neighborhoods.map((tiles) => {
        const size = sizeOf(tiles);
        const points = neighborhoodPoints(size);
        const waitsFor = roadsUnknown ? 'roads' : null;
        return cityLine('neighborhoods', 'neighborhood', tiles, size, points, waitsFor);
      });
