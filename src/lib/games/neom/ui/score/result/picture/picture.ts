import { scorePage } from '../../../../text/en/score-page';
import { GLYPH_BOX } from '$lib/ui/glyph-shape';
import { GLYPHS } from '$lib/ui/glyphs';
import * as board from '../../../board/geometry';
import type { TableResult } from '../result';
import { text, type Mark, type Picture } from './mark';
import { PAD_HEIGHT, padMarks } from './pad-marks';
import type { Colour } from './palette';
import { wrapped } from './wrapped';

const WIDTH = 800;
const EDGE = 40;
const INNER = WIDTH - 2 * EDGE;
const GAP = 20;
const CAPTION = 42;
/** A winner's star, before the name. */
const STAR = 26;
/** Boards side by side, by how many there are. */
const COLUMNS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 2, 5: 3 };
const LARGEST_BOARD = 520;
const star = (x: number, y: number): Mark => ({
  kind: 'group',
  x,
  y,
  scale: STAR / GLYPH_BOX,
  marks: GLYPHS.star.map(({ d }): Mark => ({ kind: 'path', d, fill: 'ink' }))
});

function boards({ players }: TableResult, top: number): { marks: readonly Mark[]; end: number } {
  const columns = COLUMNS[players.length] ?? 3;
  const side = Math.min(LARGEST_BOARD, (INNER - GAP * (columns - 1)) / columns);
  // The spaces are as wide as the caption above them; the Trade Routes leave into the gaps.
  const unit = side / board.SIDE;
  const step = CAPTION + board.HEIGHT * unit + GAP;
  const marks = players.flatMap(({ name, figures, wins, sketch }, seat): readonly Mark[] => {
    const row = Math.floor(seat / columns);
    const inRow = Math.min(columns, players.length - row * columns);
    const start = (WIDTH - inRow * side - (inRow - 1) * GAP) / 2;
    const x = start + (seat % columns) * (side + GAP);
    const y = top + row * step;
    const from = wins ? x + STAR + 4 : x;
    return [
      ...(wins ? [star(x, y + 5)] : []),
      text(from, y + 27, name, 24, x + side - 64 - from, { weight: wins ? 800 : 650 }),
      text(x + side, y + 27, figures.total, 26, 60, { weight: 800, align: 'right' }),
      {
        kind: 'city',
        x: x - board.MARGIN * unit,
        y: y + CAPTION,
        width: board.WIDTH * unit,
        sketch
      }
    ];
  });
  const rows = Math.ceil(players.length / columns);
  return { marks, end: top + rows * step - GAP };
}

/** A long headline, with long names or of many winners, is set smaller in lines of about a length. */
function headlineOf(words: string): readonly [size: number, lines: readonly string[]] {
  const lines = wrapped(words, 42, 8);
  if (lines.length === 1) return [48, lines];
  let letters = Math.ceil(words.length / lines.length);
  while (wrapped(words, letters, 9).length > lines.length) letters++;
  return [36, wrapped(words, letters, 8)];
}

/** The result as one sheet: who won, the pad, everybody's City, and the words that go with it. */
export function pictureOf(result: TableResult): Picture {
  const marks: Mark[] = [];
  let y = EDGE - 12;
  const write = (lines: readonly string[], size: number, weight: number, fill: Colour): void => {
    for (const words of lines) {
      y += Math.round(size * 1.3);
      marks.push(text(EDGE, y, words, size, INNER, { weight, fill }));
    }
  };
  write([result.occasion], 22, 650, 'ink-soft');
  const [size, lines] = headlineOf(result.headline);
  write(lines, size, 800, 'ink');
  y += 6;
  if (result.beside !== null) write([result.beside], 25, 450, 'ink-soft');
  y += 26;
  marks.push({ kind: 'group', x: EDGE, y, scale: 1, marks: padMarks(result.players, INNER) });
  y += PAD_HEIGHT;
  write(result.remarks, 20, 450, 'ink-soft');
  const cities = boards(result, y + GAP + 8);
  marks.push(...cities.marks);
  y = cities.end + 16;
  if (result.note !== null) write(wrapped(result.note, 66, 4), 23, 450, 'ink');
  y += 12;
  write([scorePage.result.made], 18, 450, 'ink-soft');
  const height = Math.ceil(y + EDGE - 12);
  const paper: Mark = { kind: 'rect', x: 0, y: 0, width: WIDTH, height, fill: 'paper' };
  return { width: WIDTH, height, marks: [paper, ...marks] };
}
