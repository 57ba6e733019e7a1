import { hasCell } from '$lib/engine/grid/cell-set';
import type { Generation } from '../data/tile-row';
import { cityTileOf } from '../data/tiles';
import { CITY_CELLS, sketchOf, type Sketch } from './city';
import { withTile } from './city-edit';
import { givesWay, hasTooManyCornerstones } from './placing-law';
import { incomeTotal } from './income';
import { PAD_ROWS, scoreOf, type Pad } from './scoring';
import type { Cell, City, Override, PlacedTile, Player } from './table';
import { changeBetween, type CityChange } from './triggers';

export interface Placement {
  readonly cell: Cell;
  /** The pad's total after it, money unchanged. */
  readonly total: number;
  /** After it less before it, by row of the pad. */
  readonly change: Pad;
  /** The tile that goes back to the box; null on an empty space and over the City Center. */
  readonly replaces: PlacedTile | null;
  readonly city: CityChange;
  /** Coins more at the end of the Generation; below 0 what it replaces paid more. */
  readonly income: number;
}

/** The City with the tile on a space, or null where it may not go there (NEOM-9). */
function sketchAfter(
  before: Sketch,
  cell: Cell,
  placed: PlacedTile,
  generation: Generation
): Sketch | null {
  if (!givesWay(before, cell, cityTileOf(placed.tile))) return null;
  const after = sketchOf(withTile(before.city, cell, placed));
  const allowed = hasCell(after.reached, cell) && !hasTooManyCornerstones(after, generation);
  return allowed ? after : null;
}

function afterEverywhere(
  before: Sketch,
  placed: PlacedTile,
  generation: Generation
): readonly (readonly [Cell, Sketch])[] {
  const spaces: (readonly [Cell, Sketch])[] = [];
  for (let cell = 0; cell < CITY_CELLS; cell++) {
    const after = sketchAfter(before, cell, placed, generation);
    if (after) spaces.push([cell, after]);
  }
  return spaces;
}

/** All spaces where a tile may go, in reading order. */
export const legalCells = (
  city: City,
  placed: PlacedTile,
  generation: Generation
): readonly Cell[] => afterEverywhere(sketchOf(city), placed, generation).map(([cell]) => cell);

/** After less before, by row of the pad. */
export const padChange = (after: Pad, before: Pad): Pad => {
  const change = { total: after.total - before.total } as Record<keyof Pad, number>;
  for (const row of PAD_ROWS) change[row] = after[row] - before[row];
  return change;
};

/** Where a tile could go and what it is worth there: best first, equals in reading order. */
export function placementsOf(
  player: Player,
  placed: PlacedTile,
  generation: Generation,
  overrides?: readonly Override[]
): readonly Placement[] {
  const before = sketchOf(player.city);
  const padBefore = scoreOf(before, player, overrides).pad;
  const incomeBefore = incomeTotal(before, generation);
  return afterEverywhere(before, placed, generation)
    .map(([cell, after]) => {
      const { pad } = scoreOf(after, player, overrides);
      const replaces = player.city.cells[cell] ?? null;
      return {
        cell,
        total: pad.total,
        change: padChange(pad, padBefore),
        replaces,
        city: changeBetween(before, after),
        income: incomeTotal(after, generation) - incomeBefore
      };
    })
    .sort((a, b) => b.total - a.total);
}
