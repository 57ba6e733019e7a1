import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, timelineOf, type LogEntry } from '$lib/engine/session';
import { neom, type Move, type Table } from '$lib/games/neom';
import { cashToSpend } from '$lib/games/neom/rules/deal';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { entryFaults } from '$lib/games/neom/text/en/entry-faults';
import { anyTable, SEED } from '../any-table';

const setup = (mode: 'play' | 'score' = 'play') => {
  const parsed = neom.parseSetup({
    mode,
    players: [
      { id: 'a', name: 'Ana', cityGood: 'coal' },
      { id: 'b', name: 'Bea', cityGood: 'ore' }
    ]
  });
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
};
const start = (mode: 'play' | 'score' = 'play'): Table => neom.start(setup(mode));

/** Parses and applies moves as they come from storage. */
function after(table: Table, ...moves: readonly object[]): Table {
  return moves.reduce<Table>((state, input) => {
    const move = neom.parseMove(input);
    if (!move.ok) throw new Error(`${move.fault.path}: ${move.fault.code}`);
    const next = neom.apply(state, move.value);
    if (!next.ok) throw new Error(next.fault.code);
    return next.value;
  }, table);
}
const refusal = (table: Table, input: object): string => {
  const move = neom.parseMove(input);
  if (!move.ok) return move.fault.code;
  const next = neom.apply(table, move.value);
  return next.ok ? 'accepted' : next.fault.code;
};
const money = (table: Table) => table.players.map((player) => player.money);
const slums = { type: 'place', player: 'a', cell: 7, tile: 3, roads: 15 };

describe('set-up', () => {
  it('a game in play begins with £6 each in Generation 1', () => {
    expect(start()).toMatchObject({ generation: 1, turn: 1, mode: 'play', finished: false });
    expect(money(start())).toEqual([6, 6]);
  });

  it('a finished game is entered without money at first', () => {
    expect(money(start('score'))).toEqual([null, null]);
    expect(start('score')).toMatchObject({
      generation: 3,
      players: [{ finalIncomeIncluded: true }, {}]
    });
  });

  it.each([
    [{ players: [] }, 'table/players'],
    [{ players: [{ id: 'a', name: '', cityGood: 'coal' }] }, 'player/name'],
    [{ players: [{ id: 'a', name: 'Ana', cityGood: 'gold' }] }, 'city/good'],
    [
      { players: ['Ana', 'Ana'].map((name, i) => ({ id: `${i}`, name, cityGood: 'oil' })) },
      'player/name-twice'
    ],
    [
      { players: ['Ana', 'Bea'].map((name) => ({ id: 'x', name, cityGood: 'oil' })) },
      'player/id-twice'
    ]
  ])('%j is refused: %s', (input, code) => {
    expect(neom.parseSetup(input)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('seats', () => {
  it('players come, go, change names, boards and seats', () => {
    const table = after(
      start(),
      { type: 'add-player', id: 'c', name: 'Cem', cityGood: 'oil', seat: 1 },
      { type: 'rename-player', player: 'a', name: 'Anna' },
      { type: 'set-board', player: 'b', cityGood: 'wood' },
      { type: 'set-seats', players: ['b', 'a', 'c'] }
    );
    expect(table.players.map(({ name, city }) => [name, city.cityGood])).toEqual([
      ['Bea', 'wood'],
      ['Anna', 'coal'],
      ['Cem', 'oil']
    ]);
    expect(after(table, { type: 'remove-player', player: 'a' }).players).toHaveLength(2);
  });

  it.each([
    [{ type: 'add-player', id: 'a', name: 'Cem', cityGood: 'oil' }, 'player/id-twice'],
    [{ type: 'add-player', id: 'c', name: 'Bea', cityGood: 'oil' }, 'player/name-twice'],
    [{ type: 'rename-player', player: 'a', name: 'Bea' }, 'player/name-twice'],
    [{ type: 'rename-player', player: 'z', name: 'Zoe' }, 'player/unknown'],
    [{ type: 'set-seats', players: ['a'] }, 'table/seats'],
    [{ type: 'set-seats', players: ['a', 'a'] }, 'table/seats'],
    [{ type: 'set-seats', players: ['a', 'b', 'a'] }, 'table/seats']
  ])('%j is refused: %s', (move, code) => {
    expect(refusal(start(), move)).toBe(code);
  });

  it('a table has one to five players', () => {
    const one = after(start(), { type: 'remove-player', player: 'a' });
    expect(refusal(one, { type: 'remove-player', player: 'b' })).toBe('table/players');
    const five = after(
      start(),
      ...['c', 'd', 'e'].map((id) => ({ type: 'add-player', id, name: id, cityGood: 'oil' }))
    );
    const sixth = { type: 'add-player', id: 'f', name: 'f', cityGood: 'oil' };
    expect(refusal(five, sixth)).toBe('table/players');
  });
});

describe('the City', () => {
  it('place, move, swap, set roads, remove, clear', () => {
    const placed = after(start(), slums, { ...slums, cell: 8, tile: 4 });
    const changed = after(
      placed,
      { type: 'move', player: 'a', from: 7, to: 0 },
      { type: 'swap', player: 'a', from: 0, to: 8 },
      { type: 'set-roads', player: 'a', cell: 8, roads: null }
    );
    const { cells } = changed.players[0]!.city;
    expect([cells[0]?.tile, cells[8], cells[7]]).toEqual([4, { tile: 3, roads: null }, null]);
    expect(after(placed, { type: 'clear-city', player: 'a' })).toEqual(start());
  });

  it('place then remove is the table as it was', () => {
    const placed = after(start(), slums);
    expect(after(placed, { type: 'remove', player: 'a', cell: 7 })).toEqual(start());
  });

  it("NEOM-10 chooses the Modular Factory's Good", () => {
    const factory = after(start(), { ...slums, tile: 137, good: 'gold' });
    expect(factory.players[0]!.city.cells[7]).toEqual({ tile: 137, roads: 15, good: 'gold' });
    const other = after(factory, { type: 'choose-good', player: 'a', cell: 7, good: 'steel' });
    expect(other.players[0]!.city.cells[7]!.good).toBe('steel');
  });

  it('pays, buys from the seller and gains in one move', () => {
    const table = after(start(), {
      ...slums,
      tile: 51,
      bill: { fee: 1, buys: [{ good: 'ore', seller: 'b', price: 2 }], gain: 4, routes: [] }
    });
    expect(money(table)).toEqual([7, 8]);
  });

  it('RB page 4: gains cannot pay for the tile placed', () => {
    const bill = { fee: 7, buys: [], gain: 5, routes: [] };
    expect(refusal(start(), { ...slums, bill })).toBe('money/short');
  });

  it('NEOM-9 in play: keeps a wrong replacement and a missing requirement as warnings', () => {
    const codes = (table: Table) => neom.breachesOf(table).map(({ code }) => code);
    const wrong = after(start(), slums, { ...slums, tile: 6 });
    expect(codes(wrong)).toContain('breach/replacement');
    expect(wrong.gone).toEqual([{ player: 'a', tile: 3, how: 'replaced', turn: 1 }]);
    expect(codes(after(start(), slums, { ...slums, tile: 4 }))).not.toContain('breach/replacement');
    expect(codes(after(start(), { ...slums, tile: 94 }))).toContain('breach/required-tiles');
    const scored = after(start('score'), slums, { ...slums, tile: 6 });
    expect(codes(scored)).not.toContain('breach/replacement');
  });

  it.each([
    [{ ...slums, tile: 151 }, 'tile/number'],
    [{ ...slums, tile: 24 }, 'tile/disaster'],
    [{ ...slums, cell: 25 }, 'tile/cell'],
    [{ ...slums, roads: 16 }, 'tile/roads'],
    [{ ...slums, good: 'gold' }, 'tile/no-good'],
    [{ ...slums, player: 'z' }, 'player/unknown'],
    [{ type: 'remove', player: 'a', cell: 3 }, 'city/empty'],
    [{ type: 'move', player: 'a', from: 3, to: 4 }, 'city/empty'],
    [{ type: 'swap', player: 'a', from: 3, to: 4 }, 'city/empty'],
    [{ type: 'choose-good', player: 'a', cell: 3, good: 'gold' }, 'city/empty'],
    [{ type: 'fly', player: 'a' }, 'input/choice'],
    [{}, 'input/choice'],
    [[], 'input/object']
  ])('%j is refused: %s', (move, code) => {
    expect(refusal(start(), move)).toBe(code);
    expect(Object.keys(entryFaults)).toContain(code);
  });

  it('a tile does not move onto another', () => {
    const two = after(start(), slums, { ...slums, cell: 8 });
    expect(refusal(two, { type: 'move', player: 'a', from: 7, to: 8 })).toBe('city/taken');
  });
});

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

describe('a session', () => {
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    fc
      .record({
        cell: fc.nat({ max: 24 }),
        tile: fc.constantFrom(3, 6, 11, 94),
        roads: fc.nat({ max: 15 })
      })
      .map((values) => ({
        type: 'place' as const,
        player: 'a',
        good: null,
        bill: null,
        ...values
      })),
    fc.nat({ max: 9 }).map((coins) => ({ type: 'gain' as const, player: 'b', coins })),
    fc.constant({ type: 'collect-income' as const })
  );
  const anyLog: fc.Arbitrary<LogEntry<Move>[]> = fc.array(
    fc.oneof(
      anyMove.map((move) => ({ do: move })),
      fc.constantFrom('undo' as const, 'redo' as const)
    ),
    { maxLength: 40 }
  );
  const stateOf = (log: readonly LogEntry<Move>[]) => replay(neom, setup(), timelineOf(log).done);

  it('undo takes back exactly the last move, redo brings it back, replay gives the same', () => {
    fc.assert(
      fc.property(anyLog, anyMove, (log, move) => {
        const before = stateOf(log);
        const done = [...log, { do: move }];
        expect(stateOf([...done, 'undo'])).toEqual(before);
        expect(stateOf([...done, 'undo', 'redo'])).toEqual(stateOf(done));
      }),
      SEED
    );
  });

  it('an imported table becomes a set-up and moves that lead to it', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { setup: made, moves } = sessionFrom(table);
        expect(neom.parseSetup(made)).toEqual({ ok: true, value: made });
        for (const move of moves) expect(neom.parseMove(move)).toEqual({ ok: true, value: move });
        expect(replay(neom, made, moves)).toEqual({ ok: true, value: table });
      }),
      SEED
    );
  });

  it('scores every seat', () => {
    expect(neom.scoreOf(start())).toHaveLength(2);
  });
});
