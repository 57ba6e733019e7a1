import { figure, scorePage } from '../../../../text/en/score-page';
import { meta } from '../../../../meta';
import { GLYPH_BOX } from '$lib/ui/glyph-shape';
import { GLYPHS } from '$lib/ui/glyphs';
import { SIDE } from '../../../board/geometry';
import type { TableResult } from '../result';
import { cityMarks } from './city-marks';
import { text, type Mark, type Picture } from './mark';
import { PAD_HEIGHT, padMarks } from './pad-marks';

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
/** A note of this many letters fills a line. */
const LINE = 66;
const NOTE_LINES = 4;

function wrapped(words: string): readonly string[] {
  const lines = [''];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.length <= NOTE_LINES
    ? lines
    : [...lines.slice(0, NOTE_LINES - 1), `${lines[NOTE_LINES - 1]} …`];
}

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
  const marks = players.flatMap(({ name, pad, wins, sketch }, seat): readonly Mark[] => {
    const row = Math.floor(seat / columns);
    const inRow = Math.min(columns, players.length - row * columns);
    const start = (WIDTH - inRow * side - (inRow - 1) * GAP) / 2;
    const x = start + (seat % columns) * (side + GAP);
    const y = top + row * (side + CAPTION + GAP);
    const total = figure(pad.total);
    const from = wins ? x + STAR + 4 : x;
    return [
      ...(wins ? [star(x, y + 5)] : []),
      text(from, y + 27, name, 24, x + side - 64 - from, { weight: wins ? 800 : 650 }),
      text(x + side, y + 27, total, 26, 60, { weight: 800, align: 'right' }),
      { kind: 'group', x, y: y + CAPTION, scale: side / SIDE, marks: cityMarks(sketch) }
    ];
  });
  const rows = Math.ceil(players.length / columns);
  return { marks, end: top + rows * (side + CAPTION) + (rows - 1) * GAP };
}

/** The result as one sheet: who won, the pad, everybody's City, and the words that go with it. */
export function pictureOf(result: TableResult): Picture {
  const marks: Mark[] = [];
  let y = EDGE + 18;
  const line = (
    words: string,
    size: number,
    weight: number,
    soft: boolean,
    after: number
  ): void => {
    marks.push(text(EDGE, y, words, size, INNER, { weight, fill: soft ? 'ink-soft' : 'ink' }));
    y += after;
  };
  line([meta.title, result.occasion].filter(Boolean).join(', '), 22, 650, true, 56);
  line(result.headline, 48, 800, false, result.beside === null ? 26 : 38);
  if (result.beside !== null) line(result.beside, 25, 450, true, 26);
  marks.push({ kind: 'group', x: EDGE, y, scale: 1, marks: padMarks(result.players, INNER) });
  const cities = boards(result, y + PAD_HEIGHT + GAP + 8);
  marks.push(...cities.marks);
  y = cities.end + 48;
  for (const words of result.note === null ? [] : wrapped(result.note))
    line(words, 23, 450, false, 31);
  line(scorePage.result.made, 18, 450, true, 0);
  const height = Math.ceil(y + EDGE / 2);
  const paper: Mark = { kind: 'rect', x: 0, y: 0, width: WIDTH, height, fill: 'paper' };
  return { width: WIDTH, height, marks: [paper, ...marks] };
}
