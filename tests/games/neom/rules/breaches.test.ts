import { describe, expect, it } from 'vitest';
import { breachesOf, type BreachCode } from '$lib/games/neom/rules/breaches';
import type { Table } from '$lib/games/neom/rules/table';
import { breachText } from '$lib/games/neom/text/en/breaches';
import { cityFrom, EMPTY_CITY, tableWith } from '../given-table';

const empty = (good: 'ore' | 'oil' | 'wood' | 'stone') => cityFrom(EMPTY_CITY, good);
const middle = (row: string) => `. . . . .  . . . . .  ${row}  . . . . .  . . . . .`;

interface Case {
  readonly name: string;
  readonly city: string;
  readonly code: BreachCode;
  readonly places: readonly number[];
  readonly text: string;
  readonly table?: Partial<Table>;
}

const CASES: readonly Case[] = [
  {
    name: 'roads nobody has entered (NEOM-4)',
    city: middle('. 1:? * 2:? .'),
    code: 'breach/roads-unknown',
    places: [11, 13],
    text: 'The roads of 2 tiles are not known yet'
  },
  {
    name: 'parts without a path to the centre (NEOM-9)',
    city: '1 2 . . .  . . . . .  . . * . .  . . . . .  . . . . 6',
    code: 'breach/cut-off',
    places: [0, 1, 24],
    text: 'No road leads from Tenements (001), Colonial Houses (002) and Grocery Store (006) to the City Center'
  },
  {
    name: 'more of them than a sentence names',
    city: '1 2 . . .  . . . . .  . . * . .  6 . . . .  . . . . 3',
    code: 'breach/cut-off',
    places: [0, 1, 15, 24],
    text: 'No road leads from 4 tiles (001, 002, 006, 003) to the City Center'
  },
  {
    name: 'more Cornerstones than the Generation allows (NEOM-1)',
    city: middle('. 124 * 125 .'),
    code: 'breach/cornerstones',
    places: [11, 13],
    text: '2 Cornerstones: Generation 1 allows 1',
    table: { generation: 1 }
  },
  {
    name: 'a tile of a larger game',
    city: middle('. 75 * . .'),
    code: 'breach/tile-not-in-game',
    places: [11],
    text: 'Bank (075) is a “5+” tile and not in this game'
  },
  {
    name: 'a Modular Factory without its Good (NEOM-10)',
    city: middle('. 137 * . .'),
    code: 'breach/good-not-chosen',
    places: [11],
    text: 'Modular Factory (137) makes no Good until one is chosen'
  },
  {
    name: 'fewer tiles than required, itself not counted (NEOM-9)',
    city: middle('1 2 * 83 .'),
    code: 'breach/required-tiles',
    places: [13],
    text: 'Nursing Home (083) asks for 3 other Residential tiles; the City has 2'
  }
];

describe('breaches', () => {
  it.each(CASES)('$name', ({ city, code, places, text, table }) => {
    const found = breachesOf(tableWith([cityFrom(city, 'coal'), empty('ore')], table));
    expect(found).toMatchObject([{ code, places, seat: 0 }]);
    expect(found.map(breachText)).toEqual([text]);
  });

  it('are none for a City that keeps the rules', () => {
    const joined = cityFrom('. . . . .  . 1 . . .  7 2 * 3 8  . 83 124 . .  . . . . .');
    expect(breachesOf(tableWith([joined, empty('ore')]))).toEqual([]);
  });

  it('do not mind dead ends', () =>
    expect(breachesOf(tableWith([cityFrom(middle('. 1 * 2:W .')), empty('ore')]))).toEqual([]));

  it('name a tile that lies twice on the table at each of its places (NEOM-5)', () => {
    const table = tableWith([cityFrom(middle('. 1 * 1 .')), cityFrom(middle('. 1 * . .'), 'oil')]);
    expect(breachesOf(table)).toMatchObject([
      { code: 'breach/tile-twice', seat: 0, places: [11], values: { tile: 1 } },
      { code: 'breach/tile-twice', seat: 0, places: [13] },
      { code: 'breach/tile-twice', seat: 1, places: [11] }
    ]);
    expect(breachText(breachesOf(table)[0]!)).toBe(
      'Tenements (001) is on the table more than once; the box has one'
    );
  });

  it('name a board that two players have (NEOM-5)', () => {
    const found = breachesOf(tableWith([empty('ore'), empty('oil'), empty('ore')]));
    expect(found).toMatchObject([
      { code: 'breach/board-twice', seat: 0, places: [12], values: { good: 'ore' } },
      { code: 'breach/board-twice', seat: 2, places: [12] }
    ]);
    expect(breachText(found[0]!)).toBe('Another player has the Ore board too; the box has one');
  });

  it.each([
    [1, '1+', [33, 25]],
    [1, '4+', [33]],
    [1, '5+', []],
    [3, '5+', [33, 25]],
    [4, '1+', [33]],
    [5, '1+', []]
  ] as const)('%i players, solo deck %s: not in this game are %j', (count, soloDeck, expected) => {
    const boards = ['oil', 'ore', 'stone', 'wood'] as const;
    const city = cityFrom(middle('. 33 * 25 .'));
    const others = boards.slice(0, count - 1).map(empty);
    const found = breachesOf(tableWith([city, ...others], { soloDeck }));
    expect(found.map(({ values }) => values['tile'])).toEqual(expected);
  });

  it('in play name the placings that were against the rules, not what became of the City (NEOM-9)', () => {
    const nursing = cityFrom(middle('. 83 * . .'));
    const inPlay = (placedAgainst?: readonly ('replacement' | 'required-tiles')[]) => {
      const cells = nursing.cells.map(
        (placed) => placed && { ...placed, ...(placedAgainst && { placedAgainst }) }
      );
      return breachesOf(tableWith([{ ...nursing, cells }], { mode: 'play' })).map(
        ({ code }) => code
      );
    };
    expect(inPlay()).toEqual([]);
    expect(inPlay(['required-tiles', 'replacement'])).toEqual([
      'breach/required-tiles',
      'breach/replacement'
    ]);
  });
});
