import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '$lib/engine/score-sheet';
import { sketchOf } from '$lib/games/neom/rules/city';
import { PAD_ROWS, scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
import { MARGIN, SPACE } from '$lib/games/neom/ui/board/geometry';
import { cellsOfLine, linesOf } from '$lib/games/neom/ui/score/explain/figure';
import { overlayOf, veilOf } from '$lib/games/neom/ui/score/explain/overlay';
import { stripsOf, WIDTH } from '$lib/games/neom/ui/score/compare/bars';
import { anyTable, SEED } from '../../../any-table';
import { cityFrom } from '../../../given-table';

const scoreOf = (drawing: string) => {
  const city = cityFrom(drawing);
  const score = scoreCity({ city, money: 10, finalIncomeIncluded: true });
  return { score, sketch: sketchOf(city) };
};

describe('the lines of a figure', () => {
  it('add up to it, the largest first, nothing lost', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const score of scoreTable(table).players) {
          for (const row of PAD_ROWS) {
            const { scored, nothing } = linesOf(score, row);
            expect(totalOf(scored)).toBe(score.pad[row]);
            const sizes = scored.map(({ points }) => Math.abs(points));
            expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
            expect(nothing.every(({ points }) => points === 0)).toBe(true);
          }
        }
      }),
      SEED
    );
  });

  it('light the tile they belong to and the tiles they count', () => {
    const { score } = scoreOf('11 12 . . .  126 . . . .  . . * . .  . . . . .  . . . . .');
    const { scored } = linesOf(score, 'variable');
    expect(cellsOfLine(scored[0]!)).toEqual([5, 0, 1]);
  });
});

describe('what is drawn over a City', () => {
  const { score, sketch } = scoreOf('3 11 . . .  3 12 126 . .  . . * . .  131 1 . . .  1 1 . . .');
  const drawn = (row: (typeof PAD_ROWS)[number], index?: number) => {
    const { scored } = linesOf(score, row);
    return index === undefined
      ? overlayOf(sketch, row, scored, false)
      : overlayOf(sketch, row, [scored[index]!], true);
  };

  it('outlines Neighborhoods with their size', () => {
    const { outlines, labels } = drawn('neighborhoods');
    expect(outlines).toHaveLength(2);
    expect(labels.map(({ text }) => text)).toEqual(['3', '2']);
  });

  it('draws pollution as pairs', () =>
    expect(drawn('pollution').pairs.map(({ d, text }) => [d, text])).toEqual([
      ['M150 50L50 50', '−2'],
      ['M150 150L50 50', '−1'],
      ['M150 50L50 150', '−1'],
      ['M150 150L50 150', '−2']
    ]));

  it('shows each variable tile with its points, one alone with its count', () => {
    expect(drawn('variable').labels.map(({ text }) => text)).toEqual(['+4', '+4']);
    const park = drawn('variable', 0);
    expect([park.owners, park.labels.map(({ text }) => text)]).toEqual([[7], ['1', '2']]);
  });

  it('numbers road squares where they meet', () => {
    expect(drawn('variable', 1).labels).toEqual([
      { x: 100, y: 100, text: '1' },
      { x: 100, y: 400, text: '2' }
    ]);
  });

  it('covers the Trade Routes beside a dimmed space', () => {
    expect(veilOf(10)).toMatchObject({ x: -MARGIN, width: SPACE + MARGIN });
    expect(veilOf(12)).toMatchObject({ x: 200, width: 100 });
    expect(veilOf(14)).toMatchObject({ x: 400, width: SPACE + MARGIN });
  });
});

describe('the bars', () => {
  it('stay in their chart, above zero or below it as their figure is', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const score = scoreTable(table);
        for (const { row, top, height, base, bars } of stripsOf(score)) {
          expect(bars.map(({ amount }) => amount)).toEqual(
            score.players.map(({ pad }) => pad[row])
          );
          for (const bar of bars) {
            expect(bar.y).toBeGreaterThanOrEqual(top);
            expect(bar.y + bar.height).toBeLessThanOrEqual(top + height);
            expect(bar.x + bar.width).toBeLessThanOrEqual(WIDTH);
            if (bar.amount < 0) expect(bar.y).toBe(base);
          }
        }
      }),
      SEED
    );
  });
});
