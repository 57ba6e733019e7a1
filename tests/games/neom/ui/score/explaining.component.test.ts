import { describe, expect, it } from 'vitest';
import type { Move, Table } from '$lib/games/neom';
import { neom } from '$lib/games/neom';
import type { NeomTable } from '$lib/games/neom/ui/neom-table';
import { Explaining } from '$lib/games/neom/ui/score/explain/explaining.svelte';
import { Trial } from '$lib/games/neom/ui/score/explain/trial.svelte';
import { cityFrom, playerWith, tableWith } from '../../given-table';

const city = cityFrom('3 11 . . .  3 12 126 . .  . . * . .  131 1 . . .  1 1 . . .');
const given = (state: Table = tableWith([city, city])): NeomTable => {
  const table = {
    id: 't',
    state,
    make: (move: Move) => {
      const next = neom.apply(table.state, move);
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

describe('what if', () => {
  const player = playerWith(city);
  const changes = (trial: Trial) =>
    Object.fromEntries(trial.differences.map(({ row, now, then }) => [row, then - now]));

  it('shows the difference by row and leaves the City alone', () => {
    const trial = new Trial(player, undefined);
    expect(changes(trial)).toEqual({ total: 0 });
    trial.choose(1);
    trial.remove();
    expect(trial.changed).toBe(true);
    expect(changes(trial)).toEqual({ variable: -4, goods: -2, pollution: 3, total: -3 });
    expect(player.city).toBe(city);
    trial.startOver();
    expect(trial.changed).toBe(false);
  });

  it('places a tile by its number, its roads unknown until they are tapped', () => {
    const trial = new Trial(player, undefined);
    trial.choose(16);
    expect(trial.put(3)).toBe(true);
    expect(trial.placed).toEqual({ tile: 3, roads: null });
    trial.toggleRoad('W');
    expect(trial.placed).toEqual({ tile: 3, roads: 8 });
    trial.toggleRoad('W');
    expect(trial.placed).toEqual({ tile: 3, roads: 0 });
  });

  it.each([0, 24, 64, 151])('knows no tile %i to place', (number) => {
    const trial = new Trial(player, undefined);
    trial.choose(2);
    expect(trial.put(number)).toBe(false);
    expect(trial.changed).toBe(false);
  });

  it('changes roads', () => {
    const trial = new Trial(player, undefined);
    trial.choose(0);
    trial.toggleRoad('S');
    expect(changes(trial)).toEqual({ variable: -2, neighborhoods: -1, total: -3 });
  });

  it('keeps lines by hand in both totals', () => {
    const override = {
      id: 'x',
      player: 'p1',
      row: 'tiles',
      line: null,
      points: 50,
      note: 'n'
    } as const;
    const trial = new Trial(player, [override]);
    expect(trial.differences.at(-1)!.now).toBe(trial.score.pad.total);
    expect(trial.score.pad.tiles).toBeGreaterThanOrEqual(50);
  });
});
