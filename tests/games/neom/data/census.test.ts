import { describe, expect, it } from 'vitest';
import {
  GOODS,
  PROCESSED_GOODS,
  RAW_GOODS,
  TIERS,
  tierOf,
  type Good
} from '$lib/games/neom/data/goods';
import { PLAYER_COUNTS, TILE_TYPES, type CityTile } from '$lib/games/neom/data/tile-row';
import { TILES, tileOf } from '$lib/games/neom/data/tiles';
import { VARIABLE } from '$lib/games/neom/rules/scoring/variable';

const tiles = TILES.filter((row): row is CityTile => row.kind === 'tile');
const inDeck = (deck: CityTile['deck']) => TILES.filter((row) => row.deck === deck);
const numbersWhere = (test: (tile: CityTile) => boolean): readonly number[] =>
  tiles.filter(test).map(({ number }) => number);

describe('the box (NEOM-5)', () => {
  it('has 150 tiles, numbers 1 to 150, each once and in order', () => {
    expect(TILES.map(({ number }) => number)).toEqual(
      Array.from({ length: 150 }, (_, index) => index + 1)
    );
    expect([tileOf(0), tileOf(151), tileOf(1.5)]).toEqual([undefined, undefined, undefined]);
  });

  it('has 40 tiles of each Generation and 30 Cornerstones', () => {
    expect([1, 2, 3, 'cornerstone'].map((deck) => inDeck(deck as 1).length)).toEqual([
      40, 40, 40, 30
    ]);
  });

  it.each([1, 2, 3] as const)(
    'has 24 + 8 + 8 tiles by players in Generation %i (NEOM-2)',
    (deck) => {
      const counts = PLAYER_COUNTS.map(
        (players) => inDeck(deck).filter((row) => row.players === players).length
      );
      expect(counts).toEqual([24, 8, 8]);
      const first = (deck - 1) * 40 + 1;
      expect(inDeck(deck).map(({ number }) => number)).toEqual(
        Array.from({ length: 40 }, (_, index) => first + index)
      );
    }
  );

  it('has one Disaster in each Generation', () => {
    expect(
      TILES.flatMap((row) => (row.kind === 'disaster' ? [[row.deck, row.disaster]] : []))
    ).toEqual([
      [1, 'flood'],
      [2, 'fire'],
      [3, 'crime-spree']
    ]);
  });

  it('has 29 green, 36 blue, 25 yellow, 45 orange and 14 grey tiles, 086 and 087 green and blue (NEOM-11)', () => {
    const counts = TILE_TYPES.map(
      (type) => numbersWhere((tile) => tile.types.includes(type)).length
    );
    expect(numbersWhere((tile) => tile.types.length > 1)).toEqual([86, 87]);
    expect(counts.reduce((sum, count) => sum + count) - 2).toBe(147);
    expect(Object.fromEntries(TILE_TYPES.map((type, index) => [type, counts[index]]))).toEqual({
      residential: 29,
      commercial: 36,
      industrial: 25,
      public: 45,
      resource: 14
    });
  });
});

describe('colours and marks', () => {
  it('pollutes with every Industrial tile and the power plants 15, 16, 58, 79, 120 (NEOM-1)', () => {
    expect(
      tiles.filter(({ types }) => types.includes('industrial')).every((tile) => tile.polluting)
    ).toBe(true);
    expect(numbersWhere((tile) => tile.polluting && !tile.types.includes('industrial'))).toEqual([
      15, 16, 58, 79, 120
    ]);
  });

  it('generates Power with those five and with 32, 101 and 140', () => {
    expect(numbersWhere((tile) => tile.power)).toEqual([15, 16, 32, 58, 79, 101, 120, 140]);
  });

  it('prints points on Residential and Public tiles only', () => {
    const withPoints = tiles.filter(({ vp }) => vp !== 0);
    expect(
      withPoints.every(({ types }) => types.includes('residential') || types.includes('public'))
    ).toBe(true);
  });

  it('has a formula for each question mark and no other tile', () => {
    expect(numbersWhere(({ vp }) => vp === 'variable')).toEqual(Object.keys(VARIABLE).map(Number));
  });

  it('prints no roads: they are learnt from the cardboard (NEOM-4)', () => {
    expect(tiles.some((tile) => 'roads' in tile)).toBe(false);
  });
});

describe('Goods', () => {
  it('are 6 Raw, 8 Processed and 3 Luxury', () => {
    expect(TIERS.map((tier) => GOODS.filter((good) => tierOf(good) === tier).length)).toEqual([
      6, 8, 3
    ]);
  });

  const madeBy = (good: Good) => tiles.filter(({ produces }) => produces.includes(good));
  it.each(GOODS)('%s is made by a tile of its colour', (good) => {
    const colour = tierOf(good) === 'raw' ? 'resource' : 'industrial';
    expect(madeBy(good).length).toBeGreaterThan(0);
    expect(madeBy(good).every(({ types }) => types.includes(colour))).toBe(true);
  });

  it('are made from Goods of the tier below', () => {
    for (const tile of tiles) {
      if (tile.produces === 'chosen' || !tile.types.includes('industrial')) continue;
      const below = tile.produces.some((good) => tierOf(good) === 'luxury')
        ? PROCESSED_GOODS
        : RAW_GOODS;
      const needed = tile.requirement.ways.flatMap(({ goods }) => goods);
      expect(
        needed.every((good) => (below as readonly Good[]).includes(good)),
        tile.name
      ).toBe(true);
    }
  });

  it('can all be had from a Raw Good of every kind (RB Part IV)', () => {
    const have = new Set<Good>(RAW_GOODS);
    for (let before = 0; before < have.size;) {
      before = have.size;
      for (const { produces, requirement } of tiles)
        if (
          produces !== 'chosen' &&
          requirement.ways.some(({ goods }) => goods.every((good) => have.has(good)))
        )
          for (const good of produces) have.add(good);
    }
    expect([...have].sort()).toEqual([...GOODS].sort());
  });

  // Read off RB's index: the Processed Goods that each Luxury Good is made from.
  it.each([
    ['sports-cars', ['glass', 'plastics', 'steel']],
    ['jewelry', ['diamonds', 'glass', 'gold']],
    ['electronics', ['copper', 'diamonds', 'steel']]
  ] as const)('%s is made from %s', (good, needed) => {
    expect(madeBy(good).map(({ requirement }) => requirement.ways[0]!.goods)).toEqual([
      needed,
      needed
    ]);
  });
});
