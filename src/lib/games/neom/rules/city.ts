import { cellsOf, hasCell, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { regionOf, regionsOf, type Links } from '$lib/engine/grid/regions';
import { TILE_TYPES, type CityTile, type TileType } from '../data/tile-row';
import { cityTileOf } from '../data/tiles';
import { CITY_CELLS, MIDDLE, NEARBY, ROUTE_CELLS } from './city-grid';
import { goodsMade, type GoodsMade } from './goods-made';
import {
  ALL_ROADS,
  directConnections,
  hasRoad,
  NO_ROADS,
  SIDES,
  type Roads,
  type Side
} from './roads';
import type { Cell, City } from './table';

export { CITY_CELLS, MIDDLE, cellAt, colOf, rowOf } from './city-grid';

/**
 * Everything the rules ask of one City, worked out once from what was entered. Sets of spaces are
 * bit masks. The City Center is in them as a Resource tile with all roads where no tile covers the
 * middle space (NEOM-6), and as a row it is null: it has no number.
 */
export interface Sketch extends GoodsMade {
  readonly city: City;
  /** The tile on each space; null for an empty space and for the City Center. */
  readonly tiles: readonly (CityTile | null)[];
  readonly centerOpen: boolean;
  /** Spaces with a tile; `occupied` has the City Center too. */
  readonly placed: CellSet;
  readonly occupied: CellSet;
  readonly ofType: Readonly<Record<TileType, CellSet>>;
  readonly counts: Readonly<Record<TileType, number>>;
  /** Residential, Commercial, Industrial and Public tiles, each once (NEOM-11). */
  readonly built: CellSet;
  readonly polluting: CellSet;
  readonly power: CellSet;
  readonly cornerstones: CellSet;
  /** Per Disaster: the spaces covered, with the protecting tiles' own, tile or not (NEOM-33). */
  readonly covered: Readonly<Record<'fire' | 'crime-spree', CellSet>>;
  readonly roads: readonly Roads[];
  /** Tiles whose roads nobody has entered: they count as having none (NEOM-4). */
  readonly unknownRoads: CellSet;
  /** Per space, the spaces it is directly connected to. */
  readonly links: Links;
  /** What a road path leads to from the middle space, itself included. */
  readonly reached: CellSet;
  /** Joined parts no path could lead to, whatever the unknown roads turn out to be. */
  readonly cutOff: readonly CellSet[];
  /** Active Trade Routes (NEOM-8). */
  readonly routes: readonly Side[];
}

export function sketchOf(city: City): Sketch {
  const tiles: (CityTile | null)[] = new Array<CityTile | null>(CITY_CELLS).fill(null);
  const roads: Roads[] = new Array<Roads>(CITY_CELLS).fill(NO_ROADS);
  const ofType = { residential: 0, commercial: 0, industrial: 0, public: 0, resource: 0 };
  const covered = { fire: 0, 'crime-spree': 0 };
  let placed = 0;
  let polluting = 0;
  let power = 0;
  let cornerstones = 0;
  let unknownRoads = 0;

  for (let cell = 0; cell < CITY_CELLS; cell++) {
    const entered = city.cells[cell];
    if (!entered) continue;
    const bit = 1 << cell;
    const tile = cityTileOf(entered.tile);
    tiles[cell] = tile;
    placed |= bit;
    for (const type of tile.types) ofType[type] |= bit;
    for (const disaster of tile.protects) covered[disaster] |= bit | NEARBY[cell]!;
    if (tile.polluting) polluting |= bit;
    if (tile.power) power |= bit;
    if (tile.deck === 'cornerstone') cornerstones |= bit;
    if (entered.roads === null) unknownRoads |= bit;
    else roads[cell] = entered.roads;
  }

  const centerOpen = !hasCell(placed, MIDDLE);
  if (centerOpen) {
    ofType.resource |= 1 << MIDDLE;
    roads[MIDDLE] = ALL_ROADS;
  }
  const occupied = placed | (1 << MIDDLE);
  const links = directConnections(roads, 5);
  const reached = regionOf(MIDDLE, links, occupied);

  return {
    city,
    tiles,
    centerOpen,
    placed,
    occupied,
    ofType,
    counts: countsOf(ofType),
    built: ofType.residential | ofType.commercial | ofType.industrial | ofType.public,
    polluting,
    power,
    cornerstones,
    covered,
    roads,
    unknownRoads,
    links,
    reached,
    cutOff: reached === occupied ? [] : cutOffParts(roads, occupied, unknownRoads),
    routes: SIDES.filter((side) => hasRoad(roads[ROUTE_CELLS[side]]!, side)),
    ...goodsMade(city, tiles, centerOpen)
  };
}

export const countsOf = (
  ofType: Readonly<Record<TileType, CellSet>>
): Readonly<Record<TileType, number>> => ({
  residential: sizeOf(ofType.residential),
  commercial: sizeOf(ofType.commercial),
  industrial: sizeOf(ofType.industrial),
  public: sizeOf(ofType.public),
  resource: sizeOf(ofType.resource)
});

/** Unknown roads may be the missing link, so here they count as roads on all sides. */
function cutOffParts(
  roads: readonly Roads[],
  occupied: CellSet,
  unknownRoads: CellSet
): readonly CellSet[] {
  const possible = roads.map((known, cell) => (hasCell(unknownRoads, cell) ? ALL_ROADS : known));
  const links = directConnections(possible, 5);
  return regionsOf(occupied & ~regionOf(MIDDLE, links, occupied), links);
}

/** Trade Routes of which nobody can tell: the roads of the tile at their end are not known (NEOM-4). */
export const unknownRoutes = ({ unknownRoads }: Sketch): readonly Side[] =>
  SIDES.filter((side) => hasCell(unknownRoads, ROUTE_CELLS[side]));

export type RouteState = 'active' | 'inactive' | 'unknown';

export const routeState = (sketch: Sketch, side: Side): RouteState =>
  unknownRoutes(sketch).includes(side)
    ? 'unknown'
    : sketch.routes.includes(side)
      ? 'active'
      : 'inactive';

/** Types on a space, the City Center's included; none where it is empty. */
export const typesAt = (sketch: Sketch, cell: Cell): readonly TileType[] =>
  TILE_TYPES.filter((type) => hasCell(sketch.ofType[type], cell));

/** The first type of every space, which gives it its colour where a City is drawn small. */
export const firstTypes = (sketch: Sketch): readonly (TileType | undefined)[] =>
  Array.from({ length: CITY_CELLS }, (_, cell) => typesAt(sketch, cell)[0]);

/** Directly connected tiles of one type (RB "Cluster"), in reading order of their first tile. */
export const clustersOf = (sketch: Sketch, type: TileType): readonly (readonly Cell[])[] =>
  regionsOf(sketch.ofType[type], sketch.links).map(cellsOf);
