import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '$lib/engine/score-sheet';
import {
  lineKey,
  scoreCity,
  scoreTable,
  type NeomLine,
  type PadRow
} from '$lib/games/neom/rules/scoring';
import type { Override } from '$lib/games/neom/rules/table';
import { parseTableFile, tableFileOf } from '$lib/games/neom/rules/table-file';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { anyTable, SEED } from '../../any-table';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const cities = [cityFrom(EMPTY_CITY), cityFrom(EMPTY_CITY, 'ore')];
const overrides: readonly Override[] = [
  { id: 'x', player: 'p2', row: 'goods', line: null, points: 7, note: 'Promo tile' },
  { id: 'y', player: 'p2', row: 'goods', line: null, points: -2, note: 'House rule' }
];
const plain = scoreTable(tableWith(cities));
const scored = scoreTable(tableWith(cities, { overrides }));

describe('lines by hand', () => {
  it('count in their row, in the total and for the victory', () => {
    expect(scored.players[1]!.pad.goods).toBe(plain.players[1]!.pad.goods + 5);
    expect(scored.players[1]!.pad.total).toBe(plain.players[1]!.pad.total + 5);
    expect([plain.winners, scored.winners]).toEqual([[0, 1], [1]]);
  });

  it('are lines like others, so that lines and figures agree', () => {
    const { lines, pad } = scored.players[1]!;
    expect(totalOf(lines)).toBe(pad.total);
    expect(lines.slice(-2).map(scoreLineText)).toEqual([
      'By hand: Promo tile',
      'By hand: House rule'
    ]);
  });

  it('leave everybody else and the City alone', () => {
    const table = tableWith(cities, { overrides });
    expect(scored.players[0]).toEqual(plain.players[0]);
    expect(scoreCity(table.players[1]!)).toEqual(plain.players[1]);
  });
});

describe('a line changed by hand', () => {
  const city = cityFrom('1 2 . . .  . 126 11 . .  . . * . .  . . . . .  . . . . .');
  const hand = (line: string, points: number, row: PadRow = 'tiles'): Override => ({
    id: line,
    player: 'p1',
    row,
    line,
    points,
    note: 'Our rule'
  });
  const scoredWith = (...given: Override[]) =>
    scoreTable(tableWith([city], { overrides: given })).players[0]!;
  const before = scoredWith();

  it.each([
    ['tiles', 'printed@1', 9, 1, 'Colonial Houses: 1 point; by hand 9 points: Our rule'],
    [
      'variable',
      'park@6',
      0,
      2,
      'Park: 1 polluting tile nearby, 2 points each; by hand 0 points: Our rule'
    ],
    [
      'neighborhoods',
      'neighborhood@0',
      5,
      3,
      'Neighborhood of 2: 3 points; by hand 5 points: Our rule'
    ],
    ['goods', 'good@lumber', -4, 2, 'Lumber: 2 points; by hand −4 points: Our rule'],
    ['power', 'no-power@', 0, -5, 'Nothing generates Power: −5 points; by hand 0 points: Our rule']
  ] as const)('%s: %s counts %i instead of %i', (row, key, points, instead, sentence) => {
    const after = scoredWith(hand(key, points, row));
    const [line, ...others] = after.lines.filter(({ byHand }) => byHand);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ points, byHand: { id: key, note: 'Our rule', instead } });
    expect(scoreLineText(line!)).toBe(sentence);
    expect(after.pad.total).toBe(before.pad.total + points - instead);
    expect(after.lines).toHaveLength(before.lines.length);
  });

  it('waits for nothing any more', () => {
    const open = cityFrom('1:? . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const given = tableWith([open], { overrides: [hand('neighborhood@0', 3, 'neighborhoods')] });
    expect(scoreTable(given).players[0]!.lines.filter(({ waitsFor }) => waitsFor)).toEqual([]);
  });

  it('counts nothing where it names another row than its line has', () => {
    expect(scoredWith(hand('no-power@', 9, 'goods')).pad).toEqual(before.pad);
  });

  it('is kept, says so and counts nothing where the City has that line no more', () => {
    const after = scoredWith(hand('printed@24', 9));
    expect(after.pad).toEqual(before.pad);
    expect(after.lines.map(scoreLineText)).toContain('By hand: Our rule, for a line that is gone');
  });
});

it('tells every line of a City from every other', () =>
  fc.assert(
    fc.property(anyTable, (table) => {
      for (const { lines } of scoreTable({ ...table, overrides: [] }).players)
        expect(new Set(lines.map((line: NeomLine) => lineKey(line))).size).toBe(lines.length);
    }),
    SEED
  ));

it('travels in the table file, so that the clerk command counts the same', () => {
  const table = tableWith(cities, {
    overrides: [...overrides, { ...overrides[0]!, id: 'z', row: 'power', line: 'no-power@' }]
  });
  const file = tableFileOf(table);
  expect(file.players[0]).not.toHaveProperty('byHand');
  expect(file.players[1]!.byHand).toEqual([
    { row: 'goods', points: 7, note: 'Promo tile' },
    { row: 'goods', points: -2, note: 'House rule' },
    { row: 'power', line: 'no-power@', points: 7, note: 'Promo tile' }
  ]);
  const back = parseTableFile(JSON.parse(JSON.stringify(file)));
  const pads = (of: typeof scored) => of.players.map(({ pad }) => pad);
  expect(back.ok && pads(scoreTable(back.value))).toEqual(pads(scoreTable(table)));
});
