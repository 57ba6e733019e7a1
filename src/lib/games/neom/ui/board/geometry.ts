import { colOf, rowOf } from '../../rules/city';
import type { Cell } from '../../rules/table';
import type { Edge } from '../../rules/roads';

/** Units of the drawing: a space is 100 wide; the Trade Routes leave over the margin. */
export const SPACE = 100;
export const MARGIN = 14;
export const SIDE = 5 * SPACE;
/** Room for the pen above and below. */
export const EDGE = 2;
export const WIDTH = SIDE + 2 * MARGIN;
export const HEIGHT = SIDE + 2 * EDGE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const leftOf = (cell: Cell): number => colOf(cell) * SPACE;
export const topOf = (cell: Cell): number => rowOf(cell) * SPACE;
export const middleOf = (cell: Cell): Point => ({
  x: leftOf(cell) + SPACE / 2,
  y: topOf(cell) + SPACE / 2
});

/** From the middle of a space to the middle of an edge. */
export const TOWARDS: Readonly<Record<Edge, Point>> = {
  N: { x: 0, y: -SPACE / 2 },
  E: { x: SPACE / 2, y: 0 },
  S: { x: 0, y: SPACE / 2 },
  W: { x: -SPACE / 2, y: 0 }
};

/** A street from the middle of a space to an edge, or a part of the way. */
export const armOf = ({ x, y }: Point, edge: Edge, reach = 1): string =>
  `M${x} ${y}l${TOWARDS[edge].x * reach} ${TOWARDS[edge].y * reach}`;

/** The bar across a street that ends before an edge. */
export function barOf({ x, y }: Point, edge: Edge): string {
  const to = TOWARDS[edge];
  const half = { x: to.y / 5, y: to.x / 5 };
  return `M${x + to.x * 0.88 - half.x} ${y + to.y * 0.88 - half.y}l${2 * half.x} ${2 * half.y}`;
}

/** The outline of a set of spaces as one path, drawn a little inside them. */
export function outlineOf(cells: readonly Cell[], inset: number): string {
  const has = (row: number, col: number) =>
    row >= 0 && row < 5 && col >= 0 && col < 5 && cells.includes(row * 5 + col);
  const parts: string[] = [];
  for (const cell of cells) {
    const [row, col] = [rowOf(cell), colOf(cell)];
    const [x0, y0, x1, y1] = [leftOf(cell), topOf(cell), leftOf(cell) + SPACE, topOf(cell) + SPACE];
    const [n, e, s, w] = [
      has(row - 1, col),
      has(row, col + 1),
      has(row + 1, col),
      has(row, col - 1)
    ];
    // A side is shortened at an outer corner and runs on past an inner one.
    const start = (open: boolean, diagonal: boolean) => (open ? (diagonal ? 0 : -inset) : inset);
    if (!n)
      parts.push(
        `M${x0 + start(w, !has(row - 1, col - 1))} ${y0 + inset}H${x1 - start(e, !has(row - 1, col + 1))}`
      );
    if (!s)
      parts.push(
        `M${x0 + start(w, !has(row + 1, col - 1))} ${y1 - inset}H${x1 - start(e, !has(row + 1, col + 1))}`
      );
    if (!w)
      parts.push(
        `M${x0 + inset} ${y0 + start(n, !has(row - 1, col - 1))}V${y1 - start(s, !has(row + 1, col - 1))}`
      );
    if (!e)
      parts.push(
        `M${x1 - inset} ${y0 + start(n, !has(row - 1, col + 1))}V${y1 - start(s, !has(row + 1, col + 1))}`
      );
  }
  return parts.join('');
}
