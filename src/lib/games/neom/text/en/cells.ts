import { hasCell } from '$lib/engine/grid/cell-set';
import { colOf, MIDDLE, rowOf, type Sketch } from '../../rules/city';
import { madeBy } from '../../rules/goods-made';
import { edgesOf, type Edge } from '../../rules/roads';
import type { Cell } from '../../rules/table';
import { LEGEND } from './legend';

const EDGE_NAMES: Readonly<Record<Edge, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const placeName = (cell: Cell): string =>
  `Row ${rowOf(cell) + 1}, column ${colOf(cell) + 1}`;

/** The same within a sentence. */
export const placeInSentence = (cell: Cell): string => placeName(cell).replace('R', 'r');

export const roadWords = (edges: readonly Edge[]): string =>
  edges.length === 0 ? 'no roads' : `roads ${listed(edges.map((edge) => EDGE_NAMES[edge]))}`;

/** A space as it is read out: "Row 2, column 3, Coal Mine, Resource, roads north and east, makes Coal". */
export function cellWords(sketch: Sketch, cell: Cell): string {
  const tile = sketch.tiles[cell];
  if (!tile) {
    return cell === MIDDLE
      ? `${placeName(cell)}, City Center, makes ${LEGEND.names[sketch.city.cityGood]}`
      : `${placeName(cell)}, empty`;
  }
  const placed = sketch.city.cells[cell]!;
  const goods = madeBy(tile, placed.good);
  return [
    placeName(cell),
    tile.name,
    listed(tile.types.map((type) => LEGEND.names[type])),
    hasCell(sketch.unknownRoads, cell)
      ? 'roads not known'
      : roadWords(edgesOf(sketch.roads[cell]!)),
    ...(goods.length > 0 ? [`makes ${listed(goods.map((good) => LEGEND.names[good]))}`] : []),
    ...(hasCell(sketch.reached, cell) ? [] : ['no road to the City Center'])
  ].join(', ');
}
