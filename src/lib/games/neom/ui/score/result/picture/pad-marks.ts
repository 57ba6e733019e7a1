import { padRowNames } from '../../../../text/en/score-lines';
import { FIGURE_ROWS, type FigureRow } from '../../explain/figure';
import type { PlayerResult } from '../result';
import { text, type Mark } from './mark';
import type { Colour } from './palette';

const HEAD = 190;
const NAME_ROW = 56;
const ROW = 46;
const TOTAL_ROW = 76;
const heightOf = (row: FigureRow): number => (row === 'total' ? TOTAL_ROW : ROW);

export const PAD_HEIGHT = FIGURE_ROWS.reduce((sum, row) => sum + heightOf(row), NAME_ROW);

const lineAt = (y: number, width: number, pen: number): Mark => ({
  kind: 'path',
  d: `M0 ${y}H${width}`,
  stroke: pen > 1 ? 'ink' : 'rule',
  pen
});

/** Where a winner's column begins and ends, the paper is ink. */
const inked = (x: number, y: number, width: number, height: number): Mark => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  fill: 'ink'
});

/** The pad from its own top left corner. */
export function padMarks(players: readonly PlayerResult[], width: number): readonly Mark[] {
  const column = (width - HEAD) / players.length;
  const left = (seat: number): number => HEAD + column * seat;
  const middle = (seat: number): number => left(seat) + column / 2;
  const marks: Mark[] = [
    { kind: 'rect', x: 0, y: 0, width, height: PAD_HEIGHT, fill: 'paper-raised' }
  ];
  for (const seat of players.keys())
    marks.push({ kind: 'path', d: `M${left(seat)} 0V${PAD_HEIGHT}`, stroke: 'rule', pen: 1 });
  for (const [seat, { name, wins }] of players.entries()) {
    if (wins) marks.push(inked(left(seat), 0, column, NAME_ROW));
    const fill = wins ? 'paper-raised' : 'ink';
    const style = { weight: wins ? 800 : 650, fill, align: 'center' } as const;
    marks.push(text(middle(seat), NAME_ROW / 2 + 8, name, 24, column - 12, style));
  }
  let y = NAME_ROW;
  for (const row of FIGURE_ROWS) {
    const height = heightOf(row);
    const total = row === 'total';
    const size = total ? 44 : 28;
    const base = y + height / 2;
    marks.push(
      text(16, base + 8, padRowNames[row], total ? 26 : 21, HEAD - 22, { weight: 650 }),
      lineAt(y, width, total ? 3 : 1)
    );
    for (const [seat, { pad, figures, wins }] of players.entries()) {
      if (total && wins) marks.push(inked(left(seat), y, column, height));
      const amount = pad[row];
      const soft: Colour = amount < 0 ? 'warn' : amount === 0 && !total ? 'ink-soft' : 'ink';
      const fill = total && wins ? 'paper-raised' : soft;
      const style = {
        weight: total ? 800 : amount === 0 ? 450 : 650,
        fill,
        align: 'center'
      } as const;
      marks.push(text(middle(seat), base + size * 0.36, figures[row], size, column - 8, style));
    }
    y += height;
  }
  marks.push({ kind: 'rect', x: 0, y: 0, width, height: PAD_HEIGHT, stroke: 'ink', pen: 3 });
  return marks;
}
