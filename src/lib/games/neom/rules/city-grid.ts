import { cellSet, type CellSet } from '$lib/engine/grid/cell-set';
import { squareGrid } from '$lib/engine/grid/square';
import type { Cell } from './table';

const GRID = squareGrid(5, 5);

export const CITY_CELLS = GRID.size;
export const MIDDLE: Cell = 12;
export const { rowOf, colOf, cellAt } = GRID;

/** Spaces sharing an edge, sharing only a corner, and both: RB's "nearby". */
export const ORTHOGONAL: readonly CellSet[] = GRID.orthogonal;
export const DIAGONAL: readonly CellSet[] = GRID.diagonal;
export const NEARBY: readonly CellSet[] = GRID.around;

export const CORNERS: CellSet = GRID.corners;
export const BORDER: CellSet = GRID.border;

/** Spaces one or two orthogonal steps away; a diagonal step is two (NEOM-19). */
export const WITHIN_TWO: readonly CellSet[] = NEARBY.map((_, cell) =>
  GRID.where((other) => other !== cell && GRID.stepsBetween(cell, other) <= 2)
);

/** The spaces beside the Trade Routes: the ends of the middle row (NEOM-8). */
export const ROUTE_CELLS = { W: cellAt(2, 0), E: cellAt(2, 4) } as const;

export interface Block {
  readonly topLeft: Cell;
  readonly topRight: Cell;
  readonly bottomLeft: Cell;
  readonly bottomRight: Cell;
  readonly cells: CellSet;
}

/** The sixteen 2×2 blocks of the City. */
export const BLOCKS: readonly Block[] = NEARBY.flatMap((_, topLeft) => {
  const [row, col] = [rowOf(topLeft), colOf(topLeft)];
  if (row === 4 || col === 4) return [];
  const topRight = cellAt(row, col + 1);
  const bottomLeft = cellAt(row + 1, col);
  const bottomRight = cellAt(row + 1, col + 1);
  const cells = cellSet(topLeft, topRight, bottomLeft, bottomRight);
  return [{ topLeft, topRight, bottomLeft, bottomRight, cells }];
});
