import {
  BY_HAND,
  PAD_ROWS,
  type CityScore,
  type NeomLine,
  type PadRow
} from '../../../rules/scoring';
import type { Cell } from '../../../rules/table';

/** The rows of the pad with the total below them. */
export const FIGURE_ROWS = [...PAD_ROWS, 'total'] as const;
export type FigureRow = PadRow | 'total';

/** One number of the pad: whose, and in which row. */
export interface Figure {
  readonly player: string;
  readonly row: FigureRow;
  /** The line looked at, by its key. */
  readonly line?: string | null;
}

const isIn = (row: FigureRow, line: NeomLine): boolean => row === 'total' || line.category === row;

/** The lines behind a figure: what counts, the largest first, and what scored nothing. */
export function linesOf(
  score: CityScore,
  row: PadRow
): { readonly scored: readonly NeomLine[]; readonly nothing: readonly NeomLine[] } {
  const lines = score.lines.filter((line) => line.category === row);
  return {
    scored: lines
      .filter(({ points }) => points !== 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    nothing: lines.filter(({ points }) => points === 0)
  };
}

/** The spaces a line rests on: the tile it belongs to and the tiles it counts. */
export const cellsOfLine = ({ cell, places }: NeomLine): readonly Cell[] =>
  cell === null || places.includes(cell) ? places : [cell, ...places];

/** A hand has changed a figure; one whose line is gone counts nothing. */
export const isByHand = (score: CityScore, row: FigureRow): boolean =>
  score.lines.some(
    (line) => isIn(row, line) && line.byHand && (line.rule !== BY_HAND || line.count > 0)
  );

/** Something a figure depends on is not known yet. */
export const isOpen = (score: CityScore, row: FigureRow): boolean =>
  score.lines.some((line) => isIn(row, line) && line.waitsFor !== null);
