import { describe, expect, it } from 'vitest';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { directConnections, edgesOf, hasRoad, roadsFrom } from '$lib/games/neom/rules/roads';

describe('roads', () => {
  it('are a set of edges, written in the order NESW', () => {
    const roads = roadsFrom(['W', 'N']);
    expect(edgesOf(roads)).toEqual(['N', 'W']);
    expect([hasRoad(roads, 'W'), hasRoad(roads, 'S')]).toEqual([true, false]);
  });

  it('connect directly only where both tiles have one on the shared edge (NEOM-7)', () => {
    const [E, W, S, none] = [roadsFrom(['E']), roadsFrom(['W']), roadsFrom(['S']), 0];
    const links = directConnections([E, W, S, none, none, W], 3);
    expect(links.map(cellsOf)).toEqual([[1], [0], [], [], [], []]);
  });

  it('do not lead from the end of a row to the start of the next', () => {
    const [E, W] = [roadsFrom(['E']), roadsFrom(['W'])];
    expect(directConnections([0, E, W, 0], 2)).toEqual([0, 0, 0, 0]);
  });
});
