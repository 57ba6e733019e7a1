import { describe, expect, it } from 'vitest';
import { replay } from '$lib/engine/session';
import { neom } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { BitReader, BitWriter } from '$lib/games/neom/rules/hand-over/bits';
import { packTable, unpackTable } from '$lib/games/neom/rules/hand-over/pack-table';
import type { Table } from '$lib/games/neom/rules/table';
import { parseTableFile, tableFileOf } from '$lib/games/neom/rules/table-file';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const table = tableWith([cityFrom(EMPTY_CITY), cityFrom(EMPTY_CITY, 'ore')]);
const byHand = {
  type: 'override-line',
  id: 'x',
  player: 'p1',
  row: 'goods',
  points: 3,
  note: 'Promo'
};

/** The table after a move as it comes from storage, or the code it is refused with. */
function after(state: Table, input: object): Table | string {
  const move = neom.parseMove(input);
  if (!move.ok) return move.fault.code;
  const next = neom.apply(state, move.value);
  return next.ok ? next.value : next.fault.code;
}
const made = (state: Table, ...moves: readonly object[]): Table =>
  moves.reduce<Table>((before, move) => {
    const next = after(before, move);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, state);

describe('finishing', () => {
  it('needs no words', () =>
    expect(made(table, { type: 'finish' })).toMatchObject({
      finished: true,
      ending: { at: null, place: null, note: null }
    }));

  it('keeps day, place and note, also when reopened', () => {
    const words = { at: '2026-11-18', place: 'Kitchen', note: 'First game' };
    const finished = made(table, { type: 'finish', ...words });
    expect(finished.ending).toEqual(words);
    expect(made(finished, { type: 'reopen' })).toMatchObject({ finished: false, ending: words });
  });

  it.each([
    [{ at: '18.11.2026' }, 'table/day'],
    [{ at: '2026-13-01' }, 'table/day'],
    [{ at: 20261118 }, 'table/day'],
    [{ place: '' }, 'input/text'],
    [{ note: 'x'.repeat(2001) }, 'input/text']
  ])('%j is refused: %s', (words, code) =>
    expect(after(table, { type: 'finish', ...words })).toBe(code)
  );

  it.each([
    { type: 'place', player: 'p1', cell: 0, tile: 3, roads: null },
    { type: 'set-money', player: 'p1', money: 3 },
    { type: 'rename-player', player: 'p1', name: 'Zoe' },
    byHand
  ])('locks the table against $type', (move) => {
    const finished = made(table, { type: 'finish' });
    expect(after(finished, move)).toBe('table/finished');
    expect(after(made(finished, { type: 'reopen' }), move)).toBeTypeOf('object');
  });
});

describe('lines by hand', () => {
  it('come and go', () => {
    const one = made(table, byHand);
    expect(one.overrides).toEqual([
      { id: 'x', player: 'p1', row: 'goods', line: null, points: 3, note: 'Promo' }
    ]);
    expect(made(one, { type: 'remove-override', id: 'x' }).overrides).toEqual([]);
  });

  it.each([
    [{ player: 'p9' }, 'player/unknown'],
    [{ row: 'total' }, 'override/row'],
    [{ points: 1.5 }, 'override/points'],
    [{ points: 1000 }, 'override/points'],
    [{ note: ' ' }, 'override/note'],
    [{ line: 'x'.repeat(81) }, 'override/line'],
    [{ id: 'y' }, 'override/id-twice']
  ])('%j is refused: %s', (values, code) =>
    expect(after(made(table, { ...byHand, id: 'y' }), { ...byHand, ...values })).toBe(code)
  );

  it('replace one another on the same line of the same player, and nowhere else', () => {
    const line = 'good@coal';
    const two = made(
      table,
      { ...byHand, id: 'a', line },
      { ...byHand, id: 'b', player: 'p2', line },
      byHand,
      { ...byHand, id: 'c', line, points: 5 }
    );
    expect(two.overrides!.map(({ id }) => id)).toEqual(['b', 'x', 'c']);
  });

  it('cannot be removed where there are none', () =>
    expect(after(table, { type: 'remove-override', id: 'x' })).toBe('override/unknown'));
});

it('a finished table with lines by hand becomes moves that lead to it', () => {
  const finished = made(table, byHand, { type: 'finish', at: '2026-11-18', place: 'Home' });
  const { setup, moves } = sessionFrom(finished);
  expect(replay(neom, setup, moves)).toEqual({ ok: true, value: finished });
});

describe('the most lines by hand', () => {
  const lines = (player: string) =>
    Array.from({ length: 40 }, (_, index) => ({ ...byHand, player, id: `${player}-${index}` }));
  const full = made(table, ...lines('p1'), ...lines('p2'));

  it('40 for each player, and one changed is not one more', () => {
    expect(after(full, byHand)).toBe('override/too-many');
    const left = made(full, { type: 'remove-override', id: 'p1-7' });
    const changed = made(left, { ...byHand, line: 'no-power@' });
    expect(made(changed, { ...byHand, id: 'y', line: 'no-power@' }).overrides).toHaveLength(80);
  });

  it('all of them travel in the table file and from phone to phone', () => {
    const file = parseTableFile(JSON.parse(JSON.stringify(tableFileOf(full))));
    expect(file.ok && file.value.overrides).toHaveLength(80);
    const bits = new BitWriter();
    packTable(bits, full);
    expect(unpackTable(new BitReader(bits.bytes()), true)?.overrides).toHaveLength(80);
  });
});
