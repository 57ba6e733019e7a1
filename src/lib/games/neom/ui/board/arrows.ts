import { cellAt, colOf, rowOf } from '../../rules/city';
import type { Cell } from '../../rules/table';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
};

const within = (line: number): number => Math.min(4, Math.max(0, line));

/** The space an arrow key leads to, itself at the edge; undefined for any other key. */
export function arrowFrom(
  cell: Cell,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent
): Cell | undefined {
  const step = STEPS[key];
  if (!step || ctrlKey || metaKey || altKey) return undefined;
  return cellAt(within(rowOf(cell) + step[0]), within(colOf(cell) + step[1]));
}
