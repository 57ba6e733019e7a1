import type { RawGood } from '../data/goods';
import { CITY_CELLS } from './city';
import type { Cell, City, PlacedTile } from './table';

/** Changes of a City as new Cities; none of them asks whether it is allowed. */
export const emptyCity = (cityGood: RawGood): City => ({
  cityGood,
  cells: new Array<null>(CITY_CELLS).fill(null)
});

export const withTile = (city: City, cell: Cell, placed: PlacedTile | null): City => ({
  ...city,
  cells: city.cells.with(cell, placed)
});

export const withoutTiles = (city: City, cells: readonly Cell[]): City => ({
  ...city,
  cells: city.cells.map((placed, cell) => (cells.includes(cell) ? null : placed))
});

/** Exchanges two spaces; with an empty one this moves a tile. */
export const withSwapped = (city: City, from: Cell, to: Cell): City => {
  const moved = city.cells[from] ?? null;
  return withTile(withTile(city, from, city.cells[to] ?? null), to, moved);
};
