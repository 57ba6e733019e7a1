import { sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { DIAGONAL, NEARBY, ORTHOGONAL } from './city-grid';
import type { Sketch } from './city';
import type { Cell } from './table';

const ORTHOGONAL_LOSS = 2;
const DIAGONAL_LOSS = 1;

/** The polluting tiles near a space. A tile is never near itself (NEOM-11). */
export const pollutersNear = (sketch: Sketch, cell: Cell): CellSet =>
  sketch.polluting & NEARBY[cell]!;

/** What the Residential tile on a space costs: zero or less (NEOM-13). */
export const pollutionAt = (sketch: Sketch, cell: Cell): number =>
  0 -
  ORTHOGONAL_LOSS * sizeOf(sketch.polluting & ORTHOGONAL[cell]!) -
  DIAGONAL_LOSS * sizeOf(sketch.polluting & DIAGONAL[cell]!);
