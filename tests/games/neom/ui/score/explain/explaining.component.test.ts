import { describe, expect, it } from 'vitest';
import type { Move, Table } from '$lib/games/neom';
import { neom } from '$lib/games/neom';
import { lineKey, scoreTable } from '$lib/games/neom/rules/scoring';
import type { NeomTable } from '$lib/games/neom/ui/neom-table';
import { Explaining } from '$lib/games/neom/ui/score/explain/explaining.svelte';
import { Trial } from '$lib/games/neom/ui/score/explain/trial.svelte';
import { cityFrom, tableWith } from '../../../given-table';

const city = cityFrom('3 11 . . .  3 12 126 . .  . . * . .  131 1 . . .  1 1 . . .');
const given = (state: Table = tableWith([city, city])): NeomTable => {
  const table = {
    id: 't',
    state,
    make: (move: Move) => {
      const read = neom.parseMove(move);
      if (!read.ok) return read;
      const next = neom.apply(table.state, read.value);
      if (next.ok) table.state = next.value;
      return next;
    }
  };
  return table as unknown as NeomTable;
};

describe('explaining a figure', () => {
  it('lights all that counts, then the line looked at, then all again', () => {
    const figure = new Explaining(given(), { player: 'p1', row: 'pollution' });
    expect([...figure.lit!].toSorted((a, b) => a - b)).toEqual([0, 1, 5, 6]);
    figure.look(figure.walk[1]!);
    expect([...figure.lit!]).toEqual([5, 1, 6]);
    figure.look(figure.walk[1]!);
    expect(figure.line).toBeNull();
  });

  it('walks from line to line and out at either end', () => {
    const figure = new Explaining(given(), { player: 'p1', row: 'pollution' });
    const seen = [1, 1, 1, -1].map((by) => {
      figure.step(by as 1 | -1);
      return figure.at;
    });
    expect(seen).toEqual([0, 1, null, 1]);
  });

  it('goes from row to row and round', () => {
    const figure = new Explaining(given(), { player: 'p2', row: 'total' });
    figure.stepRow(1);
    expect(figure.row).toBe('tiles');
    figure.stepRow(-1);
    expect(figure.row).toBe('total');
    expect(figure.lit).toBeUndefined();
    expect(figure.walk).toEqual([]);
  });

  it('finds the line of a space, its own before those that count it', () => {
    const figure = new Explaining(given(), { player: 'p1', row: 'variable' });
    figure.pick(7);
    expect(figure.line).toMatchObject({ rule: 'park' });
    figure.pick(24);
    expect(figure.line).toBeNull();
    figure.pick(6);
    expect(figure.line).toMatchObject({ rule: 'park' });
  });
});

describe('points by hand', () => {
  it('change the line looked at, which stays looked at wherever it goes', () => {
    const table = given();
    const figure = new Explaining(table, { player: 'p1', row: 'pollution' });
    figure.step(1);
    const line = figure.line!;
    expect(figure.give(line, -1, 'Our rule')).toBe(true);
    expect(table.state.overrides).toMatchObject([{ line: lineKey(line), points: -1 }]);
    figure.takeBack(figure.line!);
    expect(table.state.overrides).toMatchObject([{ line: lineKey(line) }]);
  });

  it('are refused where they are nonsense or the table is finished', () => {
    const figure = new Explaining(given(), { player: 'p1', row: 'goods' });
    expect(figure.give(null, 1000, 'Too many')).toBe(false);
    expect(figure.give(null, 1, ' ')).toBe(false);
    const locked = given(tableWith([city], { finished: true }));
    const other = new Explaining(locked, { player: 'p1', row: 'goods' });
    expect([other.locked, other.give(null, 1, 'Late')]).toEqual([true, false]);
  });
});

it('a figure come back to is the same, down to the line', () => {
  const figure = new Explaining(given(), { player: 'p2', row: 'tiles' });
  figure.stepRow(1);
  figure.step(1);
  const again = new Explaining(given(), figure.figure);
  expect([again.row, again.at, again.line!.rule]).toEqual(['variable', 0, figure.line!.rule]);
});

describe('what if', () => {
  const table = tableWith([city, city]);
  const tryOut = (of: Table = table) => new Trial(of, 'p1');
  const changes = (trial: Trial) =>
    Object.fromEntries(trial.differences.map(({ row, now, then }) => [row, then - now]));

  it('shows the difference by row and leaves the City alone', () => {
    const trial = tryOut();
    expect(changes(trial)).toEqual({ total: 0 });
    trial.choose(1);
    trial.remove();
    expect(trial.changed).toBe(true);
    expect(changes(trial)).toEqual({ variable: -4, goods: -2, pollution: 3, total: -3 });
    expect(trial.change).toBe(-3);
    expect(table.players[0]!.city).toBe(city);
    trial.startOver();
    expect(trial.changed).toBe(false);
  });

  it('takes a tile by its number, its roads unknown until they are tapped', () => {
    const trial = tryOut();
    trial.choose(16);
    trial.replace();
    for (const digit of '003') trial.pick.digit(digit);
    expect(trial.placed).toEqual({ tile: 3, roads: null });
    trial.setRoads(8);
    expect(trial.placed).toEqual({ tile: 3, roads: 8 });
  });

  it('takes a tile by its name', () => {
    const trial = tryOut();
    trial.choose(2);
    expect(trial.picking).toBe(true);
    trial.pick.edit('stad');
    trial.pick.enter();
    expect(trial.placed).toEqual({ tile: 112, roads: null });
    expect(trial.picking).toBe(false);
  });

  it('asks for the Good of a Modular Factory', () => {
    const trial = tryOut();
    trial.choose(2);
    trial.pick.choose(137);
    expect(changes(trial)).toEqual({ variable: 2, total: 2 });
    trial.chooseGood('gold');
    expect(changes(trial)).toEqual({ variable: 2, goods: 2, total: 4 });
  });

  it.each([0, 24, 64, 151])('knows no tile %i to place', (number) => {
    const trial = tryOut();
    trial.choose(2);
    trial.pick.choose(number);
    expect(trial.pick.fault).toBeDefined();
    expect(trial.changed).toBe(false);
  });

  it('changes roads', () => {
    const trial = tryOut();
    trial.choose(0);
    trial.setRoads(0b1011);
    expect(changes(trial)).toEqual({ variable: -2, neighborhoods: -1, total: -3 });
  });

  it('keeps points by hand in both totals', () => {
    const hand = {
      id: 'x',
      player: 'p1',
      row: 'tiles',
      line: null,
      points: 50,
      note: 'n'
    } as const;
    const trial = tryOut({ ...table, overrides: [hand] });
    const plain = scoreTable(table).players[0]!.pad.total;
    expect(trial.differences).toEqual([{ row: 'total', now: plain + 50, then: plain + 50 }]);
  });
});
