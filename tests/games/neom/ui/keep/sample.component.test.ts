import { describe, expect, it } from 'vitest';
import type { Result } from '$lib/engine/result';
import { replay } from '$lib/engine/session';
import { neom } from '$lib/games/neom';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import { keep } from '$lib/games/neom/ui/keep';

const read = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
};

async function sample() {
  const { setup, moves } = await keep.loadSample();
  const parsed = moves.map((move) => read(neom.parseMove(move)));
  return read(replay(neom, read(neom.parseSetup(setup)), parsed));
}

describe('the sample game', () => {
  it('is a whole, finished game that breaks no rule', async () => {
    const table = await sample();
    expect(table.finished).toBe(true);
    expect(table).toMatchObject({ generation: 3, turn: 7 });
    expect(neom.breachesOf(table)).toEqual([]);
  });

  it('leaves nothing open and shows every row of the pad', async () => {
    const table = await sample();
    const { players } = scoreTable(table);
    expect(neom.summaryOf(table).incomplete).toEqual([]);
    for (const row of [
      'tiles',
      'variable',
      'neighborhoods',
      'goods',
      'money',
      'pollution'
    ] as const)
      expect(
        players.map(({ pad }) => pad[row]),
        row
      ).not.toContain(0);
  });
});
