import { describe, expect, it } from 'vitest';
import { neom, type Table } from '$lib/games/neom';
import { cashToSpend } from '$lib/games/neom/rules/deal';
import { after, money, refusal, slums, start } from './made';

describe('money and turns', () => {
  it('pay, gain, buy, sell for £5', () => {
    const table = after(
      start(),
      { type: 'pay', player: 'a', coins: 2 },
      { type: 'gain', player: 'b', coins: 3 },
      { type: 'buy', player: 'b', seller: 'a', good: 'coal', price: 2 },
      { type: 'buy', player: 'b', seller: null, good: 'oil', price: 2 },
      { type: 'sell', player: 'a', tile: 8 },
      { type: 'discard', player: 'b', tile: 24 }
    );
    expect(money(table)).toEqual([11, 5]);
    expect(table.gone).toEqual([
      { player: 'a', tile: 8, how: 'sold', turn: 1 },
      { player: 'b', tile: 24, how: 'discarded', turn: 1 }
    ]);
  });

  describe('what a buyer pays cannot be used by the seller this turn', () => {
    const bill = { fee: 0, buys: [{ good: 'coal', seller: 'a', price: 2 }], gain: 0, routes: [] };
    const bought = { ...slums, player: 'b', bill };
    const apart = (table: Table) => table.players[0]!.keptApart ?? 0;

    it('it is in the cash and kept apart, however it was bought', () => {
      const table = after(start(), bought, {
        type: 'buy',
        player: 'b',
        seller: 'a',
        good: 'ore',
        price: 2
      });
      expect([money(table), apart(table)]).toEqual([[10, 2], 4]);
      expect(cashToSpend(table.players[0]!)).toBe(6);
    });

    it('an entry that uses it too early is taken all the same', () => {
      const spent = { ...slums, bill: { ...bill, fee: 8, buys: [] } };
      expect(money(after(start(), bought, spent))).toEqual([0, 4]);
    });

    it.each([
      ['the next turn', { type: 'set-turn', generation: 1, turn: 2 }],
      ['the next Generation', { type: 'collect-income' }],
      ['the turn’s own action', { ...slums, bill: { ...bill, buys: [] } }],
      ['selling the turn’s tile', { type: 'sell', player: 'a', tile: null }],
      [
        'a Disaster, at the end of the turn',
        { type: 'resolve-disaster', player: 'a', disaster: 'flood', paid: 1, sacrificed: [] }
      ],
      ['counting the cash by hand', { type: 'set-money', player: 'a', money: 8 }]
    ])('nothing is apart any longer after %s', (_, move) => {
      expect(apart(after(start(), bought, move))).toBe(0);
    });

    it('the final income ends the last turn', () => {
      const third = after(start(), { type: 'set-turn', generation: 3, turn: 7 }, bought);
      expect([apart(third), apart(after(third, { type: 'collect-income' }))]).toEqual([2, 0]);
    });

    it('a table that keeps no turns, or cash nobody has said, keeps nothing apart', () => {
      const scored = after(start('score'), { type: 'set-money', player: 'a', money: 6 }, bought);
      expect([scored.players[0]!.money, apart(scored)]).toEqual([8, 0]);
      const unsaid = after(start(), { type: 'set-money', player: 'a', money: null }, bought);
      expect(apart(unsaid)).toBe(0);
    });
  });

  it('NEOM-27 Investment Firm: a tile sold was selected, which pays £1 too', () => {
    const firm = after(start(), { ...slums, tile: 141 });
    expect(money(after(firm, { type: 'sell', player: 'a', tile: null }))).toEqual([12, 6]);
  });

  it.each([24, 64, 104])('NEOM-27 Investment Firm: selecting Disaster %i pays £1', (tile) => {
    const firm = after(start(), { ...slums, tile: 141 });
    expect(money(after(firm, { type: 'discard', player: 'a', tile }))).toEqual([7, 6]);
    expect(money(after(firm, { type: 'discard', player: 'b', tile }))).toEqual([6, 6]);
  });

  it('NEOM-27 Investment Firm: a tile discarded for a Cornerstone pays £1 once, on placing', () => {
    const firm = after(start(), { ...slums, tile: 141 });
    const discarded = after(firm, { type: 'discard', player: 'a', tile: 8 });
    expect(money(discarded)).toEqual([6, 6]);
    const bill = { fee: 0, buys: [], gain: 0, routes: [] };
    expect(money(after(discarded, { ...slums, cell: 11, tile: 126, bill }))).toEqual([7, 6]);
  });

  it('a table scored becomes one played and back; the final income follows where no cash is said', () => {
    const scored = after(start('score'), { type: 'set-money', player: 'b', money: 9 });
    const included = ({ players }: Table) => players.map((one) => one.finalIncomeIncluded);
    const played = after(scored, { type: 'set-mode', mode: 'play' });
    expect([played.mode, included(played)]).toEqual(['play', [false, true]]);
    expect(after(played, { type: 'set-mode', mode: 'score' })).toEqual(scored);
  });

  it('nobody pays what they do not have; cash nobody has said stays unsaid', () => {
    expect(refusal(start(), { type: 'pay', player: 'a', coins: 7 })).toBe('money/short');
    const unsaid = after(start('score'), { type: 'pay', player: 'a', coins: 7 });
    expect(money(unsaid)).toEqual([null, null]);
  });

  it('NEOM-26 collects the income of everybody and goes on to the next Generation', () => {
    const shops = after(start(), { ...slums, tile: 36 }, { ...slums, player: 'b', tile: 8 });
    const second = after(shops, { type: 'collect-income' });
    expect([second.generation, second.turn, money(second)]).toEqual([2, 1, [7, 9]]);
    const third = after(second, { type: 'collect-income' });
    expect([third.generation, money(third)]).toEqual([3, [9, 12]]);
    const end = after(third, { type: 'collect-income' });
    expect([end.generation, money(end)]).toEqual([3, [12, 15]]);
    expect(end.players.every(({ finalIncomeIncluded }) => finalIncomeIncluded)).toBe(true);
    expect(after(end, { type: 'collect-income' })).toEqual(end);
  });

  it('NEOM-30 a used route is free again in the next Generation', () => {
    const used = after(start(), { type: 'use-route', player: 'a', side: 'W' });
    expect(used.players[0]!.routesUsed).toEqual(['W']);
    expect(
      after(used, { type: 'set-turn', generation: 1, turn: 5 }).players[0]!.routesUsed
    ).toEqual(['W']);
    expect(
      after(used, { type: 'set-turn', generation: 2, turn: 1 }).players[0]!.routesUsed
    ).toEqual([]);
  });

  it('resolves a Disaster by paying or by sacrificing', () => {
    const resolved = { type: 'resolve-disaster', player: 'a', disaster: 'flood' };
    const city = after(start(), slums);
    expect(money(after(city, { ...resolved, paid: 1, sacrificed: [] }))).toEqual([5, 6]);
    const given = after(city, { ...resolved, paid: 0, sacrificed: [7] });
    expect(given.players[0]!.city).toEqual(start().players[0]!.city);
    expect(given.gone).toEqual([{ player: 'a', tile: 3, how: 'sacrificed', turn: 1 }]);
    expect(refusal(city, { ...resolved, paid: 0, sacrificed: [12] })).toBe('city/empty');
  });

  it('sets money, final income, mode, deck, variant, and finishes and reopens', () => {
    const table = after(
      start(),
      { type: 'set-money', player: 'a', money: 40 },
      { type: 'set-final-income', player: 'a', included: true },
      { type: 'set-mode', mode: 'score' },
      { type: 'set-solo-deck', soloDeck: '5+' },
      { type: 'set-beginner', beginner: true },
      { type: 'finish' }
    );
    expect(table).toMatchObject({ mode: 'score', soloDeck: '5+', beginner: true, finished: true });
    expect(table.players[0]).toMatchObject({ money: 40, finalIncomeIncluded: true });
    expect(neom.summaryOf(table)).toMatchObject({ players: ['Ana', 'Bea'], finished: true });
    expect(after(table, { type: 'reopen' }).finished).toBe(false);
  });
});
