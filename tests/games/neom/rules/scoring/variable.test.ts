import { describe, expect, it } from 'vitest';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { VARIABLE } from '$lib/games/neom/rules/scoring/variable';
import { cityFrom } from '../../given-table';

interface Case {
  readonly tile: number;
  readonly name: string;
  readonly city: string;
  readonly points: number;
  readonly money?: number;
  readonly included?: boolean;
}

const scored = ({ tile, city, money = 0, included = true }: Case) => {
  const { lines } = scoreCity({ city: cityFrom(city), money, finalIncomeIncluded: included });
  return lines.filter((line) => line.category === 'variable' && line.tile === tile);
};

const CASES: readonly Case[] = [
  // 75 + 8 pay £9 as final income.
  {
    tile: 60,
    name: 'Treasury (060): cash that holds the final income gives it back first (NEOM-15)',
    city: '. . . . .  . 60 . . .  . 75 * 8 .  . . . . .  . . . . .',
    money: 28,
    points: 3
  },
  {
    tile: 60,
    name: 'Treasury (060): cash without the final income counts whole (NEOM-15)',
    city: '. . . . .  . 60 . . .  . 75 * 8 .  . . . . .  . . . . .',
    money: 28,
    included: false,
    points: 5
  },
  {
    tile: 60,
    name: 'Treasury (060): less cash than final income is no loss (NEOM-15)',
    city: '. . . . .  . 60 . . .  . 90 * . .  . . . . .  . . . . .',
    money: 3,
    points: 0
  },
  {
    tile: 103,
    name: 'Warehouse (103): 1 per Good, each once',
    city: '. . . . .  . 103 . . .  . 99 * 11 .  . 40 . . .  . . . . .',
    points: 6
  },
  {
    tile: 118,
    name: 'Hospital (118): 2 per R nearby, 1 per other R (NEOM-23)',
    city: '1 . . . .  . 118 2 . .  . 86 * . .  . . . . .  . . . . 3',
    points: 7
  },
  {
    tile: 118,
    name: 'Hospital (118): nothing without R tiles',
    city: '. . . . .  . 118 . . .  . . * . .  . . . . .  . . . . .',
    points: 0
  },
  {
    tile: 124,
    name: 'Community Center (124): 4 per Neighborhood of any size',
    city: '1 2 3 . .  . . . . .  . 124 * 4:N .  . . . 5:E .  . . . . .',
    points: 12
  },
  {
    tile: 125,
    name: 'City Hall (125): 3 per set, the smallest count decides (NEOM-16)',
    city: '1 2 3 . .  7 8 . . .  . 125 * . .  11 12 13 14 .  . . . . .',
    points: 6
  },
  {
    tile: 125,
    name: 'City Hall (125): a two-typed tile stands for both in one set (NEOM-16)',
    city: '86 . . . .  . . . . .  . 125 * . .  11 . . . .  . . . . .',
    points: 3
  },
  {
    tile: 126,
    name: 'Park (126): 2 per polluting tile nearby, power plants too (NEOM-23)',
    city: '11 . . . .  15 126 101 . .  . . * . .  12 . . . .  . . . . .',
    points: 4
  },
  {
    tile: 126,
    name: 'Park (126): up to 16',
    city: '11 12 13 . .  14 126 15 . .  16 51 52 . .  . . . . .  . . . . .',
    points: 16
  },
  {
    tile: 127,
    name: 'Chamber of Commerce (127): 2 per R tile near two or more C (NEOM-17)',
    city: '1 7 . . .  8 2 . . .  . 127 * 3 .  . . . 9 .  . . . . .',
    points: 4
  },
  {
    tile: 127,
    name: 'Chamber of Commerce (127): a two-typed tile is not near itself (NEOM-17)',
    city: '86 7 . . .  . . . . .  . 127 * . .  . . . . .  . . . 87 86',
    points: 0
  },
  {
    tile: 127,
    name: 'Chamber of Commerce (127): a two-typed tile counts for another (NEOM-17)',
    city: '1 86 . . .  7 . . . .  . 127 * . .  . . . . .  . . . . .',
    points: 2
  },
  {
    tile: 128,
    name: 'University (128): 1 per R and per I',
    city: '1 86 . . .  11 7 . . .  . 128 * 12 .  . . . . .  . . . . .',
    points: 4
  },
  {
    tile: 129,
    name: 'Civic Center (129): 2 per P, itself too',
    city: '17 57 . . .  . . . . .  . 129 * 1 .  . . . . .  . . . . .',
    points: 6
  },
  {
    tile: 130,
    name: 'Prison (130): 2 per R printing 0, 1 or 2; 087 yes, Penthouse no (NEOM-18)',
    city: '3 1 44 87 .  84 86 135 . .  . 130 * 17 .  7 . . . .  . . . . .',
    points: 8
  },
  {
    tile: 131,
    name: 'Parking Authority (131): 2 per 2×2 block joined all round, overlaps too, the City Center in it (NEOM-21)',
    city: '. . . . .  . 7 8 9 .  . 131 * 10 .  . . . . .  . . . . .',
    points: 4
  },
  {
    tile: 131,
    name: 'Parking Authority (131): one road missing breaks the square (NEOM-21)',
    city: '. . . . .  . 7:S 8 . .  . 131 * . .  . . . . .  . . . . .',
    points: 0
  },
  {
    tile: 132,
    name: 'Merchant Union (132): 1 per C',
    city: '7 86 . . .  . . . . .  . 132 * 8 .  . . . . .  . . . . .',
    points: 3
  },
  {
    tile: 134,
    name: 'Metro Station (134): 3 per R, C, I, P in a corner, 086 once, G not (NEOM-11, NEOM-23)',
    city: '86 . . . 11  . . . . .  . 134 * . .  . . . . .  17 . . . 18',
    points: 9
  },
  {
    tile: 135,
    name: 'Penthouse (135): 6, and 1 per C nearby (NEOM-23)',
    city: '. . . . .  7 135 86 . .  . . * . .  8 . . . .  . . . . .',
    points: 8
  },
  {
    tile: 138,
    name: 'Air Quality Department (138): 2 per I on the border (NEOM-23)',
    city: '11 . 12 . .  . 13 . . .  14 138 * . .  . . . . .  . . . . 51',
    points: 8
  },
  {
    tile: 140,
    name: 'Hydroelectric Power (140): 11 less 1 per R, C, I, P nearby, not G (NEOM-23)',
    city: '1 7 18 . .  86 140 11 . .  17 . * . .  . . . . .  . . . . .',
    points: 6
  },
  {
    tile: 140,
    name: 'Hydroelectric Power (140): 3 at least',
    city: '1 2 3 . .  7 140 8 . .  11 12 13 . .  . . . . .  . . . . .',
    points: 3
  },
  {
    tile: 143,
    name: 'Zoning Authority (143): half per tile beside its own type, the City Center too (NEOM-20)',
    city: '. . . . .  . . 18 . .  7 143 * . .  8 . . . .  . . . . .',
    points: 2
  },
  {
    tile: 144,
    name: 'Efficiency Office (144): 2 per I of the largest cluster only (NEOM-22)',
    city: '11 12 13 . .  . . . . .  14 51 * . .  . . 144 . .  . . . . .',
    points: 6
  },
  {
    tile: 144,
    name: 'Efficiency Office (144): clusters need roads (NEOM-22)',
    city: '11: 12: 13: . .  . . . . .  . . * . .  . . 144 . .  . . . . .',
    points: 2
  },
  {
    tile: 145,
    name: 'Resource Agency (145): 2 per G, 1 per Raw Good, the City Center for both (NEOM-6)',
    city: '18 32 . . .  11 . . . .  . 145 * . .  . . . . .  . . . . .',
    points: 8
  },
  {
    tile: 145,
    name: 'Resource Agency (145): nothing for a covered City Center (NEOM-6)',
    city: '18 . . . .  . . . . .  . 145 7 . .  . . . . .  . . . . .',
    points: 3
  },
  {
    tile: 147,
    name: 'Electrical Substation (147): 4 per tile with Power',
    city: '32 140 . . .  . . . . .  . 147 * 15 .  . . . . .  . . . . .',
    points: 12
  },
  {
    tile: 148,
    name: 'City Council (148): 3, 6, 9 by size',
    city: '1 . 2 3 .  . . . . .  4 148 * . .  5 . . . .  25 26 . . .',
    points: 18
  },
  {
    tile: 149,
    name: 'Finance Department (149): 1 per full £5 of final income (NEOM-15)',
    city: '. . . . .  . 149 . . .  . 75 * 8 .  . . . . .  . . . . .',
    money: 100,
    points: 1
  }
];

describe('variable tiles', () => {
  it.each(CASES)('$name', (given) => {
    const lines = scored(given);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(given.points);
  });

  it("are all tested, with the two of the rulebook's pictures below", () => {
    const tested = new Set([...CASES.map(({ tile }) => tile), 142]);
    expect([...tested].sort((a, b) => a - b)).toEqual(Object.keys(VARIABLE).map(Number));
  });

  it('have a line for each count, and one of 0 where nothing counts', () => {
    const city = '1 . . . .  . 118 2 . .  . . * . .  . . . . .  . . . . 3';
    expect(scored({ tile: 118, name: '', city, points: 4 })).toMatchObject([
      { rule: 'hospital-nearby', count: 2, points: 4, places: [0, 7], cell: 6 },
      { rule: 'hospital-other', count: 1, points: 1, places: [24], cell: 6 }
    ]);
    const none = '. . . . .  . 118 . . .  . . * . .  . . . . .  . . . . .';
    expect(scored({ tile: 118, name: '', city: none, points: 0 })).toMatchObject([
      { rule: 'hospital-nearby', count: 0, points: 0, places: [] }
    ]);
  });
});

describe("the rulebook's pictures", () => {
  it('Bus Depot (142): all I tiles but the one at the bottom right, three steps away (NEOM-19)', () => {
    const city = '. . 11: . .  . 12: . . .  13: . 1: 142 .  . 14: . 51: .  . . . 52: .';
    expect(scored({ tile: 142, name: '', city, points: 15 })).toMatchObject([
      { rule: 'bus-depot', count: 5, points: 15, places: [2, 6, 10, 16, 18] }
    ]);
  });

  it("Bus Depot (142): a diagonal is two steps, a knight's move three (NEOM-19)", () => {
    const city = '. 11 . . .  12 . . . .  . . 1 142 .  . . . 13 .  . . . . .';
    expect(scored({ tile: 142, name: '', city, points: 3 })).toMatchObject([
      { count: 1, points: 3 }
    ]);
  });

  it('Zoning Authority (143): 7 tiles are worth 3 points (NEOM-20)', () => {
    // 2 C on top, 1 R left of Apartments & Retail, 3 P at the bottom and right; the I tile is alone.
    const city = '. 7 8 . .  . . 11 . .  1 87 18 . .  . . . 17 .  . . . 57 143';
    const [line] = scored({ tile: 143, name: '', city, points: 3 });
    expect(line).toMatchObject({ count: 7, points: 3 });
  });
});
