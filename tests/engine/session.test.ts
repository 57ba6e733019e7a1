import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '$lib/engine/game-module';
import { fail, ok } from '$lib/engine/result';
import { advance, replay, timelineOf, type LogEntry } from '$lib/engine/session';

/** The smallest game there is: moves are numbers, the state is their sum, 13 is refused. */
const sums: GameModule<number, number, number> = {
  meta: { id: 'sums', title: 'Sums', seats: { min: 1, max: 1 }, pages: [], resultPage: '' },
  rulesVersion: 1,
  parseSetup: (input) => ok(Number(input)),
  parseMove: (input) => ok(Number(input)),
  start: (setup) => setup,
  apply: (state, move) => (move === 13 ? fail({ code: 'sums/unlucky' }) : ok(state + move)),
  breachesOf: () => [],
  scoreOf: (state) => [
    {
      lines: [{ category: 'sum', rule: 'sum', places: [], count: 1, points: state }],
      incomplete: false
    }
  ],
  summaryOf: () => ({ players: [], finished: false })
};

describe('a log of moves', () => {
  it.each<[string, LogEntry<number>[], number[], number[]]>([
    ['an empty log has nothing to undo', [], [], []],
    ['moves are in effect in order', [{ do: 1 }, { do: 2 }], [1, 2], []],
    ['undo takes the last one back', [{ do: 1 }, { do: 2 }, 'undo'], [1], [2]],
    ['redo brings it again', [{ do: 1 }, { do: 2 }, 'undo', 'redo'], [1, 2], []],
    ['two undos are redone in order', [{ do: 1 }, { do: 2 }, 'undo', 'undo', 'redo'], [1], [2]],
    ['a new move ends what could be redone', [{ do: 1 }, 'undo', { do: 3 }, 'redo'], [3], []],
    ['undo of nothing changes nothing', ['undo', { do: 1 }, 'redo'], [1], []]
  ])('%s', (_, log, done, undone) => {
    expect(timelineOf(log)).toEqual({ done, undone });
  });

  const entry = fc.oneof(
    fc.record({ do: fc.nat(9) }),
    fc.constant('undo' as const),
    fc.constant('redo' as const)
  );

  it('read at once is the log read entry by entry', () => {
    fc.assert(
      fc.property(fc.array(entry), (log) => {
        const step = log.reduce(advance<number>, { done: [], undone: [] });
        expect(timelineOf(log)).toEqual(step);
      }),
      { seed: 1 }
    );
  });

  it('undo then redo is the identity', () => {
    fc.assert(
      fc.property(fc.array(entry), (log) => {
        const before = timelineOf(log);
        if (before.done.length === 0) return;
        expect(timelineOf([...log, 'undo', 'redo'])).toEqual(before);
      }),
      { seed: 1 }
    );
  });
});

describe('replay', () => {
  it('folds the moves over the set-up', () => {
    expect(replay(sums, 10, [1, 2])).toEqual(ok(13));
  });

  it('names the move that does not apply', () => {
    expect(replay(sums, 0, [1, 13, 2])).toEqual(fail({ code: 'sums/unlucky', path: 'moves[1]' }));
  });
});
