import { describe, expect, it } from 'vitest';
import { totalOf } from '$lib/engine/score-sheet';
import { scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
import { tableFileOf } from '$lib/games/neom/rules/table-file';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const cities = [cityFrom(EMPTY_CITY), cityFrom(EMPTY_CITY, 'ore')];
const overrides = [
  { id: 'x', player: 'p2', row: 'goods', points: 7, note: 'Promo tile' },
  { id: 'y', player: 'p2', row: 'goods', points: -2, note: 'House rule' }
] as const;
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

  it('leave everybody else, the City and the table file alone', () => {
    const table = tableWith(cities, { overrides });
    expect(scored.players[0]).toEqual(plain.players[0]);
    expect(scoreCity(table.players[1]!)).toEqual(plain.players[1]);
    expect(tableFileOf(table)).toEqual(tableFileOf(tableWith(cities)));
  });
});
