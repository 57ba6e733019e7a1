import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { DISASTERS } from '$lib/games/neom/data/tile-row';
import { sketchOf } from '$lib/games/neom/rules/city';
import { bestSacrifice, disasterFor, rankedSacrifices } from '$lib/games/neom/rules/sacrifice';
import { lossOf, sacrificeLead } from '$lib/games/neom/rules/sacrifice-loss';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { sacrificeSets } from '$lib/games/neom/rules/disasters';
import { anyPlayer, SEED } from '../any-table';
import { cityFrom, playerWith, tableWith } from '../given-table';

describe('every sacrifice, ranked', () => {
  it.each(DISASTERS)('%s: the best one first, all of them, each once', (kind) => {
    fc.assert(
      fc.property(anyPlayer, (given) => {
        const player = playerWith(given.city, given);
        const sketch = sketchOf(given.city);
        const ranked = rankedSacrifices(kind, sketch, player, { generation: 3 });
        expect(ranked[0]).toEqual(bestSacrifice(kind, sketch, player, { generation: 3 }));
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
    for (const { cells, total } of rankedSacrifices('flood', sketch, player, { generation: 3 }))
      expect(now + lossOf(player, cells, 3).change.total).toBe(total);
  });
});

describe('advice while Generations are still to come', () => {
  // Pawn Shop, Antique Store (£2 a Generation), Grocery Store (£1 a Generation) and Tenements.
  const city = cityFrom('7 9 6 1 .  . . . . .  . . * . .  . . . . .  . . . . .');
  const table = tableWith([city], {
    generation: 2,
    players: [playerWith(city, { money: 15, finalIncomeIncluded: false })]
  });
  const [player] = table.players;
  const [answer] = disasterFor(table, 'fire', null);

  it('of equal sacrifices the one that keeps the most income is the best', () => {
    const [first, second] = rankedSacrifices('fire', sketchOf(city), player!, table);
    expect(first).toEqual({ cells: [0, 2], total: answer!.total - 1 });
    expect(second).toEqual({ cells: [0, 1], total: answer!.total - 1 });
    expect(answer!.bestSacrifice).toEqual(first);
  });

  it('income of Generations to come counts against it at £2 a point; the final income is in the total', () => {
    expect(answer!.totalIfPaid).toBe(answer!.total - 2);
    const lead = (income: number, generation: 1 | 2 | 3) =>
      sacrificeLead(answer!, { income }, generation);
    expect([lead(1, 2), lead(2, 2), lead(1, 1), lead(2, 3)]).toEqual([0.5, 0, 0, 1]);
    expect(sacrificeLead({ ...answer!, totalIfPaid: null }, { income: 2 }, 2)).toBeNull();
  });
});
