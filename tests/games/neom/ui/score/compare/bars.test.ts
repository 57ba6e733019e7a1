import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import { stripsOf, WIDTH } from '$lib/games/neom/ui/score/compare/bars';
import { anyTable, SEED } from '../../../any-table';

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
