import { describe, expect, it } from 'vitest';
import { sketchOf } from '$lib/games/neom/rules/city';
import { incomeOf } from '$lib/games/neom/rules/income';
import { cityFrom } from '../given-table';

const drawn = (drawing: string) => sketchOf(cityFrom(drawing));
const totals = (drawing: string) =>
  ([1, 2, 3] as const).map((generation) => incomeOf(drawn(drawing), generation).total);

describe('income (NEOM-26)', () => {
  it('is nothing without a tile that pays', () =>
    expect(incomeOf(drawn('1 2 3 . .  . . . . .  . . * . .  . . . . .  . . . . .'), 3)).toEqual({
      lines: [],
      total: 0
    }));

  it('adds up fixed incomes and names each tile', () => {
    const { lines, total } = incomeOf(
      drawn('. . . . .  . 75 8 . .  . 59 * . .  . . . . .  . . . . .'),
      2
    );
    expect(total).toBe(6 + 3 + 2);
    expect(lines).toEqual([
      { tile: 75, cell: 6, places: [6], count: 1, coins: 6 },
      { tile: 8, cell: 7, places: [7], count: 1, coins: 3 },
      { tile: 59, cell: 11, places: [11], count: 1, coins: 2 }
    ]);
  });

  it('pays the Pharmacy 1, 2, 3', () =>
    expect(totals('. . . . .  . . . . .  . 36 * . .  . . . . .  . . . . .')).toEqual([1, 2, 3]));

  const MIXED = (cornerstone: number) =>
    `1 2 86 87 .  11 12 13 . .  7 18 * ${cornerstone} .  19 32 . . .  . . . . .`;
  it.each([
    [121, 'Casino: £1 per R tile, two-typed ones too', 4],
    [122, 'Trading Post: £1 per I tile', 3],
    [123, 'Shopping Center: £1 per C tile, itself and two-typed ones too', 4],
    [136, 'Tour Operator: £1 per G tile, the City Center and Windmills too', 4]
  ])('%i %s', (cornerstone, _, coins) => {
    const line = incomeOf(drawn(MIXED(cornerstone)), 1).lines.find(
      ({ tile }) => tile === cornerstone
    );
    expect(line).toMatchObject({ count: coins, coins });
    expect(line!.places).toHaveLength(coins);
  });

  it('has a line of nothing where a counting tile counts nothing', () =>
    expect(
      incomeOf(drawn('. . . . .  . . . . .  . 121 * . .  . . . . .  . . . . .'), 1).lines
    ).toEqual([{ tile: 121, cell: 11, places: [], count: 0, coins: 0 }]));

  it('does not count a covered City Center for the Tour Operator', () =>
    expect(totals('. . . . .  . . . . .  . . 136 . .  . . . . .  . . . . .')).toEqual([0, 0, 0]));
});
