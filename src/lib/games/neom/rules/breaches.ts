import { cellsOf, sizeOf, subsetOf } from '$lib/engine/grid/cell-set';
import type { Breach } from '$lib/engine/game-module';
import type { TileType } from '../data/tile-row';
import { MODULAR_FACTORY } from '../data/tiles';
import { MIDDLE, sketchOf, type Sketch } from './city';
import { cornerstoneLimit, hasTooManyCornerstones } from './placing-law';
import type { Cell, PlacingRule, Table } from './table';
import { isInGame } from './tile-whereabouts';

/** Rules a table can break. The cardboard is the truth: these are warnings and change no figure. */
export type BreachCode =
  | 'breach/roads-unknown'
  | 'breach/cut-off'
  | 'breach/cornerstones'
  | 'breach/tile-twice'
  | 'breach/tile-not-in-game'
  | 'breach/good-not-chosen'
  | 'breach/required-tiles'
  | 'breach/replacement'
  | 'breach/board-twice';

export interface NeomBreach extends Breach<Cell> {
  readonly code: BreachCode;
  readonly values: Readonly<Record<string, string | number>>;
}

interface SeatView {
  readonly table: Table;
  readonly sketch: Sketch;
  /** How many times each tile number lies on the whole table. */
  readonly copies: ReadonlyMap<number, number>;
}

type Check = (view: SeatView) => readonly Omit<NeomBreach, 'seat'>[];

/** A breach for each tile that fails a test. */
const perTile =
  (
    code: BreachCode,
    fails: (view: SeatView, cell: Cell) => boolean,
    valuesOf: (view: SeatView, cell: Cell) => NeomBreach['values'] = () => ({})
  ): Check =>
  (view) =>
    cellsOf(subsetOf(view.sketch.placed, (cell) => fails(view, cell))).map((cell) => {
      const tile = view.sketch.tiles[cell]!.number;
      return { code, places: [cell], values: { tile, ...valuesOf(view, cell) } };
    });

const placedAgainst = ({ sketch }: SeatView, cell: Cell, rule: PlacingRule): boolean =>
  sketch.city.cells[cell]!.placedAgainst?.includes(rule) ?? false;

/** The other tiles of the type a tile asks for, as the City is now. */
const othersOfType = ({ sketch }: SeatView, cell: Cell, type: TileType): number =>
  sizeOf(sketch.ofType[type] & ~(1 << cell));

/** In play the placing itself was checked; a City entered afterwards only shows what is left. */
function missesRequiredTiles(view: SeatView, cell: Cell): boolean {
  if (view.table.mode === 'play') return placedAgainst(view, cell, 'required-tiles');
  const { tiles } = view.sketch.tiles[cell]!.requirement;
  return tiles !== undefined && othersOfType(view, cell, tiles.type) < tiles.atLeast;
}

const CHECKS: readonly Check[] = [
  ({ sketch: { unknownRoads } }) =>
    unknownRoads === 0
      ? []
      : [
          {
            code: 'breach/roads-unknown',
            places: cellsOf(unknownRoads),
            values: { count: sizeOf(unknownRoads) }
          }
        ],
  ({ sketch }) => {
    const places = sketch.cutOff.flatMap(cellsOf).sort((a, b) => a - b);
    if (places.length === 0) return [];
    const tiles = places.map((cell) => sketch.tiles[cell]!.number).join(' ');
    return [{ code: 'breach/cut-off', places, values: { count: places.length, tiles } }];
  },
  ({ sketch, table: { generation } }) => {
    if (!hasTooManyCornerstones(sketch, generation)) return [];
    const { cornerstones } = sketch;
    const values = {
      count: sizeOf(cornerstones),
      limit: cornerstoneLimit(generation),
      generation
    };
    return [{ code: 'breach/cornerstones', places: cellsOf(cornerstones), values }];
  },
  perTile(
    'breach/tile-twice',
    ({ copies, sketch }, cell) => copies.get(sketch.tiles[cell]!.number)! > 1
  ),
  perTile(
    'breach/tile-not-in-game',
    ({ table, sketch }, cell) => !isInGame(table, sketch.tiles[cell]!),
    ({ table, sketch }, cell) => ({
      deck: sketch.tiles[cell]!.players!,
      players: table.players.length
    })
  ),
  perTile('breach/good-not-chosen', ({ sketch }, cell) => {
    const placed = sketch.city.cells[cell]!;
    return placed.tile === MODULAR_FACTORY && !placed.good;
  }),
  perTile('breach/required-tiles', missesRequiredTiles, (view, cell) => {
    const { type, atLeast } = view.sketch.tiles[cell]!.requirement.tiles!;
    return { type, atLeast, count: othersOfType(view, cell, type) };
  }),
  perTile('breach/replacement', (view, cell) => placedAgainst(view, cell, 'replacement')),
  ({ table, sketch: { city } }) =>
    table.players.filter((player) => player.city.cityGood === city.cityGood).length > 1
      ? [{ code: 'breach/board-twice', places: [MIDDLE], values: { good: city.cityGood } }]
      : []
];

export function breachesOf(table: Table): readonly NeomBreach[] {
  const copies = new Map<number, number>();
  for (const { city } of table.players)
    for (const placed of city.cells)
      if (placed) copies.set(placed.tile, (copies.get(placed.tile) ?? 0) + 1);
  return table.players.flatMap(({ city }, seat) => {
    const view: SeatView = { table, sketch: sketchOf(city), copies };
    return CHECKS.flatMap((check) => check(view).map((found) => ({ ...found, seat })));
  });
}
