import { EMPTY_SET, hasCell, sizeOf, subsetOf, type CellSet } from '$lib/engine/grid/cell-set';
import { regionsOf } from '$lib/engine/grid/regions';
import { MODEST_POINTS } from '../../data/formulas';
import { TILE_TYPES } from '../../data/tile-row';
import type { Sketch } from '../city';
import { BLOCKS, NEARBY, ORTHOGONAL, WITHIN_TWO } from '../city-grid';

/** Sets of tiles that only one Cornerstone asks for. */

/** Chamber of Commerce: a two-typed tile is not near itself (NEOM-17). */
export const residentsNearShops = ({ ofType }: Sketch): CellSet =>
  subsetOf(ofType.residential, (cell) => sizeOf(ofType.commercial & NEARBY[cell]!) >= 2);

/** Prison: the Penthouse prints a question mark and does not count (NEOM-18). */
export const modestHomes = ({ ofType, tiles }: Sketch): CellSet =>
  subsetOf(ofType.residential, (cell) => {
    const points = tiles[cell]!.vp;
    return points !== 'variable' && points <= MODEST_POINTS;
  });

/** Bus Depot: roads do not matter (NEOM-19). */
export const industryNearHomes = ({ ofType }: Sketch): CellSet =>
  subsetOf(ofType.industrial, (cell) => (ofType.residential & WITHIN_TWO[cell]!) !== 0);

/** Zoning Authority: tiles that share a type with an orthogonal neighbour (NEOM-20). */
export const zonedTiles = ({ ofType }: Sketch): CellSet =>
  TILE_TYPES.reduce(
    (zoned, type) =>
      zoned | subsetOf(ofType[type], (cell) => (ofType[type] & ORTHOGONAL[cell]!) !== 0),
    EMPTY_SET
  );

/** Efficiency Office: one cluster only; of equals the first in reading order (NEOM-22). */
export const largestIndustry = ({ ofType, links }: Sketch): CellSet =>
  regionsOf(ofType.industrial, links).reduce(
    (best, cluster) => (sizeOf(cluster) > sizeOf(best) ? cluster : best),
    EMPTY_SET
  );

/** Parking Authority: 2×2 blocks whose four inner edges are direct connections (NEOM-21). */
export const roadSquares = ({ links }: Sketch): readonly CellSet[] =>
  BLOCKS.filter(
    ({ topLeft, topRight, bottomLeft, bottomRight }) =>
      hasCell(links[topLeft]!, topRight) &&
      hasCell(links[topLeft]!, bottomLeft) &&
      hasCell(links[bottomRight]!, topRight) &&
      hasCell(links[bottomRight]!, bottomLeft)
  ).map((block) => block.cells);
