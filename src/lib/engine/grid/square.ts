import { EMPTY_SET, MAX_CELLS, type CellSet } from './cell-set';

/** A board of square spaces, numbered in reading order from the top left. */
export interface SquareGrid {
  readonly rows: number;
  readonly cols: number;
  readonly size: number;
  /** Per space: the up to 4 spaces that share an edge. */
  readonly orthogonal: readonly CellSet[];
  /** Per space: the up to 4 spaces that share only a corner. */
  readonly diagonal: readonly CellSet[];
  /** Per space: the up to 8 spaces around. */
  readonly around: readonly CellSet[];
  readonly corners: CellSet;
  readonly border: CellSet;
  rowOf(cell: number): number;
  colOf(cell: number): number;
  cellAt(row: number, col: number): number;
  /** Orthogonal steps from one space to another. */
  stepsBetween(from: number, to: number): number;
  /** The spaces a test holds for. */
  where(test: (cell: number) => boolean): CellSet;
}

export function squareGrid(rows: number, cols: number): SquareGrid {
  const size = rows * cols;
  if (size > MAX_CELLS) throw new RangeError(`${rows} × ${cols} spaces do not fit a CellSet`);
  const rowOf = (cell: number): number => Math.floor(cell / cols);
  const colOf = (cell: number): number => cell % cols;
  const cells = Array.from({ length: size }, (_, cell) => cell);
  const where = (test: (cell: number) => boolean): CellSet =>
    cells.reduce((set, cell) => (test(cell) ? set | (1 << cell) : set), EMPTY_SET);
  const perCell = (test: (rowGap: number, colGap: number) => boolean): readonly CellSet[] =>
    cells.map((cell) =>
      where((other) =>
        test(Math.abs(rowOf(cell) - rowOf(other)), Math.abs(colOf(cell) - colOf(other)))
      )
    );
  const onRowEnd = (cell: number): boolean => rowOf(cell) === 0 || rowOf(cell) === rows - 1;
  const onColEnd = (cell: number): boolean => colOf(cell) === 0 || colOf(cell) === cols - 1;

  return {
    rows,
    cols,
    size,
    orthogonal: perCell((rowGap, colGap) => rowGap + colGap === 1),
    diagonal: perCell((rowGap, colGap) => rowGap === 1 && colGap === 1),
    around: perCell((rowGap, colGap) => Math.max(rowGap, colGap) === 1),
    corners: where((cell) => onRowEnd(cell) && onColEnd(cell)),
    border: where((cell) => onRowEnd(cell) || onColEnd(cell)),
    rowOf,
    colOf,
    cellAt: (row, col) => row * cols + col,
    stepsBetween: (from, to) =>
      Math.abs(rowOf(from) - rowOf(to)) + Math.abs(colOf(from) - colOf(to)),
    where
  };
}
