import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSet, cellsOf, firstCell, hasCell, sizeOf, subsetOf } from '$lib/engine/grid/cell-set';

const anyCells = fc.uniqueArray(fc.nat({ max: 30 }));

describe('a set of spaces', () => {
  it('holds what was put in, in ascending order', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const set = cellSet(...cells);
        expect(cellsOf(set)).toEqual([...cells].sort((a, b) => a - b));
        expect(sizeOf(set)).toBe(cells.length);
        for (let cell = 0; cell < 31; cell++) expect(hasCell(set, cell)).toBe(cells.includes(cell));
      }),
      { seed: 7 }
    );
  });

  it('knows its lowest space', () => expect(firstCell(cellSet(9, 4, 30))).toBe(4));

  it('keeps the spaces a test holds for', () =>
    expect(cellsOf(subsetOf(cellSet(1, 2, 3, 4), (cell) => cell % 2 === 0))).toEqual([2, 4]));
});
