import { describe, expect, it } from 'vitest';
import { GOODS } from '$lib/games/neom/data/goods';
import { cityTileOf } from '$lib/games/neom/data/tiles';
import { CHART, NODE, PLACES } from '$lib/games/neom/ui/rules/goods/chart-places';
import { chainOf, makersOf, recipesOf, usersOf } from '$lib/games/neom/ui/rules/goods/goods-chain';
import { moneyOf } from '$lib/games/neom/ui/rules/tile/tile-money';

const numbers = (tiles: readonly { readonly number: number }[]) =>
  tiles.map(({ number }) => number);

describe('goods chain', () => {
  it('knows what each Good is made from', () => {
    expect(recipesOf('steel')).toEqual([['coal', 'ore']]);
    expect(recipesOf('plastics')).toEqual([['natural-gas', 'oil'], ['natural-gas'], ['oil']]);
    expect(recipesOf('electronics')).toEqual([['copper', 'diamonds', 'steel']]);
    expect(recipesOf('coal')).toEqual([]);
  });

  it('leads up and down', () => {
    expect(numbers(makersOf('electronics'))).toEqual([98, 110]);
    expect(numbers(usersOf('electronics'))).toEqual([90, 117]);
    expect([...chainOf('diamonds')].toSorted()).toEqual([
      'coal',
      'diamonds',
      'electronics',
      'jewelry'
    ]);
  });

  it('has every Good once on the chart, none over another', () => {
    expect(PLACES.map(({ good }) => good).toSorted()).toEqual([...GOODS].toSorted());
    for (const a of PLACES)
      for (const b of PLACES)
        if (a !== b)
          expect(Math.abs(a.x - b.x) >= NODE.width || Math.abs(a.y - b.y) >= NODE.height).toBe(
            true
          );
    for (const { x, y } of PLACES) {
      expect(x + NODE.width).toBeLessThanOrEqual(CHART.width);
      expect(y + NODE.height).toBeLessThanOrEqual(CHART.height);
    }
  });
});

describe('money of a tile to the end of the game', () => {
  it.each([
    [9, 10],
    [36, 9],
    [49, 16],
    [90, 24],
    [137, 6],
    [7, 5]
  ])('tile %i brings £%i', (tile, coins) => {
    expect(moneyOf(cityTileOf(tile))?.coins).toBe(coins);
  });

  it('is not said where tiles are counted or nothing is paid', () => {
    expect(moneyOf(cityTileOf(121))).toBeNull();
    expect(moneyOf(cityTileOf(1))).toBeNull();
  });
});
