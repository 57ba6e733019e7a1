import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSet, cellsOf } from '$lib/engine/grid/cell-set';
import { regionOf, regionsOf } from '$lib/engine/grid/regions';
import { squareGrid } from '$lib/engine/grid/square';

const { orthogonal } = squareGrid(5, 5);

describe('regions', () => {
  it('reach as far as the links lead and no farther', () => {
    const within = cellSet(0, 1, 6, 11, 13, 14);
    expect(cellsOf(regionOf(0, orthogonal, within))).toEqual([0, 1, 6, 11]);
    expect(cellsOf(regionOf(2, orthogonal, within))).toEqual([]);
  });

  it('come ordered by their lowest space', () =>
    expect(regionsOf(cellSet(24, 23, 0, 2, 7), orthogonal).map(cellsOf)).toEqual([
      [0],
      [2, 7],
      [23, 24]
    ]));

  it('split a set without rest or overlap', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 25 - 1 }), (within) => {
        const regions = regionsOf(within, orthogonal);
        expect(regions.reduce((sum, region) => sum + region, 0)).toBe(within);
        for (const region of regions)
          for (const cell of cellsOf(region)) expect(orthogonal[cell]! & within & ~region).toBe(0);
      }),
      { seed: 7 }
    );
  });
});
