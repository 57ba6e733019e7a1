import { cellsOf, hasCell, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { EFFECT_COINS } from '../data/formulas';
import type { Good } from '../data/goods';
import { cityTileOf } from '../data/tiles';
import { sketchOf, type Sketch } from './city';
import { withTile } from './city-edit';
import { ORTHOGONAL } from './city-grid';
import type { Side } from './roads';
import type { Cell, City, PlacedTile } from './table';

/** Money a placement brings at once (NEOM-27), with the tile that pays it. */
export interface GainLine {
  readonly rule: 'gain' | 'trade-office' | 'merchant-union' | 'tourism-board';
  readonly tile: number;
  readonly cell: Cell;
  readonly places: readonly Cell[];
  readonly count: number;
  readonly coins: number;
}

/** What is different about a City's supply and roads. */
export interface CityChange {
  readonly goodsGained: readonly Good[];
  readonly goodsLost: readonly Good[];
  readonly routesGained: readonly Side[];
  readonly routesLost: readonly Side[];
  /** Tiles that no road path leads to any longer (RB "Cut-Off"): kept and scored. */
  readonly cutOff: readonly Cell[];
}

export interface PlacementEffects extends CityChange {
  readonly lines: readonly GainLine[];
  readonly coins: number;
}

const missingFrom = <T>(these: readonly T[], those: readonly T[]): readonly T[] =>
  these.filter((each) => !those.includes(each));

const union = (sets: readonly CellSet[]): CellSet => sets.reduce((all, set) => all | set, 0);

export const changeBetween = (before: Sketch, after: Sketch): CityChange => ({
  goodsGained: missingFrom(after.goods, before.goods),
  goodsLost: missingFrom(before.goods, after.goods),
  routesGained: missingFrom(after.routes, before.routes),
  routesLost: missingFrom(before.routes, after.routes),
  // What lies on a space that was empty was never connected.
  cutOff: cellsOf(union(after.cutOff) & ~union(before.cutOff) & before.placed)
});

/** Orthogonally adjacent Commercial–Industrial pairs; roads do not matter (RB "Trade Office"). */
export function tradePairs({ ofType }: Sketch): readonly (readonly [Cell, Cell])[] {
  return cellsOf(ofType.commercial).flatMap((cell) =>
    cellsOf(ORTHOGONAL[cell]! & ofType.industrial).map((other) => [cell, other] as const)
  );
}

type Rule = (sketch: Sketch, cell: Cell) => { count: number; places: readonly Cell[] } | null;

/** What tiles of the City pay when another one is placed after them: coins per thing counted. */
const PAID_LATER: Readonly<Record<string, { coins: number; rule: Rule }>> = {
  'merchant-union': {
    coins: EFFECT_COINS['merchant-union'],
    rule: ({ ofType }, cell) =>
      hasCell(ofType.commercial, cell) ? { count: 1, places: [cell] } : null
  },
  'tourism-board': {
    coins: EFFECT_COINS['tourism-board'],
    rule: ({ links, ofType }, cell) => {
      const met = links[cell]! & ofType.commercial;
      return met ? { count: sizeOf(met), places: cellsOf(met) } : null;
    }
  }
};

function laterLines(after: Sketch, cell: Cell): readonly GainLine[] {
  return cellsOf(after.placed & ~(1 << cell)).flatMap((from) => {
    const tile = after.tiles[from]!;
    const paid = PAID_LATER[tile.effect ?? ''];
    const found = paid?.rule(after, cell);
    if (!paid || !found) return [];
    const rule = tile.effect as GainLine['rule'];
    return [{ rule, tile: tile.number, cell: from, ...found, coins: paid.coins * found.count }];
  });
}

function ownLines(after: Sketch, cell: Cell): readonly GainLine[] {
  const tile = after.tiles[cell]!;
  const own = { tile: tile.number, cell };
  const lines: GainLine[] = [];
  if (tile.gain > 0)
    lines.push({ ...own, rule: 'gain', places: [cell], count: 1, coins: tile.gain });
  if (tile.effect === 'trade-office') {
    const pairs = tradePairs(after);
    const places = [...new Set(pairs.flat())].sort((a, b) => a - b);
    const count = pairs.length;
    lines.push({
      ...own,
      rule: 'trade-office',
      places,
      count,
      coins: EFFECT_COINS['trade-office'] * count
    });
  }
  return lines;
}

/** Everything placing a tile sets off, the tile it replaces being gone. */
export function placementEffects(city: City, cell: Cell, placed: PlacedTile): PlacementEffects {
  const after = sketchOf(withTile(city, cell, placed));
  const lines = [...ownLines(after, cell), ...laterLines(after, cell)];
  const coins = lines.reduce((sum, line) => sum + line.coins, 0);
  return { lines, coins, ...changeBetween(sketchOf(city), after) };
}

/** Investment Firm: £1 for each tile selected while it lies in the City (NEOM-27). */
export const selectionGain = (city: City): number =>
  EFFECT_COINS['investment-firm'] *
  city.cells.filter((placed) => placed && cityTileOf(placed.tile).effect === 'investment-firm')
    .length;
