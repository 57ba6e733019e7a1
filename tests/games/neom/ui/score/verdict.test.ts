import { describe, expect, it } from 'vitest';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import type { Table } from '$lib/games/neom/rules/table';
import { verdictOf } from '$lib/games/neom/ui/score/verdict';
import { comparisonText } from '$lib/games/neom/ui/score/compare/comparison';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';

const empty = cityFrom(EMPTY_CITY);
const stadium = cityFrom('. . . . .  . . . . .  . 112 * . .  . . . . .  . . . . .');
const said = (table: Table, final = true) => verdictOf(table, scoreTable(table), final);

describe('the verdict', () => {
  it('names the winner and the distance', () =>
    expect(said(tableWith([empty, stadium]))).toEqual({
      headline: 'Bea wins with 21 points',
      beside: '25 points ahead of Ana'
    }));

  it('says "leads" while something is open', () =>
    expect(said(tableWith([empty, stadium]), false).headline).toBe('Bea leads with 21 points'));

  it('says a shared victory well', () => {
    const table = tableWith([stadium, empty, stadium]);
    expect(said(table)).toEqual({
      headline: 'Shared victory: Ana and Cem, 21 points each',
      beside: 'A tie is a shared victory.'
    });
    expect(said(table, false).headline).toBe('Ana and Cem are level at 21 points');
  });

  it('clips long names and isolates those written from right to left', () => {
    const names = ['x'.repeat(80), 'שרה'];
    const players = names.map((name, seat) => playerWith([empty, stadium][seat]!, { name }, seat));
    expect(said(tableWith([], { players }))).toEqual({
      headline: '\u2068שרה\u2069 wins with 21 points',
      beside: `25 points ahead of ${'x'.repeat(39)}…`
    });
  });
});

describe('solo', () => {
  const solo = (money: number, soloDeck: Table['soloDeck']) =>
    said(tableWith([], { soloDeck, players: [playerWith(stadium, { money })] }));

  // 11 points and half the cash.
  it.each([
    [20, '1+', 'Intern with 21 points', '59 points more for Apprentice'],
    [177, '1+', 'Apprentice with 99 points', '1 point more for Fellow'],
    [178, '1+', 'Fellow with 100 points', '10 points more for Foreman'],
    [222, '5+', 'Foreman with 122 points', '8 points more for Master'],
    [222, '1+', 'Master with 122 points', '3 points more for Boss'],
    [300, '5+', 'Boss with 161 points', 'The highest rank there is']
  ] as const)('£%i with the %s deck: %s, %s', (money, deck, headline, beside) =>
    expect(solo(money, deck)).toEqual({ headline, beside })
  );
});

describe('the comparison', () => {
  const compared = (table: Table) => comparisonText(table, scoreTable(table));

  it('says by what the first is ahead', () =>
    expect(compared(tableWith([empty, stadium]))).toEqual([
      'Bea is 25 points ahead of Ana, most of all by Tiles (+25).'
    ]));

  it('says where the second did better, and what lies farthest apart', () => {
    const players = [
      playerWith(stadium, { money: 20 }, 0),
      playerWith(empty, { money: 60 }, 1),
      playerWith(empty, { money: 2 }, 2)
    ];
    expect(compared(tableWith([], { players }))).toEqual([
      'Ana is 5 points ahead of Bea, most of all by Tiles (+25); Bea did better in Money (+20).',
      'Widest apart: Money (Bea 30, Cem 1) and Tiles (Ana 25, Bea 0).'
    ]);
  });

  it('has nothing to say about one, and little about equals', () => {
    expect(compared(tableWith([empty]))).toEqual([]);
    expect(compared(tableWith([empty, empty]))).toEqual(['All rows are the same.']);
  });
});
