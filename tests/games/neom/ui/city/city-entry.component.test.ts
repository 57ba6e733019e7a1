import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '$lib/games/neom/rules/table';
import { CityEntry } from '$lib/games/neom/ui/city/city-entry.svelte';
import { CityView } from '$lib/games/neom/ui/city/city-view.svelte';
import { taughtRoads } from '$lib/games/neom/ui/table/taught-roads';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

const COAL_MINE = 21;
const MINERAL_VEIN = 22;
const NATURAL_GAS_FIELD = 23;
const SMELTER = 69;
const MODULAR_FACTORY = 137;

beforeEach(() => localStorage.clear());

async function entering(drawing: string, values: Partial<Table> = {}) {
  const table = await openNeom(tableWith([cityFrom(drawing)], values));
  const entry = new CityEntry(new CityView(table));
  const type = (number: number) => {
    for (const digit of String(number).padStart(3, '0'))
      entry.typeOver(() => entry.pick.digit(digit));
  };
  const tileAt = (cell: number) => entry.player.city.cells[cell]?.tile;
  return { table, entry, type, tileAt };
}

describe('entering space by space', () => {
  it('goes on to the next empty space in reading order and leaves the City Center out', async () => {
    taughtRoads.teach(COAL_MINE, 15);
    const { entry, type, tileAt } = await entering(
      '. . . . .  . . . . .  . . * . .  3 . . . .  . . . . .'
    );
    entry.select(11);
    type(COAL_MINE);
    expect([tileAt(11), entry.cell, entry.step]).toEqual([COAL_MINE, 13, 'pick']);
    entry.select(14);
    type(COAL_MINE);
    expect(entry.cell).toBe(16);
  });

  it('stays where it is when told to, also after a reload', async () => {
    taughtRoads.teach(COAL_MINE, 15);
    const { entry, type, table } = await entering(EMPTY_CITY);
    entry.goesOn = false;
    entry.select(3);
    type(COAL_MINE);
    expect([entry.cell, entry.step]).toEqual([3, 'tile']);
    expect(new CityEntry(new CityView(table)).goesOn).toBe(false);
  });

  it('a space the cardboard has no tile on is left empty with one key, also when told to stay', async () => {
    const { entry, tileAt } = await entering(EMPTY_CITY);
    entry.goesOn = false;
    entry.select(3);
    entry.leaveEmpty();
    expect([tileAt(3), entry.cell, entry.step]).toEqual([undefined, 4, 'pick']);
  });

  it('undoing a tile brings the cursor back to where it lay', async () => {
    taughtRoads.teach(COAL_MINE, 15);
    const { entry, type, tileAt } = await entering(EMPTY_CITY);
    entry.select(0);
    type(COAL_MINE);
    expect(entry.cell).toBe(1);
    entry.undo();
    expect([tileAt(0), entry.cell, entry.step]).toEqual([undefined, 0, 'pick']);
  });

  it('roads undone are asked for again, as the device knows them', async () => {
    const { entry, type } = await entering(EMPTY_CITY);
    entry.select(0);
    type(NATURAL_GAS_FIELD);
    entry.setRoads(1);
    entry.finishRoads();
    entry.undo();
    entry.undo();
    expect([entry.cell, entry.step]).toEqual([0, 'pick']);
    type(NATURAL_GAS_FIELD);
    expect([entry.step, entry.roads]).toEqual(['roads', 1]);
  });

  it('says at once that a number typed cannot be right', async () => {
    taughtRoads.teach(COAL_MINE, 15);
    taughtRoads.teach(SMELTER, 15);
    const { entry, type } = await entering(EMPTY_CITY);
    entry.select(0);
    type(COAL_MINE);
    expect(entry.pick.fault).toBeUndefined();
    type(COAL_MINE);
    expect(entry.pick.fault).toMatch(/Coal Mine \(021\) is on the table more than once/);
    type(SMELTER);
    expect(entry.pick.fault).toMatch(/Smelter \(069\) is a “4\+” tile/);
    entry.undo();
    expect(entry.pick.fault).toBeUndefined();
  });

  it('a number typed while roads are asked for is the next space’s, not a correction', async () => {
    const { entry, type, tileAt } = await entering(EMPTY_CITY);
    entry.select(0);
    type(60);
    expect(entry.step).toBe('roads');
    type(61);
    expect([tileAt(0), tileAt(1), entry.step]).toEqual([60, 61, 'roads']);
  });

  it('roads tapped are kept by tapping another space, and known from then on', async () => {
    const { entry, type } = await entering(EMPTY_CITY);
    entry.select(0);
    type(MINERAL_VEIN);
    entry.setRoads(6);
    entry.select(7);
    expect(entry.player.city.cells[0]).toEqual({ tile: MINERAL_VEIN, roads: 6 });
    expect(taughtRoads.of(MINERAL_VEIN)).toBe(6);
  });

  it('the Modular Factory asks for its Good first', async () => {
    const { entry, type } = await entering(EMPTY_CITY);
    entry.select(0);
    type(MODULAR_FACTORY);
    expect(entry.step).toBe('good');
    entry.chooseGood('steel');
    expect(entry.player.city.cells[0]?.good).toBe('steel');
    expect(entry.step).toBe('roads');
  });

  it('is back at its space after a reload, and closed where it was closed', async () => {
    const { entry, table } = await entering(
      '3 . . . .  . . . . .  . . * . .  . . . . .  . . . . .'
    );
    entry.select(8);
    const again = new CityEntry(new CityView(table));
    again.resume();
    expect(again.cell).toBe(8);
    again.close();
    const later = new CityEntry(new CityView(table));
    later.resume();
    expect(later.cell).toBeUndefined();
  });
});

describe('after a reload', () => {
  it('roads tapped and not yet taken over are still tapped', async () => {
    const { entry, table, type } = await entering(EMPTY_CITY);
    entry.select(4);
    type(63);
    entry.setRoads(3);
    const again = new CityEntry(new CityView(table));
    again.resume();
    expect([again.cell, again.step, again.roads]).toEqual([4, 'roads', 3]);
    expect(again.placed?.roads).toBeNull();
    again.finishRoads();
    expect(again.player.city.cells[4]?.roads).toBe(3);
  });
});

describe('correcting', () => {
  it('moves to an empty space and swaps with a tile', async () => {
    const { entry, tileAt } = await entering(
      '3 4 . . .  . . . . .  . . * . .  . . . . .  . . . . .'
    );
    entry.select(0);
    entry.startMove();
    entry.select(1);
    expect([tileAt(0), tileAt(1), entry.cell]).toEqual([4, 3, 1]);
    entry.startMove();
    entry.select(7);
    expect([tileAt(1), tileAt(7)]).toEqual([undefined, 3]);
  });

  it('a tile undone while its roads are asked for leaves its space to be entered again', async () => {
    const { entry, table, type, tileAt } = await entering(EMPTY_CITY);
    entry.select(2);
    type(2);
    expect(entry.step).toBe('roads');
    table.undo();
    expect([entry.cell, entry.step]).toEqual([2, 'pick']);
    type(18);
    expect(tileAt(2)).toBe(18);
  });

  it('a finished table shows its tiles and takes no change', async () => {
    const { entry, table, type, tileAt } = await entering(
      '3 . . . .  . . . . .  . . * . .  . . . . .  . . . . .'
    );
    table.make({ type: 'finish', at: null, place: null, note: null });
    entry.select(0);
    expect([entry.cell, entry.step]).toEqual([0, 'tile']);
    entry.remove();
    type(COAL_MINE);
    expect(tileAt(0)).toBe(3);
    entry.select(5);
    expect(entry.cell).toBeUndefined();
  });
});

describe('playing along', () => {
  it('asks before placing, and the board comes back afterwards', async () => {
    taughtRoads.teach(COAL_MINE, 15);
    const { entry, type, tileAt } = await entering(EMPTY_CITY, { mode: 'play' });
    entry.select(7);
    type(COAL_MINE);
    expect([entry.step, tileAt(7)]).toEqual(['book', undefined]);
    entry.placeChosen(null);
    expect([tileAt(7), entry.cell]).toEqual([COAL_MINE, undefined]);
  });

  it('what the table refuses is said in words, and a tile is asked for again', async () => {
    const { entry, table } = await entering(EMPTY_CITY, { mode: 'play' });
    entry.select(11);
    entry.pick.choose(COAL_MINE);
    table.make({ type: 'finish', at: null, place: null, note: null });
    entry.placeChosen(null);
    table.make({ type: 'reopen' });
    expect(entry.pick.fault).toBe('the table is finished: reopen it to change it');
    expect([entry.cell, entry.step]).toEqual([11, 'pick']);
  });
});
