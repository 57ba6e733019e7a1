import { describe, expect, it } from 'vitest';
import { after, refusal, start } from './made';

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
