import { describe, expect, it } from 'vitest';
import { cheapestCost, costsOf } from '$lib/games/neom/rules/requirement';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const empty = cityFrom(EMPTY_CITY);
const soloWith = (drawing: string, values = {}) =>
  tableWith([], { players: [playerWith(cityFrom(drawing), values)] });

describe('paying for a tile', () => {
  it('without a requirement it costs nothing', () => {
    expect(cheapestCost(tableWith([empty]), 0, 3)).toEqual({
      coins: 0,
      atBest: 0,
      fee: 0,
      own: [],
      buys: [],
      virtual: [],
      routes: []
    });
  });

  it('Tenements cost £1', () => {
    expect(cheapestCost(tableWith([empty]), 0, 1)).toMatchObject({ coins: 1, fee: 1, buys: [] });
  });

  it('Steel Foundry: Coal is produced by the City Center, Ore is bought', () => {
    const cost = cheapestCost(tableWith([empty, empty]), 0, 51);
    expect(cost).toMatchObject({ coins: 2, buys: [{ good: 'ore', price: 2 }] });
  });

  it('coins count the fee and the Goods bought: Concrete Houses, £2 and Concrete', () => {
    expect(cheapestCost(tableWith([empty, empty]), 0, 74)).toMatchObject({ coins: 6, fee: 2 });
  });

  it('a Good nobody sells makes it impossible at any price', () => {
    expect(cheapestCost(tableWith([empty, empty, empty]), 0, 9)).toBeNull();
  });

  it('NEOM-9 Stock Exchange needs three Commercial tiles before the placement', () => {
    const two = cityFrom('6 7 . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const three = cityFrom('6 7 86 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(cheapestCost(tableWith([two]), 0, 94)).toBeNull();
    expect(cheapestCost(tableWith([three]), 0, 94)).toMatchObject({ coins: 0 });
  });
});

describe('NEOM-30 routes of the solo game', () => {
  const routes = '. . . . .  . . . . .  3:EW 3:EW * 3:EW 3:EW  . . . . .  . . . . .';

  it('each route takes £1 off one Good of the placement only', () => {
    // Highrise Luxury Condos: Concrete, Glass, Lumber, Steel at £4 each, less £2.
    const cost = cheapestCost(soloWith(routes), 0, 105)!;
    expect(cost.coins).toBe(14);
    expect(cost.buys.map(({ price }) => price)).toEqual([2, 4, 4, 4]);
    expect(cost.routes).toEqual(['W', 'E']);
  });

  it('a Raw Good falls to £1 and leaves the other route for the next Good', () => {
    // Steam Turbine Plant: Coal is there, Oil is missing; one route is enough.
    expect(cheapestCost(soloWith(routes), 0, 120)).toMatchObject({ coins: 1, routes: ['W'] });
    // Modern Foundry: £2, Ore and Stone.
    expect(cheapestCost(soloWith(routes), 0, 100)).toMatchObject({ coins: 4, routes: ['W', 'E'] });
  });

  it('used routes take nothing off', () => {
    const cost = cheapestCost(soloWith(routes, { routesUsed: ['W', 'E'] }), 0, 120);
    expect(cost).toMatchObject({ coins: 2, routes: [] });
  });
});

describe('NEOM-4 the cost with a Trade Route that is not known', () => {
  const left = '. . . . .  . . . . .  3:EW 3:EW * . .  . . . . .  . . . . .';
  const rightUnknown = '. . . . .  . . . . .  . . * 3:EW 3:?  . . . . .  . . . . .';
  const bothUnknown = '. . . . .  . . . . .  3:? 3:EW * 3:EW 3:?  . . . . .  . . . . .';

  it('solo: complete where every road is known, though a route serves one Good only', () => {
    // Tile 52 asks for two Raw Goods; Modern Foundry for £2, Ore and Stone.
    for (const number of [52, 100]) {
      const cost = cheapestCost(soloWith(left), 0, number)!;
      expect(cost.atBest, `tile ${number}`).toBe(cost.coins);
    }
  });

  it('solo: each unknown route could take £1 off one Good of the placement', () => {
    expect(cheapestCost(soloWith(rightUnknown), 0, 105)).toMatchObject({ coins: 16, atBest: 15 });
    expect(cheapestCost(soloWith(bothUnknown), 0, 105)).toMatchObject({ coins: 16, atBest: 14 });
  });

  it('three players: the route to the other neighbour counts where both sell at one price', () => {
    const steel = cityFrom('51 . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const table = tableWith([cityFrom(rightUnknown), steel, steel]);
    expect(cheapestCost(table, 0, 60)).toMatchObject({ coins: 4, atBest: 3 });
  });

  it('NEOM-32: another way may be the cheaper one at best', () => {
    const steel = cityFrom('51 . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const across = tableWith([cityFrom(rightUnknown), empty, steel, empty]);
    expect(cheapestCost(across, 0, 60)).toMatchObject({ coins: 5, fee: 5, atBest: 4 });
    expect(costsOf(across, 0, 60).map(({ fee, atBest }) => [fee, atBest])).toEqual([
      [5, 5],
      [0, 4]
    ]);
  });
});

describe('NEOM-31 Virtual Goods', () => {
  const postal = '59 . . . .  . . . . .  . . * . .  . . . . .  . . . . .';
  const imports = '111 . . . .  . . . . .  . . * . .  . . . . .  . . . . .';
  const both = '59 111 . . .  . . . . .  . . * . .  . . . . .  . . . . .';

  it('Postal Service stands for one Raw Good of each requirement', () => {
    expect(cheapestCost(soloWith(postal), 0, 100)).toMatchObject({
      coins: 4,
      virtual: ['ore'],
      buys: [{ good: 'stone' }]
    });
    expect(cheapestCost(soloWith(postal), 0, 9)).toMatchObject({ coins: 4, virtual: [] });
  });

  it('Import Office stands for the dearer Processed Good', () => {
    expect(cheapestCost(soloWith(imports), 0, 9)).toMatchObject({ coins: 0, virtual: ['gold'] });
    expect(cheapestCost(soloWith(imports), 0, 88)).toMatchObject({ coins: 10, virtual: [] });
  });

  it('both may serve one placement, for different Goods', () => {
    expect(cheapestCost(soloWith(both), 0, 100)).toMatchObject({
      coins: 2,
      virtual: ['ore', 'stone'],
      buys: []
    });
    // One Good is covered once only.
    expect(cheapestCost(soloWith(both), 0, 11)).toMatchObject({ coins: 0, virtual: ['wood'] });
  });

  it('they stand for a Good that nobody sells', () => {
    const table = tableWith([cityFrom(imports), empty, empty]);
    expect(cheapestCost(table, 0, 9)).toMatchObject({ coins: 0, virtual: ['gold'] });
  });

  it('neither serves its own placement', () => {
    expect(cheapestCost(soloWith(EMPTY_CITY), 0, 59)).toMatchObject({ virtual: [] });
  });
});

describe('NEOM-32 Either–or', () => {
  it('Fossil Fuel Plant: Coal or Oil, whichever the City has', () => {
    expect(cheapestCost(tableWith([empty, empty]), 0, 16)).toMatchObject({ coins: 0, buys: [] });
  });

  it('Treasury: Steel bought for £4, or £5 to the supply', () => {
    const costs = costsOf(tableWith([empty, empty]), 0, 60);
    expect(costs.map(({ coins, fee }) => [coins, fee])).toEqual([
      [4, 0],
      [5, 5]
    ]);
  });

  it('Treasury: £5 where nobody sells Steel, and where Steel would cost £5 too', () => {
    const steel = cityFrom('51 . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(costsOf(tableWith([empty, empty, empty]), 0, 60)).toHaveLength(1);
    const across = tableWith([empty, empty, steel, empty]);
    expect(cheapestCost(across, 0, 60)).toMatchObject({ coins: 5, fee: 5, buys: [] });
  });

  it('Plastics Factory 077: £2 and Natural Gas or Oil, all ways on request', () => {
    const costs = costsOf(tableWith([empty, empty]), 0, 77);
    expect(costs.map(({ buys }) => buys[0]!.good)).toEqual(['natural-gas', 'oil']);
    expect(costs[0]!.coins).toBe(4);
  });
});
