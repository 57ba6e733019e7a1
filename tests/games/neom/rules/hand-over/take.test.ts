import { describe, expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import { movesToMerge, movesToTake, sessionOf } from '$lib/games/neom/rules/hand-over/take';
import { appliedTo, replay } from '$lib/engine/session';
import type { Player, Table } from '$lib/games/neom/rules/table';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';

const empty = cityFrom(EMPTY_CITY);
const built = cityFrom('. . . . .  . 92 . . .  . 137:EW=gold * . .  . . . . .  . . . . .', 'oil');

const seated = (...names: readonly string[]): Table => ({
  ...tableWith([]),
  players: names.map((name, seat) => playerWith(empty, { name }, seat))
});
const handed = (name: string, values: Partial<Player> = {}): Player =>
  playerWith(built, { name, money: 44, routesUsed: ['W'], ...values });

function after(table: Table, moves: Parameters<typeof appliedTo>[2]): Table {
  const state = appliedTo(neom, table, moves as never);
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return state.value;
}
const names = ({ players }: Table) => players.map(({ name }) => name);

describe('a City that was handed over', () => {
  it('takes the place of a player’s City, money and Trade Routes, and leaves name and seat', () => {
    const table = after(seated('Ana', 'Bo'), movesToTake(seated('Ana', 'Bo'), handed('Ben'), 'p2'));
    expect(names(table)).toEqual(['Ana', 'Bo']);
    expect(table.players[1]).toMatchObject({ id: 'p2', city: built, money: 44, routesUsed: ['W'] });
    expect(table.players[0]?.city).toEqual(empty);
  });

  it('sits down as one more player, under another name where its own is taken', () => {
    const table = after(seated('Ana', 'Bo'), movesToTake(seated('Ana', 'Bo'), handed('Bo'), null));
    expect(names(table)).toEqual(['Ana', 'Bo', 'Bo 2']);
    expect(new Set(table.players.map(({ id }) => id)).size).toBe(3);
    expect(table.players[2]?.city).toEqual(built);
  });

  it('is a table of its own', () => {
    const { setup, moves } = sessionOf({ kind: 'player', player: handed('Bo'), taught: new Map() });
    const table = replay(neom, setup, moves);
    expect(table.ok && table.value.players).toMatchObject([{ name: 'Bo', city: built, money: 44 }]);
  });
});

describe('a table that was handed over', () => {
  const whole = {
    ...seated(),
    players: ['Ana', 'Bo', 'Cleo'].map((name, seat) =>
      handed(name, { id: `p${seat + 1}`, money: seat })
    )
  };

  it('brings every City into a table where only one of the players sits, in its own order', () => {
    const table = after(seated('Bo'), movesToMerge(seated('Bo'), whole));
    expect(names(table)).toEqual(['Ana', 'Bo', 'Cleo']);
    expect(table.players.map(({ money }) => money)).toEqual([0, 1, 2]);
    expect(table.players.every(({ city }) => city.cells[6]?.tile === 92)).toBe(true);
    expect(table.players.find(({ name }) => name === 'Bo')?.id).toBe('p1');
  });

  it('leaves the order and the City of others who sit here', () => {
    const here = seated('Cleo', 'Dov', 'Ana');
    const table = after(here, movesToMerge(here, whole));
    expect(names(table)).toEqual(['Cleo', 'Dov', 'Ana', 'Bo']);
    expect(table.players[1]?.city).toEqual(empty);
  });

  it('moves nobody where all sit alike', () => {
    const here = seated('Ana', 'Bo', 'Cleo');
    expect(movesToMerge(here, whole).map(({ type }) => type)).toEqual([
      'take-city',
      'take-city',
      'take-city'
    ]);
  });

  it('gives nobody an id twice, whatever ids the players here have', () => {
    const here = { ...seated('Bo'), players: [playerWith(empty, { name: 'Bo', id: 'p2' })] };
    const table = after(here, movesToMerge(here, whole));
    expect(new Set(table.players.map(({ id }) => id)).size).toBe(3);
    expect(names(table)).toEqual(['Ana', 'Bo', 'Cleo']);
  });
});
