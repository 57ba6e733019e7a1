/**
 * A set of spaces as a bit mask: space n is bit n. It holds boards of up to 31 spaces, costs nothing
 * to copy, and makes "the polluting tiles near this one" a single `&`.
 */
export type CellSet = number;

export const EMPTY_SET: CellSet = 0;
export const MAX_CELLS = 31;

export const cellSet = (...cells: readonly number[]): CellSet =>
  cells.reduce((set, cell) => set | (1 << cell), EMPTY_SET);

export const hasCell = (set: CellSet, cell: number): boolean => (set & (1 << cell)) !== 0;

/** How many spaces the set holds: the parallel bit count of a 32-bit word. */
export function sizeOf(set: CellSet): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest space of a set that is not empty. */
export const firstCell = (set: CellSet): number => 31 - Math.clz32(set & -set);

/** The spaces in ascending order. */
export function cellsOf(set: CellSet): readonly number[] {
  const cells: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cells.push(firstCell(rest));
  return cells;
}

export const subsetOf = (set: CellSet, keeps: (cell: number) => boolean): CellSet => {
  let kept = EMPTY_SET;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const cell = firstCell(rest);
    if (keeps(cell)) kept |= 1 << cell;
  }
  return kept;
};
