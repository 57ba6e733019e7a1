import { CITY_CELLS, MIDDLE } from '../../rules/city';
import type { Cell, City } from '../../rules/table';

/** The next empty space in reading order, round the City once; the middle is never offered. */
export function nextSpace({ cells }: City, here: Cell): Cell | undefined {
  for (let step = 1; step < CITY_CELLS; step++) {
    const cell = (here + step) % CITY_CELLS;
    if (cell !== MIDDLE && !cells[cell]) return cell;
  }
  return undefined;
}
