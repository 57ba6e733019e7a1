import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { DISASTERS } from '$lib/games/neom/data/tile-row';
import { sketchOf } from '$lib/games/neom/rules/city';
import { bestSacrifice, rankedSacrifices } from '$lib/games/neom/rules/sacrifice';
import { lossOf } from '$lib/games/neom/rules/sacrifice-loss';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { sacrificeSets } from '$lib/games/neom/rules/disasters';
import { anyPlayer, SEED } from '../any-table';
import { cityFrom, playerWith } from '../given-table';

describe('every sacrifice, ranked', () => {
  it.each(DISASTERS)('%s: the best one first, all of them, each once', (kind) => {
    fc.assert(
      fc.property(anyPlayer, (given) => {
        const player = playerWith(given.city, given);
        const sketch = sketchOf(given.city);
        const ranked = rankedSacrifices(kind, sketch, player);
        expect(ranked[0]).toEqual(bestSacrifice(kind, sketch, player));
        expect(ranked.map(({ cells }) => cells.join()).toSorted()).toEqual(
          sacrificeSets(kind, sketch)
            .map((set) => cellsOf(set).join())
            .toSorted()
        );
        for (const [index, { total }] of ranked.entries())
          expect(total).toBeLessThanOrEqual(ranked[Math.max(0, index - 1)]!.total);
      }),
      { ...SEED, numRuns: 25 }
    );
  });
});

describe('what goes with a sacrifice', () => {
  // A road from the left route to the centre: Slums, a Truck Stop (28), and the Gold of 13 above.
  const city = cityFrom('. . . . .  13:S . . . .  3:NEW 28:EW * . .  . . . . .  . . . . .', 'coal');
  const player = playerWith(city, { finalIncomeIncluded: false });

  it('points, income, Goods, routes and parts cut off', () => {
    const slums = lossOf(player, [10], 3);
    expect(slums.city).toMatchObject({ routesLost: ['W'], goodsLost: [], cutOff: [5] });
    const factory = lossOf(player, [5], 3);
    expect(factory.city.goodsLost).toEqual(['gold']);
    expect(factory.change.goods).toBe(-2);
    const shop = lossOf(player, [11], 3);
    expect(shop.income).toBeGreaterThan(0);
    expect(shop.city.cutOff).toEqual([5, 10]);
  });

  it('the change is the one the ranking is made by', () => {
    const sketch = sketchOf(city);
    const now = scoreCity(player).pad.total;
    for (const { cells, total } of rankedSacrifices('flood', sketch, player))
      expect(now + lossOf(player, cells, 3).change.total).toBe(total);
  });
});
