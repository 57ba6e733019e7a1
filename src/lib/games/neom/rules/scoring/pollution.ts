import { cellsOf, EMPTY_SET, sizeOf } from '$lib/engine/grid/cell-set';
import type { Sketch } from '../city';
import { pollutersNear, pollutionAt } from '../pollution';
import { cityLine, tileLine, type NeomLine } from './score-line';

/** A line for each Residential tile with polluting tiles near it (NEOM-13). */
export function scorePollution(sketch: Sketch): readonly NeomLine[] {
  const lines = cellsOf(sketch.ofType.residential).flatMap((cell) => {
    const near = pollutersNear(sketch, cell);
    if (near === EMPTY_SET) return [];
    const points = pollutionAt(sketch, cell);
    return [
      tileLine('pollution', 'pollution', sketch.tiles[cell]!, cell, near, sizeOf(near), points)
    ];
  });
  return lines.length > 0 ? lines : [cityLine('pollution', 'no-pollution', EMPTY_SET, 0, 0)];
}
