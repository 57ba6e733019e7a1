import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS, tierOf } from '$lib/games/neom/data/goods';
import { isIncomplete, pricesOf, routeSavings } from '$lib/games/neom/rules/prices';
import { anyTable, SEED } from '../any-table';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const empty = cityFrom(EMPTY_CITY);
/** Makes Gold. */
const gold = cityFrom('. . . . .  . . 13 . .  . . * . .  . . . . .  . . . . .', 'ore');
const leftRoute = cityFrom('. . . . .  . . . . .  3:EW 3:EW * . .  . . . . .  . . . . .');
const rightRoute = cityFrom('. . . . .  . . . . .  . . * 3:EW 3:EW  . . . . .  . . . . .');
const bothRoutes = cityFrom('. . . . .  . . . . .  3:EW 3:EW * 3:EW 3:EW  . . . . .  . . . . .');

const goldFor = (...cities: Parameters<typeof tableWith>[0]) =>
  pricesOf(tableWith(cities), 0).gold.offers.map(({ seller, side, price }) => ({
    seller,
    side,
    price
  }));

describe('NEOM-28 Buying Missing Goods with three to five players', () => {
  it('base cost: Raw £2, Processed £4, Luxury £10 from the players to your left and right', () => {
    const makesAll = cityFrom('19 12 98 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const prices = pricesOf(tableWith([empty, makesAll, empty]), 0);
    expect(prices.stone.offers[0]!.price).toBe(2);
    expect(prices.concrete.offers[0]!.price).toBe(4);
    expect(prices.electronics.offers[0]!.price).toBe(10);
  });

  it('Transport Fee: a Processed Good costs £5 from a player across the table', () => {
    expect(goldFor(empty, empty, gold, empty)).toEqual([{ seller: 2, side: 'W', price: 5 }]);
  });

  it('example of page 4: four players, only the left Trade Route: £3 left, £4 across, £4 right', () => {
    expect(goldFor(leftRoute, gold, gold, gold)).toEqual([
      { seller: 1, side: 'W', price: 3 },
      { seller: 3, side: 'E', price: 4 },
      { seller: 2, side: 'W', price: 4 }
    ]);
  });

  it('the buyer picks the side: the better one is shown', () => {
    expect(goldFor(rightRoute, empty, gold, empty)).toEqual([{ seller: 2, side: 'E', price: 4 }]);
    expect(goldFor(rightRoute, empty, empty, gold)).toEqual([{ seller: 3, side: 'E', price: 3 }]);
  });

  it('five players: two seats away is one player between, on either side', () => {
    expect(goldFor(empty, empty, gold, gold, empty)).toEqual([
      { seller: 2, side: 'W', price: 5 },
      { seller: 3, side: 'E', price: 5 }
    ]);
  });

  it('having both Trade Routes does not decrease the cost further', () => {
    expect(goldFor(bothRoutes, gold, empty)[0]!.price).toBe(3);
  });

  it("only the buyer's own Trade Route counts", () => {
    const seller = cityFrom('13 . . . .  . . . . .  3:EW 3:EW * 3:EW 3:EW  . . . . .  . . . . .');
    expect(goldFor(empty, seller, empty)[0]!.price).toBe(4);
  });

  it('a Good nobody produces cannot be had', () => {
    expect(goldFor(empty, empty, empty)).toEqual([]);
  });

  it('seats run clockwise and the last player sits next to the first, on the right', () => {
    const offers = pricesOf(tableWith([gold, empty, empty]), 2).gold.offers;
    expect(offers).toMatchObject([{ seller: 0, side: 'W', between: 0, price: 4 }]);
    const other = pricesOf(tableWith([gold, empty, empty]), 1).gold.offers;
    expect(other).toMatchObject([{ seller: 0, side: 'E', between: 0, price: 4 }]);
  });

  it('names the reasons of a price: base, players between, route', () => {
    expect(pricesOf(tableWith([leftRoute, empty, gold, empty]), 0).gold.offers[0]).toEqual({
      seller: 2,
      side: 'W',
      price: 4,
      base: 4,
      between: 1,
      routes: ['W'],
      atBest: 4
    });
  });

  it('says which Goods the buyer produces and lists what others would sell all the same', () => {
    const { gold: price, ore } = pricesOf(tableWith([gold, gold, empty]), 0);
    expect(price).toMatchObject({ produced: true, offers: [{ seller: 1, price: 4 }] });
    expect(ore.produced).toBe(true);
  });
});

describe('NEOM-29 The Two-Player Game', () => {
  it('buys from the opponent if they produce it, else from the supply for the same cost', () => {
    expect(goldFor(empty, gold)).toEqual([{ seller: 1, side: null, price: 4 }]);
    expect(goldFor(empty, empty)).toEqual([{ seller: null, side: null, price: 4 }]);
  });

  it('each active Trade Route takes £1 off, to a minimum of £1', () => {
    expect(goldFor(leftRoute, gold)[0]!.price).toBe(3);
    expect(goldFor(bothRoutes, empty)[0]!.price).toBe(2);
    expect(pricesOf(tableWith([bothRoutes, empty]), 0).wood.offers[0]!.price).toBe(1);
  });

  it('the second player buys from the first', () => {
    expect(pricesOf(tableWith([gold, empty]), 1).gold.offers[0]!.seller).toBe(0);
  });
});

describe('NEOM-30 The Solo Game', () => {
  it.each([
    [1, ['raw']],
    [2, ['raw', 'processed']],
    [3, ['raw', 'processed', 'luxury']]
  ] as const)('in Generation %i only %j Goods can be bought', (generation, tiers) => {
    const prices = pricesOf(tableWith([empty], { generation }), 0);
    const sold = GOODS.filter((good) => prices[good].offers.length > 0);
    expect(sold).toEqual(
      GOODS.filter((good) => (tiers as readonly string[]).includes(tierOf(good)))
    );
    expect(sold.every((good) => prices[good].offers[0]!.seller === null)).toBe(true);
  });

  it('each active route takes £1 off while it is not used this Generation', () => {
    const priceWith = (routesUsed: ('W' | 'E')[]) =>
      pricesOf(tableWith([], { players: [playerWith(bothRoutes, { routesUsed })] }), 0).gold
        .offers[0]!.price;
    expect(priceWith([])).toBe(2);
    expect(priceWith(['W'])).toBe(3);
    expect(priceWith(['W', 'E'])).toBe(4);
  });
});

describe('NEOM-4 a Trade Route whose roads are not known', () => {
  const leftUnknown = cityFrom('. . . . .  . . . . .  3:? 3:EW * . .  . . . . .  . . . . .');
  const bothUnknown = cityFrom('. . . . .  . . . . .  3:? 3:EW * 3:EW 3:?  . . . . .  . . . . .');

  it('counts as not active and marks the prices it could change', () => {
    const { gold: left } = pricesOf(tableWith([leftUnknown, gold, empty]), 0);
    expect(left.offers).toMatchObject([{ side: 'W', price: 4, atBest: 3 }]);
    expect(isIncomplete(left)).toBe(true);
  });

  it('leaves prices alone that are counted over the other side', () => {
    const { gold: right } = pricesOf(tableWith([leftUnknown, empty, empty, gold]), 0);
    expect(right.offers).toMatchObject([{ side: 'E', price: 4, atBest: 4 }]);
    expect(isIncomplete(right)).toBe(false);
  });

  it('leaves the cheapest price alone where only a dearer one could fall to it', () => {
    const { gold: price } = pricesOf(tableWith([leftUnknown, empty, gold, gold]), 0);
    expect(price.offers).toMatchObject([
      { seller: 3, price: 4, atBest: 4 },
      { seller: 2, price: 5, atBest: 4 }
    ]);
    expect(isIncomplete(price)).toBe(false);
  });

  it('two players: each unknown route may take £1 off', () => {
    const { gold: price, wood } = pricesOf(tableWith([bothUnknown, empty]), 0);
    expect(price.offers).toMatchObject([{ price: 4, atBest: 2 }]);
    expect(wood.offers).toMatchObject([{ price: 2, atBest: 1 }]);
  });

  it('solo: a route already used this Generation changes nothing', () => {
    const goldWith = (routesUsed: ('W' | 'E')[]) =>
      pricesOf(tableWith([], { players: [playerWith(leftUnknown, { routesUsed })] }), 0).gold;
    expect(isIncomplete(goldWith([]))).toBe(true);
    expect(isIncomplete(goldWith(['W']))).toBe(false);
  });

  it('is not said to save anything: it may be there', () => {
    const sides = routeSavings(tableWith([leftUnknown, gold, empty]), 0).map(({ side }) => side);
    expect(sides).toEqual(['E']);
  });
});

describe('prices of any table', () => {
  it('never fall below £1, name each seller once and come cheapest first', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const seat of table.players.keys())
          for (const { offers } of Object.values(pricesOf(table, seat))) {
            const sellers = offers.map(({ seller }) => seller);
            expect(new Set(sellers).size).toBe(sellers.length);
            expect(sellers).not.toContain(seat);
            const prices = offers.map(({ price }) => price);
            expect(prices.every((price) => price >= 1)).toBe(true);
            expect(prices).toEqual(prices.toSorted((a, b) => a - b));
          }
      }),
      SEED
    );
  });
});
