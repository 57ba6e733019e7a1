import { describe, expect, it } from 'vitest';
import { cellsOf, sizeOf } from '$lib/engine/grid/cell-set';
import { squareGrid } from '$lib/engine/grid/square';

const grid = squareGrid(5, 5);

describe('a square grid', () => {
  it('numbers its spaces in reading order', () => {
    expect([grid.cellAt(0, 0), grid.cellAt(2, 2), grid.cellAt(4, 4)]).toEqual([0, 12, 24]);
    expect([grid.rowOf(14), grid.colOf(14)]).toEqual([2, 4]);
  });

  it('knows what lies around a space in the middle', () => {
    expect(cellsOf(grid.orthogonal[12]!)).toEqual([7, 11, 13, 17]);
    expect(cellsOf(grid.diagonal[12]!)).toEqual([6, 8, 16, 18]);
    expect(cellsOf(grid.around[12]!)).toEqual([6, 7, 8, 11, 13, 16, 17, 18]);
  });

  it('does not wrap around its edges', () => {
    expect(cellsOf(grid.around[4]!)).toEqual([3, 8, 9]);
    expect(cellsOf(grid.orthogonal[10]!)).toEqual([5, 11, 15]);
  });

  it('has 4 corners and 16 spaces on its border', () => {
    expect(cellsOf(grid.corners)).toEqual([0, 4, 20, 24]);
    expect(sizeOf(grid.border)).toBe(16);
  });

  it('counts orthogonal steps', () => {
    expect(grid.stepsBetween(0, 24)).toBe(8);
    expect(grid.stepsBetween(12, 6)).toBe(2);
  });

  it('refuses a board that does not fit its sets', () =>
    expect(() => squareGrid(6, 6)).toThrow(RangeError));
});
