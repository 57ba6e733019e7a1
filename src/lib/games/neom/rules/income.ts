import { cellsOf } from '$lib/engine/grid/cell-set';
import type { Generation, Income } from '../data/tile-row';
import type { Sketch } from './city';
import type { Cell } from './table';

/** What one tile pays at the end of a Generation (NEOM-26); also where that is nothing. */
export interface IncomeLine {
  readonly tile: number;
  readonly cell: Cell;
  /** The tiles that were counted; for income that counts none, the tile itself. */
  readonly places: readonly Cell[];
  readonly count: number;
  readonly coins: number;
}

export interface CityIncome {
  readonly lines: readonly IncomeLine[];
  readonly total: number;
}

function coinsFrom(income: Income, sketch: Sketch, generation: Generation): number {
  switch (income.kind) {
    case 'fixed':
      return income.coins;
    case 'by-generation':
      return income.coins[generation - 1]!;
    case 'per-tile':
      return sketch.counts[income.type];
  }
}

/** The total alone, for searches. */
export function incomeTotal(sketch: Sketch, generation: Generation): number {
  let total = 0;
  for (let cell = 0; cell < sketch.tiles.length; cell++) {
    const income = sketch.tiles[cell]?.income;
    if (income) total += coinsFrom(income, sketch, generation);
  }
  return total;
}

export function incomeOf(sketch: Sketch, generation: Generation): CityIncome {
  const lines: IncomeLine[] = [];
  let total = 0;
  for (const [cell, tile] of sketch.tiles.entries()) {
    if (!tile?.income) continue;
    const { income } = tile;
    const coins = coinsFrom(income, sketch, generation);
    const counted = income.kind === 'per-tile' ? cellsOf(sketch.ofType[income.type]) : null;
    lines.push({
      tile: tile.number,
      cell,
      places: counted ?? [cell],
      count: counted?.length ?? 1,
      coins
    });
    total += coins;
  }
  return { lines, total };
}
