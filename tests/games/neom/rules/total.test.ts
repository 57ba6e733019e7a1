import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sketchOf } from '$lib/games/neom/rules/city';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { totalPoints } from '$lib/games/neom/rules/total';
import { anyPlayer, SEED } from '../any-table';

it('the quick total is the total of the score sheet, for any City', () => {
  fc.assert(
    fc.property(anyPlayer, (player) => {
      expect(totalPoints(sketchOf(player.city), player)).toBe(scoreCity(player).pad.total);
    }),
    { ...SEED, numRuns: 500 }
  );
});
