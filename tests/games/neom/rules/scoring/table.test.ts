import { describe, expect, it } from 'vitest';
import { scoreTable, soloRankOf } from '$lib/games/neom/rules/scoring';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const stadium = cityFrom('. . . . .  . . . . .  . 112 * . .  . . . . .  . . . . .');
const empty = cityFrom(EMPTY_CITY);

describe('winners (NEOM-25)', () => {
  it('have the most points', () =>
    expect(scoreTable(tableWith([empty, stadium, empty])).winners).toEqual([1]));

  it('share a tie', () =>
    expect(scoreTable(tableWith([stadium, empty, stadium])).winners).toEqual([0, 2]));

  it('have no rank at a table of several', () =>
    expect(scoreTable(tableWith([stadium, empty])).rank).toBeNull());
});

describe('solo ranks (NEOM-25)', () => {
  it.each([
    ['1+', -12, 'Intern'],
    ['1+', 0, 'Intern'],
    ['1+', 79, 'Intern'],
    ['1+', 80, 'Apprentice'],
    ['1+', 99, 'Apprentice'],
    ['1+', 100, 'Fellow'],
    ['1+', 110, 'Foreman'],
    ['1+', 119, 'Foreman'],
    ['1+', 120, 'Master'],
    ['1+', 125, 'Boss'],
    ['4+', 84, 'Intern'],
    ['4+', 85, 'Apprentice'],
    ['4+', 104, 'Apprentice'],
    ['4+', 114, 'Fellow'],
    ['4+', 124, 'Foreman'],
    ['4+', 129, 'Master'],
    ['4+', 130, 'Boss'],
    ['5+', 89, 'Intern'],
    ['5+', 109, 'Apprentice'],
    ['5+', 119, 'Fellow'],
    ['5+', 129, 'Foreman'],
    ['5+', 134, 'Master'],
    ['5+', 135, 'Boss']
  ] as const)('%s deck, %i points: %s', (deck, total, rank) =>
    expect(soloRankOf(total, deck)).toBe(rank)
  );

  it('come with the score of a table of one', () =>
    expect(scoreTable(tableWith([stadium])).rank).toBe('Intern'));
});
