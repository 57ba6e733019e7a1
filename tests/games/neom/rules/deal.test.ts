import { describe, expect, it } from 'vitest';
import { TILES } from '$lib/games/neom/data/tiles';
import { neom } from '$lib/games/neom';
import { cashLeft, hurdlesOf, isDoubt, odditiesOf } from '$lib/games/neom/rules/deal';
import { cheapestCost } from '$lib/games/neom/rules/requirement';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import type { Table } from '$lib/games/neom/rules/table';
import { billOf, yieldOf } from '$lib/games/neom/rules/tile-yield';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const empty = cityFrom(EMPTY_CITY);
const slums = cityFrom('. . . . .  . . 3 . .  . . * . .  . . . . .  . . . . .');
const codes = (table: Table, tile: number, roads: number | null = 15) =>
  hurdlesOf(table, 0, { tile, roads }).map(({ code }) => code);
const withMoney = (table: Table, money: number | null): Table => ({
  ...table,
  players: table.players.with(0, { ...table.players[0]!, money })
});

describe('what stands against placing a tile', () => {
  it('nothing against Slums in an empty City', () => {
    expect(codes(tableWith([empty, empty, empty]), 3)).toEqual([]);
  });

  it('a Good nobody sells, by name', () => {
    // Concrete Houses: £2 and Concrete.
    expect(hurdlesOf(tableWith([empty, slums, slums]), 0, { tile: 74, roads: 15 })).toEqual([
      { code: 'not-to-be-had', goods: ['concrete'] }
    ]);
  });

  it('a Good nobody is known to sell while not everybody has said what they make', () => {
    expect(codes(tableWith([slums, empty, slums]), 74)).toEqual(['seller-unknown']);
    // A Modular Factory's Good may be any Processed one, but never a Raw one: Lumber Mill, Wood.
    const factory = cityFrom('. . . . .  . . 137 . .  . . * . .  . . . . .  . . . . .');
    const table = tableWith([slums, factory, slums]);
    expect(codes(table, 74)).toEqual(['seller-unknown']);
    expect(codes(table, 11)).toEqual(['not-to-be-had']);
  });

  it('too few tiles of a type, with the count', () => {
    const tile = TILES.find((row) => row.kind === 'tile' && row.requirement.tiles)!.number;
    const [hurdle] = hurdlesOf(tableWith([empty]), 0, { tile, roads: 15 });
    expect(hurdle).toMatchObject({ code: 'required-tiles', atLeast: 3, count: 0 });
  });

  it('money that is short, and by how much; unknown cash is no hurdle', () => {
    const table = withMoney(tableWith([empty]), 22);
    expect(hurdlesOf(table, 0, { tile: 112, roads: 15 })).toEqual([
      { code: 'money', short: 3, keptApart: 0, turn: 1 }
    ]);
    expect(codes(withMoney(table, null), 112)).toEqual([]);
  });

  it('coins buyers paid this turn cannot pay, and are named', () => {
    const stadium = (money: number, keptApart: number) => {
      const [ana] = withMoney(tableWith([empty]), money).players;
      const table = tableWith([], { turn: 4, players: [{ ...ana!, keptApart }] });
      return hurdlesOf(table, 0, { tile: 112, roads: 15 });
    };
    expect(stadium(30, 5)).toEqual([]);
    expect(stadium(27, 4)).toEqual([{ code: 'money', short: 2, keptApart: 4, turn: 4 }]);
  });

  it('the Investment Firm pays for selecting, so it helps to pay (NEOM-27)', () => {
    const firm = cityFrom('. . . . .  . . 141 . .  . . * . .  . . . . .  . . . . .');
    expect(codes(withMoney(tableWith([firm]), 24), 112)).toEqual([]);
    expect(codes(withMoney(tableWith([firm]), 23), 112)).toEqual(['money']);
  });

  it('no space a road path leads to', () => {
    const parkInTheMiddle = cityFrom('. . . . .  . . . . .  . . 126 . .  . . . . .  . . . . .');
    expect(codes(tableWith([parkInTheMiddle]), 3, 0)).toEqual(['no-space']);
    expect(codes(tableWith([empty]), 3, null)).toEqual([]);
  });

  it('NEOM-4 roads of the City that are not known leave it open whether there is a space', () => {
    const park = cityFrom('. . . . .  . . . . .  . . 126:? . .  . . . . .  . . . . .');
    const hurdles = hurdlesOf(tableWith([park]), 0, { tile: 3, roads: 15 });
    expect(hurdles).toEqual([{ code: 'space-unknown' }]);
    expect(hurdles.every(isDoubt)).toBe(true);
  });

  it('NEOM-4 a Trade Route that is not known leaves it open whether the cash is enough', () => {
    const unknown = cityFrom('. . . . .  . . . . .  3:? 3:EW * . .  . . . . .  . . . . .');
    const concrete = cityFrom('12 . . . .  . . . . .  . . * . .  . . . . .  . . . . .', 'ore');
    const table = tableWith([unknown, concrete, empty]);
    // Concrete Houses: £2 and Concrete, £4 or £3.
    expect(codes(withMoney(table, 6), 74)).toEqual([]);
    expect(hurdlesOf(withMoney(table, 5), 0, { tile: 74, roads: 15 })).toEqual([
      { code: 'money-unknown', short: 1, keptApart: 0, turn: 1 }
    ]);
    expect(codes(withMoney(table, 4), 74)).toEqual(['money']);
  });

  it('NEOM-30 solo: with every road known, cash short of the cost is short without a doubt', () => {
    const left = cityFrom('. . . . .  . . . . .  3:EW 3:EW * . .  . . . . .  . . . . .');
    // Modern Foundry: £2, Ore and Stone, the one route for one of them: £5.
    const hurdles = hurdlesOf(withMoney(tableWith([left]), 4), 0, { tile: 100, roads: 15 });
    expect(hurdles).toMatchObject([{ code: 'money', short: 1 }]);
  });

  it('Cornerstones beyond the Generation, unless one takes the place of another', () => {
    const parks = cityFrom('. . . . .  . . 126 . .  . 3 * . .  . . . . .  . . . . .');
    const table = tableWith([parks], { generation: 1 });
    expect(codes(table, 121)).toEqual(['cornerstones']);
    // City Hall is Public like the Park and may replace it.
    expect(codes(table, 125)).toEqual([]);
  });
});

describe('a tile that can hardly be in hand', () => {
  it('lies in a City already', () => {
    const park = cityFrom('. . . . .  . . 126 . .  . . * . .  . . . . .  . . . . .');
    expect(odditiesOf(tableWith([empty, park]), 126)).toMatchObject([
      { code: 'on-table', player: { name: 'Bea' } }
    ]);
  });

  it('went back to the box', () => {
    const gone = [{ player: 'p1', tile: 3, how: 'sold', turn: 1 }] as const;
    expect(odditiesOf(tableWith([empty], { gone }), 3)).toEqual([{ code: 'gone' }]);
  });

  it('is of a deck that is not in the game', () => {
    expect(odditiesOf(tableWith([empty, empty]), 112)).toEqual([
      { code: 'not-in-game', deck: '4+' }
    ]);
  });
});

describe('the Generation of a tile in hand', () => {
  const odd = (tile: number, values: Partial<Table>) =>
    odditiesOf(tableWith([empty, empty], { generation: 1, mode: 'play', ...values }), tile);

  it('is the one being played: another one was mistyped, or income not collected yet', () => {
    expect(odd(41, {})).toEqual([{ code: 'other-generation', deck: 2, generation: 1 }]);
    expect(odd(41, { generation: 2 })).toEqual([]);
  });

  it('is any for a Cornerstone, and not asked where no Generation is kept', () => {
    expect(odd(126, {})).toEqual([]);
    expect(odd(41, { mode: 'score' })).toEqual([]);
  });
});

describe('what a tile brings', () => {
  const gold = cityFrom('. . . . .  . . 13 . .  . . * . .  . . . . .  . . . . .', 'ore');

  it('income for this and every later Generation', () => {
    const placed = { tile: 122, roads: 15 };
    const table = tableWith([gold], { generation: 2 });
    expect(yieldOf(table, 0, placed, 11, null).income).toEqual([
      { generation: 2, coins: 1 },
      { generation: 3, coins: 1 }
    ]);
  });

  it('points once paid for are the score of the booked table less the one before', () => {
    const table: Table = {
      ...tableWith([gold, empty, empty]),
      players: [
        playerWith(gold, { money: 15, finalIncomeIncluded: false }),
        playerWith(empty, { money: null }, 1),
        playerWith(cityFrom('12 . . . .  . . . . .  . . * . .  . . . . .  . . . . .'), {}, 2)
      ]
    };
    // Concrete Houses: £2 to the supply, Concrete from Cem.
    const placed = { tile: 74, roads: 15 };
    const cost = cheapestCost(table, 0, 74)!;
    const { pointsPaid, effects } = yieldOf(table, 0, placed, 11, cost);
    const bill = billOf(table, cost, effects.coins);
    expect(bill).toEqual({
      fee: 2,
      buys: [{ good: 'concrete', seller: 'p3', price: 4 }],
      gain: 0,
      routes: []
    });
    const booked = neom.apply(table, {
      type: 'place',
      player: 'p1',
      cell: 11,
      good: null,
      ...placed,
      bill
    });
    if (!booked.ok) throw new Error(booked.fault.code);
    const [ana, bea, cem] = booked.value.players;
    expect(ana!.money).toBe(cashLeft(table.players[0]!, cost));
    expect([bea!.money, cem!.money]).toEqual([null, 24]);
    expect(pointsPaid).toBe(scoreCity(ana!).pad.total - scoreCity(table.players[0]!).pad.total);
  });

  it('booking with an Investment Firm takes its £1 first', () => {
    const firm = cityFrom('. . . . .  . . 141 . .  . . * . .  . . . . .  . . . . .');
    const table = withMoney(tableWith([firm]), 24);
    const bill = billOf(table, cheapestCost(table, 0, 112)!, 0);
    const place = { type: 'place', player: 'p1', cell: 11, tile: 112, roads: 15 } as const;
    const booked = neom.apply(table, { ...place, good: null, bill });
    expect(booked).toMatchObject({ ok: true, value: { players: [{ money: 0 }] } });
  });
});
