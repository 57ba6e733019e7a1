import { figure } from '../../../../text/en/score-page';
import { padRowNames } from '../../../../text/en/score-lines';
import { FIGURE_ROWS, type FigureRow } from '../../explain/figure';
import type { PlayerResult } from '../result';
import { text, type Mark } from './mark';

const HEAD = 176;
const NAME_ROW = 46;
const ROW = 40;
const TOTAL_ROW = 60;
const heightOf = (row: FigureRow): number => (row === 'total' ? TOTAL_ROW : ROW);

export const PAD_HEIGHT = FIGURE_ROWS.reduce((sum, row) => sum + heightOf(row), NAME_ROW);

const lineAt = (y: number, width: number, pen: number): Mark => ({
  kind: 'path',
  d: `M0 ${y}H${width}`,
  stroke: pen > 1 ? 'ink' : 'rule',
  pen
});

/** The pad from its own top left corner. */
export function padMarks(players: readonly PlayerResult[], width: number): readonly Mark[] {
  const column = (width - HEAD) / players.length;
  const middle = (seat: number): number => HEAD + column * (seat + 0.5);
  const marks: Mark[] = [
    { kind: 'rect', x: 0, y: 0, width, height: PAD_HEIGHT, fill: 'paper-raised' },
    ...players.map(({ name }, seat) =>
      text(middle(seat), 31, name, 21, column - 12, { weight: 650, align: 'center' })
    )
  ];
  let y = NAME_ROW;
  for (const row of FIGURE_ROWS) {
    const height = heightOf(row);
    const total = row === 'total';
    const size = total ? 36 : 23;
    marks.push(
      text(14, y + height / 2 + 7, padRowNames[row], total ? 23 : 19, HEAD - 20, { weight: 650 }),
      lineAt(y, width, total ? 3 : 1)
    );
    for (const [seat, { pad, wins }] of players.entries()) {
      const inverted = total && wins;
      if (inverted)
        marks.push({
          kind: 'rect',
          x: HEAD + column * seat,
          y,
          width: column,
          height,
          fill: 'ink'
        });
      const fill = inverted ? 'paper-raised' : pad[row] < 0 ? 'warn' : 'ink';
      const style = { weight: total ? 800 : 600, fill, align: 'center' } as const;
      marks.push(
        text(middle(seat), y + height / 2 + size / 3, figure(pad[row]), size, column, style)
      );
    }
    y += height;
  }
  for (const seat of players.keys())
    marks.push({
      kind: 'path',
      d: `M${HEAD + column * seat} 0V${PAD_HEIGHT}`,
      stroke: 'rule',
      pen: 1
    });
  marks.push({ kind: 'rect', x: 0, y: 0, width, height: PAD_HEIGHT, stroke: 'ink', pen: 2 });
  return marks;
}
