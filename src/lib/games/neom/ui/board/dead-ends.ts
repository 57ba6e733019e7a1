import { hasCell } from '$lib/engine/grid/cell-set';
import { cellAt, colOf, rowOf, type Sketch } from '../../rules/city';
import { ROUTE_CELLS } from '../../rules/city-grid';
import { edgesOf, type Edge } from '../../rules/roads';
import type { Cell } from '../../rules/table';
import { TOWARDS } from './geometry';

/** The space over an edge; undefined beyond the City. */
function beyond(cell: Cell, edge: Edge): Cell | undefined {
  const row = rowOf(cell) + Math.sign(TOWARDS[edge].y);
  const col = colOf(cell) + Math.sign(TOWARDS[edge].x);
  return row < 0 || row > 4 || col < 0 || col > 4 ? undefined : cellAt(row, col);
}

const leavesTheCity = (cell: Cell, edge: Edge): boolean =>
  (edge === 'W' || edge === 'E') && ROUTE_CELLS[edge] === cell;

/**
 * Edges where a tile's road ends: at the City's edge beside no Trade Route, or at a tile without a
 * road there. An empty space, and a tile whose roads nobody has entered, may still take it on.
 */
export const deadEndsOf = (sketch: Sketch, cell: Cell): readonly Edge[] =>
  edgesOf(sketch.roads[cell]!).filter((edge) => {
    const next = beyond(cell, edge);
    if (next === undefined) return !leavesTheCity(cell, edge);
    if (!hasCell(sketch.occupied, next) || hasCell(sketch.unknownRoads, next)) return false;
    return !hasCell(sketch.links[cell]!, next);
  });
