import { circle, GLYPH_BOX, GLYPH_PEN } from '$lib/ui/glyph-shape';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { CITY_CELLS, MIDDLE, typesAt, type Sketch } from '../../../../rules/city';
import { edgesOf } from '../../../../rules/roads';
import type { Cell } from '../../../../rules/table';
import type { LegendEntry } from '../../../../text/legend-text';
import { leftOf, middleOf, SPACE, topOf, TOWARDS } from '../../../board/geometry';
import { nameLines } from '../../../board/name-lines';
import { NEOM_SHAPES } from '../../../glyphs/neom-shapes';
import { text, type Mark } from './mark';

const glyph = (name: LegendEntry, x: number, y: number, size: number): Mark => ({
  kind: 'group',
  x,
  y,
  scale: size / GLYPH_BOX,
  marks: NEOM_SHAPES[name].map(({ d, fill }): Mark =>
    fill ? { kind: 'path', d, fill: 'ink' } : { kind: 'path', d, stroke: 'ink', pen: GLYPH_PEN }
  )
});

function plot(sketch: Sketch, cell: Cell): readonly Mark[] {
  const [first, second] = typesAt(sketch, cell);
  const [x, y] = [leftOf(cell), topOf(cell)];
  const plain: Mark = {
    kind: 'rect',
    x: x + 1.5,
    y: y + 1.5,
    width: SPACE - 3,
    height: SPACE - 3,
    fill: first ?? 'paper-raised',
    stroke: first ? 'ink' : 'rule',
    pen: 1.5
  };
  if (!second) return [plain];
  return [plain, { kind: 'path', d: `M${x + 98.5} ${y + 1.5}v97h-97Z`, fill: second }];
}

/** All streets in one path, drawn twice: the wider one makes the kerb. */
function streets(sketch: Sketch): readonly Mark[] {
  const d = cellsOf(sketch.occupied)
    .flatMap((cell) => {
      const { x, y } = middleOf(cell);
      return edgesOf(sketch.roads[cell]!).map(
        (edge) => `M${x} ${y}l${TOWARDS[edge].x} ${TOWARDS[edge].y}`
      );
    })
    .join('');
  return d === ''
    ? []
    : [
        { kind: 'path', d, stroke: 'ink', pen: 13 },
        { kind: 'path', d, stroke: 'paper-raised', pen: 9 }
      ];
}

function face(sketch: Sketch, cell: Cell): readonly Mark[] {
  const tile = sketch.tiles[cell];
  const [x, y] = [leftOf(cell), topOf(cell)];
  if (!tile) {
    return cell === MIDDLE
      ? [
          {
            kind: 'path',
            d: circle(x + 50, y + 50, 25),
            fill: 'paper-raised',
            stroke: 'ink',
            pen: 2
          },
          glyph('city-center', x + 31, y + 31, 38),
          glyph(sketch.city.cityGood, x + 76, y + 78, 19)
        ]
      : [];
  }
  const lines = nameLines(tile.name);
  const top = y + (lines.length > 2 ? 58 : 64);
  const points = tile.vp === 'variable' ? '?' : tile.vp > 0 ? String(tile.vp) : '';
  return [
    ...tile.types.map((type, index) => glyph(type, x + 6 + index * 20, y + 6, 20)),
    text(x + 85, y + 22, points, 18, 30, { weight: 800, align: 'center' }),
    ...lines.map((line, index) =>
      text(x + 50, top + index * 13, line, 13, 94, {
        weight: 650,
        align: 'center',
        halo: tile.types[0]!
      })
    )
  ];
}

/** A City in the units of the board's geometry: 500 by 500. */
export function cityMarks(sketch: Sketch): readonly Mark[] {
  const cells = Array.from({ length: CITY_CELLS }, (_, cell) => cell);
  return [
    ...cells.flatMap((cell) => plot(sketch, cell)),
    ...streets(sketch),
    ...cells.flatMap((cell) => face(sketch, cell))
  ];
}
