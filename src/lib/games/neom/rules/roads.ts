import type { CellSet } from '$lib/engine/grid/cell-set';

/** Roads leave a tile over its edges; a set of edges is a bit mask, written `NESW` outside. */
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];
/** A Trade Route's side of the City: W is left, E is right. */
export type Side = 'W' | 'E';
export const SIDES: readonly Side[] = ['W', 'E'];
export type Roads = number;

const BIT: Readonly<Record<Edge, number>> = { N: 1, E: 2, S: 4, W: 8 };
export const ALL_ROADS: Roads = 15;
export const NO_ROADS: Roads = 0;

/** What nobody vouches for may be anything. */
export const isRoads = (value: unknown): value is Roads =>
  typeof value === 'number' && Number.isInteger(value) && value >= NO_ROADS && value <= ALL_ROADS;

export const hasRoad = (roads: Roads, edge: Edge): boolean => (roads & BIT[edge]) !== 0;

export const roadsFrom = (edges: Iterable<Edge>): Roads => {
  let roads = 0;
  for (const edge of edges) roads |= BIT[edge];
  return roads;
};

/** The roads with one edge more or one less. */
export const toggled = (roads: Roads, edge: Edge): Roads => roads ^ BIT[edge];

export const edgesOf = (roads: Roads): readonly Edge[] =>
  EDGES.filter((edge) => hasRoad(roads, edge));

/**
 * Per space, the spaces it is directly connected to: both tiles have a road on the shared edge
 * (NEOM-7). `roads` is a grid in reading order; an empty space has none.
 */
export function directConnections(roads: ArrayLike<Roads>, cols: number): readonly CellSet[] {
  const links: CellSet[] = new Array<CellSet>(roads.length).fill(0);
  const join = (cell: number, edge: number, other: number, otherEdge: number): void => {
    if ((roads[cell]! & edge) === 0 || (roads[other]! & otherEdge) === 0) return;
    links[cell]! |= 1 << other;
    links[other]! |= 1 << cell;
  };
  for (let cell = 0; cell < roads.length; cell++) {
    if (cell % cols !== cols - 1) join(cell, BIT.E, cell + 1, BIT.W);
    if (cell + cols < roads.length) join(cell, BIT.S, cell + cols, BIT.N);
  }
  return links;
}
