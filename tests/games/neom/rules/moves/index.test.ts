import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, timelineOf, type LogEntry } from '$lib/engine/session';
import { neom, type Move } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { anyTable, SEED } from '../../any-table';
import { money, setup, start } from './made';

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
