import { cellSet, cellsOf } from '$lib/engine/grid/cell-set';
import { regionsOf } from '$lib/engine/grid/regions';
import { figure } from '$lib/text/figure';
import { colOf, type Sketch } from '../../../rules/city';
import { incomeOf } from '../../../rules/income';
import { pollutionAt } from '../../../rules/pollution';
import type { NeomLine } from '../../../rules/scoring';
import { roadSquares } from '../../../rules/scoring/counted-tiles';
import type { Cell } from '../../../rules/table';
import { difference } from '../../../text/en/score-page';
import { leftOf, MARGIN, middleOf, outlineOf, SPACE, topOf } from '../../board/geometry';
import type { FigureRow } from './figure';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
export interface Pair extends Label {
  readonly d: string;
}
/** What is drawn over a City to show where points come from, in the board's units. */
export interface Overlay {
  readonly outlines: readonly string[];
  readonly labels: readonly Label[];
  readonly pairs: readonly Pair[];
  /** The tiles the points belong to. */
  readonly owners: readonly Cell[];
}

const NOTHING: Overlay = { outlines: [], labels: [], pairs: [], owners: [] };
const CORNER = 19;

const atCorner = (cell: Cell, text: string): Label => ({
  x: leftOf(cell) + CORNER,
  y: topOf(cell) + CORNER,
  text
});

const merged = (overlays: readonly Overlay[]): Overlay => ({
  outlines: overlays.flatMap(({ outlines }) => outlines),
  labels: overlays.flatMap(({ labels }) => labels),
  pairs: overlays.flatMap(({ pairs }) => pairs),
  owners: overlays.flatMap(({ owners }) => owners)
});

/** Groups of spaces, each outlined and labelled in its first corner. */
const outlined = (groups: readonly (readonly Cell[])[], text: (index: number) => string) => ({
  ...NOTHING,
  outlines: groups.map((cells) => outlineOf(cells, 5)),
  labels: groups.map((cells, index) => atCorner(cells[0]!, text(index)))
});

/** From a polluting tile to the home it costs points. */
function pairOf(sketch: Sketch, home: Cell, polluter: Cell): Pair {
  const [from, to] = [middleOf(polluter), middleOf(home)];
  const alone = { ...sketch, polluting: cellSet(polluter) };
  return {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    text: figure(pollutionAt(alone, home))
  };
}

/** One variable tile: the tiles, Neighborhoods or road squares it counts, numbered. */
function countedBy(sketch: Sketch, line: NeomLine): Overlay {
  const owners = line.cell === null ? [] : [line.cell];
  if (line.rule === 'parking-authority') {
    const labels = roadSquares(sketch).map((square, index) => {
      const [first] = cellsOf(square);
      return { x: leftOf(first!) + SPACE, y: topOf(first!) + SPACE, text: String(index + 1) };
    });
    return { ...NOTHING, owners, labels };
  }
  if (line.rule === 'community-center' || line.rule.startsWith('city-council')) {
    const groups = regionsOf(cellSet(...line.places), sketch.links).map(cellsOf);
    return { ...outlined(groups, (index) => String(index + 1)), owners };
  }
  const numbered = line.places.length === line.count ? line.places : [];
  return { ...NOTHING, owners, labels: numbered.map((cell, i) => atCorner(cell, String(i + 1))) };
}

function overlayOfLine(sketch: Sketch, line: NeomLine, alone: boolean): Overlay {
  switch (line.category) {
    case 'neighborhoods':
      return line.places.length === 0 ? NOTHING : outlined([line.places], () => `${line.count}`);
    case 'pollution': {
      const home = line.cell;
      if (home === null) return NOTHING;
      return { ...NOTHING, pairs: line.places.map((polluter) => pairOf(sketch, home, polluter)) };
    }
    case 'variable':
      if (alone) return countedBy(sketch, line);
      return { ...NOTHING, owners: line.cell === null ? [] : [line.cell] };
    default:
      return { ...NOTHING, owners: alone && line.cell !== null ? [line.cell] : [] };
  }
}

/** Points of the variable tiles, each once however many counts it has. */
function variablePoints(lines: readonly NeomLine[]): readonly Label[] {
  const sums = new Map<Cell, number>();
  for (const { cell, points } of lines)
    if (cell !== null) sums.set(cell, (sums.get(cell) ?? 0) + points);
  return [...sums].map(([cell, sum]) => atCorner(cell, difference(sum)));
}

const paying = (sketch: Sketch) => incomeOf(sketch, 3).lines.filter(({ coins }) => coins > 0);

/** The tiles the final income comes from. */
export const incomeCells = (sketch: Sketch): readonly Cell[] =>
  paying(sketch).map(({ cell }) => cell);

export function overlayOf(
  sketch: Sketch,
  row: FigureRow,
  lines: readonly NeomLine[],
  alone: boolean
): Overlay {
  if (row === 'money')
    return {
      ...NOTHING,
      labels: paying(sketch).map(({ cell, coins }) => atCorner(cell, `£${coins}`))
    };
  const overlay = merged(lines.map((line) => overlayOfLine(sketch, line, alone)));
  return row === 'variable' && !alone ? { ...overlay, labels: variablePoints(lines) } : overlay;
}

/** What dims a space: at the sides it covers the ends of the streets and the Trade Routes too. */
export function veilOf(cell: Cell): Readonly<Record<'x' | 'y' | 'width' | 'height', number>> {
  const [west, east] = [colOf(cell) === 0 ? MARGIN : 0, colOf(cell) === 4 ? MARGIN : 0];
  return {
    x: leftOf(cell) - west,
    y: topOf(cell) - 2,
    width: SPACE + west + east,
    height: SPACE + 2
  };
}
