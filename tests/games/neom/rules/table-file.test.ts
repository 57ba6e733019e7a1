import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTableFile, skippedFields, tableFileOf } from '$lib/games/neom/rules/table-file';
import { entryFaultText } from '$lib/games/neom/text/en/entry-faults';
import { anyTable, SEED } from '../any-table';

const tile = (values: object) => ({ row: 0, col: 0, tile: 3, roads: 'NE', ...values });
const player = (values: object = {}) => ({ name: 'Ana', cityGood: 'coal', tiles: [], ...values });
const hand = { row: 'goods', points: 7, note: 'Promo' };
const file = (values: object = {}) => ({
  format: 'town-clerk/neom',
  version: 1,
  players: [player()],
  ...values
});
const withTiles = (...tiles: object[]) => file({ players: [player({ tiles })] });

const told = (input: unknown): string => {
  const result = parseTableFile(input);
  return result.ok ? 'accepted' : entryFaultText(result.fault);
};

describe('a table file', () => {
  it('may leave out what is optional', () => {
    expect(parseTableFile(file())).toMatchObject({
      value: {
        generation: 3,
        soloDeck: '1+',
        players: [{ name: 'Ana', money: null, finalIncomeIncluded: true, routesUsed: [] }]
      }
    });
  });

  it('keeps roads left out as not known, and roads of none as none', () => {
    const result = parseTableFile(
      withTiles({ row: 0, col: 1, tile: 3 }, tile({ col: 2, roads: '' }), tile({ roads: 'WSEN' }))
    );
    const cells = result.ok ? result.value.players[0]!.city.cells : [];
    expect([cells[1], cells[2], cells[0]]).toEqual([
      { tile: 3, roads: null },
      { tile: 3, roads: 0 },
      { tile: 3, roads: 15 }
    ]);
  });

  it.each([
    ['not an object', 7, '7 is not an object'],
    ['a list', [], '[…] is not an object'],
    ['nothing', null, 'null is not an object'],
    ['no format', { version: 1 }, 'format: is missing'],
    ['wrong format', file({ format: 'x' }), 'format: "x" is not "town-clerk/neom"'],
    ['newer version', file({ version: 2 }), 'version: 2 is not a version this app reads'],
    ['version as text', file({ version: '1' }), 'version: "1" is not a version'],
    ['generation 4', file({ generation: 4 }), 'generation: 4 is not a Generation'],
    ['no such deck', file({ soloDeck: '3+' }), 'soloDeck: "3+" is not a deck'],
    ['no players', file({ players: [] }), 'players: 0 players'],
    ['six players', file({ players: Array(6).fill(player()) }), 'players: 6 players'],
    ['players left out', file({ players: undefined }), 'players: is missing'],
    [
      'points by hand without a note',
      file({ players: [player({ byHand: [{ ...hand, note: '' }] })] }),
      'players[0].byHand[0].note: "" is not a note'
    ],
    [
      'points by hand for one line twice',
      file({
        players: [player({ byHand: [hand, { ...hand, line: 'a@1' }, { ...hand, line: 'a@1' }] })]
      }),
      'players[0].byHand[2].line: the line "a@1" has points by hand already'
    ],
    ['empty name', file({ players: [player({ name: '' })] }), 'players[0].name: "" is not a name'],
    [
      'blank name',
      file({ players: [player({ name: ' ' })] }),
      'players[0].name: " " is not a name'
    ],
    ['name twice', file({ players: [player(), player()] }), 'players[1].name: the name "Ana" is'],
    [
      'no such board',
      file({ players: [player({ cityGood: 'gold' })] }),
      'players[0].cityGood: "gold"'
    ],
    ['money 1.5', file({ players: [player({ money: 1.5 })] }), 'players[0].money: 1.5 is not an'],
    ['money −3', file({ players: [player({ money: -3 })] }), 'players[0].money: -3 is not an'],
    ['money as text', file({ players: [player({ money: '3' })] }), 'players[0].money: "3" is not'],
    ['money null', file({ players: [player({ money: null })] }), 'players[0].money: null is not'],
    ['income 1', file({ players: [player({ finalIncomeIncluded: 1 })] }), 'finalIncomeIncluded: 1'],
    ['routes N', file({ players: [player({ routesUsed: 'N' })] }), 'players[0].routesUsed: "N"'],
    ['tiles left out', file({ players: [{ ...player(), tiles: undefined }] }), 'tiles: is missing'],
    [
      'tile 151',
      withTiles(tile({ tile: 151 })),
      'players[0].tiles[0].tile: 151 is not a tile number'
    ],
    ['tile 0', withTiles(tile({ tile: 0 })), 'tile: 0 is not a tile number'],
    ['tile 92.5', withTiles(tile({ tile: 92.5 })), 'tile: 92.5 is not a tile number'],
    ['tile as text', withTiles(tile({ tile: '92' })), 'tile: "92" is not a tile number'],
    ['Flood', withTiles(tile({ tile: 24 })), "tile: 24 is a Disaster's number"],
    ['Fire', withTiles(tile({ tile: 64 })), "tile: 64 is a Disaster's number"],
    ['Crime Spree', withTiles(tile({ tile: 104 })), "tile: 104 is a Disaster's number"],
    ['row 7', withTiles(tile({ row: 7 })), 'players[0].tiles[0].row: 7 is not a row'],
    ['column −1', withTiles(tile({ col: -1 })), 'players[0].tiles[0].col: -1 is not a column'],
    ['roads NX', withTiles(tile({ roads: 'NX' })), 'players[0].tiles[0].roads: "NX" is not roads'],
    ['roads ne', withTiles(tile({ roads: 'ne' })), 'roads: "ne" is not roads'],
    ['roads null', withTiles(tile({ roads: null })), 'roads: null is not roads'],
    ['a Good on another tile', withTiles(tile({ good: 'gold' })), 'good: tile 3 has no Good'],
    ['not a Processed Good', withTiles(tile({ tile: 137, good: 'coal' })), 'good: "coal" is not a'],
    ['two on one space', withTiles(tile({}), tile({ tile: 4 })), 'tiles[1]: row 0, column 0 holds']
  ])('%s is refused with its place and fault', (_, input, message) => {
    expect(told(input)).toContain(message);
  });

  it.each([
    ['a tile twice', withTiles(tile({}), tile({ col: 1 }))],
    [
      'four Cornerstones',
      withTiles(...[121, 122, 123, 124].map((n, col) => tile({ tile: n, col })))
    ],
    ['tile 137 without its Good', withTiles(tile({ tile: 137 }))],
    ['a tile with no path', withTiles(tile({ roads: '' }))],
    ['two players with one board', file({ players: [player(), player({ name: 'Bea' })] })],
    ['a tile on the middle space', withTiles(tile({ row: 2, col: 2 }))]
  ])('%s is impossible or odd but readable, and accepted', (_, input) => {
    expect(told(input)).toBe('accepted');
  });

  it('says which fields it skipped', () => {
    const input = {
      ...withTiles(tile({ angle: 90 })),
      colour: 'red',
      players: [
        { ...player({ tiles: [tile({ angle: 90 })] }), hat: 1, byHand: [{ ...hand, by: 'Ana' }] }
      ]
    };
    expect(told(input)).toBe('accepted');
    expect(skippedFields(input)).toEqual([
      'colour',
      'players[0].hat',
      'players[0].tiles[0].angle',
      'players[0].byHand[0].by'
    ]);
  });

  it('round trip: any table comes back as it was, through JSON', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const written = JSON.parse(JSON.stringify(tableFileOf(table))) as unknown;
        expect(parseTableFile(written)).toEqual({ ok: true, value: table });
        expect(skippedFields(written)).toEqual([]);
      }),
      SEED
    );
  });

  it('never throws, whatever is read', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (input) => {
        expect(parseTableFile(file({ players: [input] })).ok).toBe(false);
        skippedFields(input);
      }),
      SEED
    );
  });
});
