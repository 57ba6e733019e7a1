import { describe, expect, it } from 'vitest';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import { FIGURE_ROWS, isByHand, isOpen } from '$lib/games/neom/ui/score/explain/figure';
import { opennessOf } from '$lib/games/neom/ui/score/still-open';
import { amountFrom } from '$lib/games/neom/ui/table/cash-field';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';

const treasury = cityFrom('. . . . .  . . . . .  . 60 * . .  . . . . .  . . . . .', 'ore');
const table = tableWith([], {
  players: [
    playerWith(cityFrom('3:? 4:? 137 103 .  . . 3 . .  . . * . .  . . . . .  . . . . .'), {}, 0),
    playerWith(treasury, { money: null }, 1),
    playerWith(cityFrom(EMPTY_CITY, 'oil'), {}, 2)
  ]
});
const score = scoreTable(table);

describe('still open', () => {
  it('lists roads, Goods, cash and empty Cities, each with its player', () =>
    expect(opennessOf(table).items).toEqual([
      { kind: 'roads', player: 'p1', name: 'Ana', count: 2 },
      { kind: 'good', player: 'p1', name: 'Ana', count: 1 },
      { kind: 'cash', player: 'p2', name: 'Bea', count: 1 },
      { kind: 'tiles', player: 'p3', name: 'Cem', count: 1 }
    ]));

  it('keeps apart what is only odd', () =>
    expect(new Set(opennessOf(table).odd.map(({ code }) => code))).toEqual(
      new Set(['breach/tile-twice'])
    ));

  it.each([
    [0, 'neighborhoods', true],
    [0, 'total', true],
    [0, 'goods', true],
    [0, 'variable', true],
    [0, 'tiles', false],
    [0, 'money', false],
    [1, 'money', true],
    [1, 'total', true],
    [1, 'variable', true],
    [1, 'goods', false],
    [1, 'neighborhoods', false]
  ] as const)('seat %i, %s: %s', (seat, row, open) =>
    expect(isOpen(score.players[seat]!, row)).toBe(open)
  );
});

describe('points by hand', () => {
  const hand = { id: 'x', player: 'p3', row: 'power', points: 1, note: 'Ours' } as const;
  const markedWith = (line: string | null) => {
    const { players } = scoreTable({ ...table, overrides: [{ ...hand, line }] });
    return FIGURE_ROWS.filter((row) => isByHand(players[2]!, row));
  };

  it.each([
    ['a line of its own', null, ['power', 'total']],
    ['a line of the City', 'no-power@', ['power', 'total']],
    ['a line that is gone', 'power@', []]
  ])('mark the figures they change: %s', (_, line, rows) => expect(markedWith(line)).toEqual(rows));
});

describe('cash as typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    [' 41 ', 41],
    ['007', 7],
    ['-1', undefined],
    ['1.5', undefined],
    ['£3', undefined],
    ['1e3', undefined],
    ['1234567', undefined]
  ])('%j is %j', (typed, amount) => expect(amountFrom(typed)).toBe(amount));
});
