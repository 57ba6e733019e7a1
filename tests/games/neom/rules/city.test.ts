import { describe, expect, it } from 'vitest';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { cellAt, clustersOf, colOf, rowOf, sketchOf, typesAt } from '$lib/games/neom/rules/city';
import { withTile } from '$lib/games/neom/rules/city-edit';
import { cityFrom, EMPTY_CITY } from '../given-table';

const drawn = (drawing: string) => sketchOf(cityFrom(drawing));

describe('the City Center (NEOM-6)', () => {
  const empty = sketchOf(cityFrom(EMPTY_CITY, 'ore'));
  it("is a Resource tile with roads on all sides and its board's Raw Good", () => {
    expect(typesAt(empty, 12)).toEqual(['resource']);
    expect(empty.roads[12]).toBe(15);
    expect(empty.goods).toEqual(['ore']);
    expect(empty.counts.resource).toBe(1);
  });

  it('is no tile with a number', () => {
    expect(empty.tiles[12]).toBeNull();
    expect(cellsOf(empty.placed)).toEqual([]);
    expect(cellsOf(empty.occupied)).toEqual([12]);
  });

  it('is gone under a tile, and there again when that is removed', () => {
    const covered = withTile(cityFrom(EMPTY_CITY, 'ore'), 12, { tile: 7, roads: 0 });
    expect(sketchOf(covered)).toMatchObject({ goods: [], centerOpen: false });
    expect(typesAt(sketchOf(covered), 12)).toEqual(['commercial']);
    expect(sketchOf(withTile(covered, 12, null))).toEqual(empty);
  });
});

describe('paths', () => {
  it('lead over direct connections only (NEOM-7)', () => {
    const { reached } = drawn('. . . . .  . . . . .  1:E 2:E * 3:N .  . . . . .  . . . . .');
    expect(cellsOf(reached)).toEqual([11, 12]);
  });

  it('leave cut-off parts, each with all its tiles', () => {
    const { cutOff } = drawn('1 2 . . .  . . . . .  . . * 3 .  . . . . .  4 . . . .');
    expect(cutOff.map(cellsOf)).toEqual([[0, 1], [20]]);
  });

  it('start at the tile that covers the middle space', () => {
    const { reached, cutOff } = drawn('. . . . .  . . . . .  . 1 7:E 3 .  . . . . .  . . . . .');
    expect(cellsOf(reached)).toEqual([12, 13]);
    expect(cutOff.map(cellsOf)).toEqual([[11]]);
  });

  it('do not call a part cut off that unknown roads may join (NEOM-4)', () => {
    const sketch = drawn('. . . . .  . . . . .  1 2:? * . .  . . . . .  3 . . . .');
    expect(cellsOf(sketch.unknownRoads)).toEqual([11]);
    expect(cellsOf(sketch.reached)).toEqual([12]);
    expect(sketch.cutOff.map(cellsOf)).toEqual([[20]]);
  });
});

describe('Trade Routes (NEOM-8)', () => {
  const routes = (row: string) =>
    drawn(`. . . . .  . . . . .  ${row}  . . . . .  . . . . .`).routes;
  it.each([
    ['none without a tile at the edge', '. 1 * 2 .', []],
    ['left over the west road of the first space', '1 2 * . .', ['W']],
    ['right over the east road of the last space', '. . * 1 2', ['E']],
    ['both, in the order W E', '1 2 * 3 4', ['W', 'E']],
    ['not by a road in another direction', '1:E 2 * 3 4:NS', []],
    ['also cut off from the centre', '1:W . * . .', ['W']],
    ['not while roads are unknown', '1:? 2 * . .', []]
  ])('%s', (_, row, expected) => expect(routes(row)).toEqual(expected));

  it('only in the middle row', () =>
    expect(drawn('1 . . . .  1 . . . .  . . * . .  1 . . . .  1 . . . 1').routes).toEqual([]));
});

describe('Goods (NEOM-10)', () => {
  it('are the union of what tiles make, each once, in the printed order', () => {
    const sketch = drawn('. . . . .  . 11 11 . .  . 61 * 40 .  . 100 . . .  . . . . .');
    expect(sketch.goods).toEqual([
      'coal',
      'ore',
      'stone',
      'concrete',
      'copper',
      'glass',
      'gold',
      'lumber'
    ]);
    expect(cellsOf(sketch.producers.get('coal')!)).toEqual([11, 12, 13]);
  });

  it("have the Modular Factory's once it is chosen", () => {
    expect(drawn('. . . . .  . . . . .  . 137 * . .  . . . . .  . . . . .').goods).toEqual([
      'coal'
    ]);
    expect(drawn('. . . . .  . . . . .  . 137=steel * . .  . . . . .  . . . . .').goods).toEqual([
      'coal',
      'steel'
    ]);
  });
});

describe('two-typed tiles (NEOM-11)', () => {
  const sketch = drawn('. . . . .  . 86 . . .  . 87 * 92 .  . 1 . . .  . . . . .');
  it('count for each of their types', () => {
    expect(typesAt(sketch, 6)).toEqual(['residential', 'commercial']);
    expect(sketch.counts).toMatchObject({ residential: 3, commercial: 3 });
  });
  it('count once where tiles are counted', () =>
    expect(cellsOf(sketch.built)).toEqual([6, 11, 13, 16]));
});

describe('the rest of the sketch', () => {
  it('finds clusters of a type', () => {
    const sketch = drawn('. . . . .  11 12 . . .  . 13:E * 14 .  . . . . .  . . . . .');
    expect(clustersOf(sketch, 'industrial')).toEqual([[5, 6], [11], [13]]);
    expect(clustersOf(sketch, 'resource')).toEqual([[12]]);
  });

  it('covers the tiles around a department and itself', () => {
    const sketch = drawn('17 . . . .  . . . . .  . . * . .  . . . . .  . . . . 139');
    expect(cellsOf(sketch.covered.fire)).toEqual([0, 1, 5, 6, 18, 19, 23, 24]);
    expect(cellsOf(sketch.covered['crime-spree'])).toEqual([18, 19, 23, 24]);
  });

  it('counts rows and columns from the top left', () =>
    expect([rowOf(13), colOf(13), cellAt(2, 3)]).toEqual([2, 3, 13]));
});
