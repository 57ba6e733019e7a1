import { describe, expect, it } from 'vitest';
import { sketchOf } from '$lib/games/neom/rules/city';
import { scoreCity, type PadRow } from '$lib/games/neom/rules/scoring';
import { MARGIN, SPACE } from '$lib/games/neom/ui/board/geometry';
import { linesOf } from '$lib/games/neom/ui/score/explain/figure';
import { overlayOf, veilOf } from '$lib/games/neom/ui/score/explain/overlay';
import { cityFrom } from '../../../given-table';

describe('what is drawn over a City', () => {
  const city = cityFrom('3 11 . . .  3 12 126 . .  . . * . .  131 1 . . .  1 1 . . .');
  const sketch = sketchOf(city);
  const score = scoreCity({ city, money: 10, finalIncomeIncluded: true });
  const drawn = (row: PadRow, index?: number) => {
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
