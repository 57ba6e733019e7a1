import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '$lib/engine/score-sheet';
import { PAD_ROWS, scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
import { cellsOfLine, linesOf } from '$lib/games/neom/ui/score/explain/figure';
import { anyTable, SEED } from '../../../any-table';
import { cityFrom } from '../../../given-table';

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
    const city = cityFrom('11 12 . . .  126 . . . .  . . * . .  . . . . .  . . . . .');
    const { scored } = linesOf(
      scoreCity({ city, money: 10, finalIncomeIncluded: true }),
      'variable'
    );
    expect(cellsOfLine(scored[0]!)).toEqual([5, 0, 1]);
  });
});
