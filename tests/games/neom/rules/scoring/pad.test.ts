import { describe, expect, it } from 'vitest';
import { PAD_ROWS, padOf, scoreCity, type NeomLine } from '$lib/games/neom/rules/scoring';
import { neighborhoodPoints } from '$lib/games/neom/rules/neighborhoods';
import { cityFrom, EMPTY_CITY } from '../../given-table';

const score = (drawing: string, money: number | null = 0, finalIncomeIncluded = true) =>
  scoreCity({ city: cityFrom(drawing), money, finalIncomeIncluded });
const linesOf = (drawing: string, category: NeomLine['category']) =>
  score(drawing).lines.filter((line) => line.category === category);
/** Rules of the lines that wait for something, and for what. */
const waiting = (lines: readonly NeomLine[]) =>
  Object.fromEntries(
    lines.flatMap(({ rule, waitsFor }) => (waitsFor === null ? [] : [[rule, waitsFor]]))
  );

describe("the rulebook's example pad", () => {
  const line = (category: NeomLine['category'], points: number) =>
    ({ category, points }) as NeomLine;
  it.each([
    ['Paul', 114, [27, 24, 29, 9, 26, -1, 0, 0]],
    ['Grzegorz', 91, [12, 0, 2, 38, 39, 0, 0, 0]],
    ['Hanno', 92, [42, 6, 15, 7, 22, 0, 0, 0]]
  ])('%s: %i', (_, total, rows) => {
    const pad = padOf(PAD_ROWS.map((row, index) => line(row, rows[index]!)));
    expect(pad.total).toBe(total);
    expect(PAD_ROWS.map((row) => pad[row])).toEqual(rows);
  });
});

describe('Neighborhoods (NEOM-12)', () => {
  it.each([1, 3, 6, 10, 15, 21, 28, 36, 40, 44, 48].map((points, index) => [index + 1, points]))(
    'of %i: %i points',
    (size, points) => expect(neighborhoodPoints(size)).toBe(points)
  );

  it("are worth 1 and 6 in the rulebook's picture", () => {
    const picture = '. . . . .  1:E 7 2:S . .  . . 3 4:W .  . . . . .  . . . . .';
    const { pad, neighborhoods } = score(picture);
    expect(pad.neighborhoods).toBe(7);
    expect(neighborhoods).toEqual([3, 1]);
    expect(linesOf(picture, 'neighborhoods')).toMatchObject([
      { rule: 'neighborhood', count: 3, points: 6, places: [7, 12, 13] },
      { rule: 'neighborhood', count: 1, points: 1, places: [5] }
    ]);
  });

  it('have two-typed tiles in them (NEOM-11)', () =>
    expect(score('1 86 87 2 .  . . . . .  . . * . .  . . . . .  . . . . .').neighborhoods).toEqual([
      4
    ]));

  it('are not joined by a tile of another type (NEOM-7)', () =>
    expect(score('1 7 2 . .  . . . . .  . . * . .  . . . . .  . . . . .').neighborhoods).toEqual([
      1, 1
    ]));
});

describe('Pollution (NEOM-13)', () => {
  it("costs 1 + 1 + 2 = 4 in the rulebook's picture", () => {
    const picture = '1 . 2 . .  . 11 . . .  . 3 * . .  . . . . .  . . . . .';
    expect(score(picture).pad.pollution).toBe(-4);
    expect(linesOf(picture, 'pollution').map(({ cell, points }) => [cell, points])).toEqual([
      [0, -1],
      [2, -1],
      [11, -2]
    ]);
  });

  it('comes from power plants with the symbol, not from the others (NEOM-1)', () => {
    const plants = (number: number) =>
      score(`. . . . .  . 1 ${number} . .  . . * . .  . . . . .  . . . . .`).pad.pollution;
    expect([15, 16, 58, 79, 120].map(plants)).toEqual([-2, -2, -2, -2, -2]);
    expect([32, 101, 140].map(plants)).toEqual([0, 0, 0]);
  });

  it('counts a two-typed tile once (NEOM-11)', () =>
    expect(score('86 11 . . .  . . . . .  . . * . .  . . . . .  . . . . .').pad.pollution).toBe(
      -2
    ));
});

describe('Goods (NEOM-10)', () => {
  it('are worth 1, 2 and 10, each once', () => {
    const drawing = '11 55 96 . .  . . . . .  . 21 * 18 .  . . . . .  . . . . .';
    expect(linesOf(drawing, 'goods')).toMatchObject([
      { good: 'coal', points: 1, places: [11, 12] },
      { good: 'oil', points: 1 },
      { good: 'lumber', points: 2, places: [0, 1] },
      { good: 'sports-cars', points: 10 }
    ]);
    expect(score(drawing).pad.goods).toBe(14);
  });

  it('are none where the City Center is covered and nothing is made', () =>
    expect(linesOf('. . . . .  . . . . .  . . 7 . .  . . . . .  . . . . .', 'goods')).toMatchObject(
      [{ rule: 'no-good', points: 0 }]
    ));
});

describe('Money (NEOM-14)', () => {
  const bank = '. . . . .  . . . . .  . 75 * . .  . . . . .  . . . . .';
  it.each([
    ['half, rounded down', 31, true, 15],
    ['with the final income added where it is not in yet', 31, false, 18],
    ['nothing where it is not known', null, true, 0]
  ])('%s', (_, money, included, points) => {
    expect(score(bank, money, included).pad.money).toBe(points);
    expect(score(bank, money, included).finalIncome).toBe(6);
  });
});

describe('Ghost Town and Power', () => {
  it.each([
    ['nobody', EMPTY_CITY, -10],
    ['one', '1 . . . .  . . . . .  . . * . .  . . . . .  . . . . .', -4],
    ['two', '1 2 . . .  . . . . .  . . * . .  . . . . .  . . . . .', 0]
  ])('with %s living there', (_, drawing, points) =>
    expect(score(drawing).pad.ghostTown).toBe(points)
  );

  it('costs 5 without Power and nothing with some', () => {
    expect(score(EMPTY_CITY).pad.power).toBe(-5);
    expect(score('32 15 . . .  . . . . .  . . * . .  . . . . .  . . . . .').pad.power).toBe(0);
  });
});

describe('lines', () => {
  it.each([
    ['Commercial', 7, 'commercial-unprinted'],
    ['Industrial', 11, 'industrial-unprinted'],
    ['Resource', 18, 'resource-unprinted'],
    ['Public without points', 133, 'printed'],
    ['Slums', 3, 'printed']
  ])('say why a tile scored nothing: %s', (_, number, rule) => {
    const drawing = `. . . . .  . . . . .  . ${number} * . .  . . . . .  . . . . .`;
    expect(linesOf(drawing, 'tiles')).toMatchObject([{ rule, tile: number, cell: 11, points: 0 }]);
  });

  it.each([133, 141, 146, 150])('NEOM-24: tile %i scores no points', (number) => {
    const { pad } = score(`. . . . .  . . . . .  . ${number} * . .  . . . . .  . . . . .`);
    expect(pad.tiles + pad.variable).toBe(0);
  });

  it('have one at least for every row of the pad but empty tile rows', () => {
    const rows = new Set(score(EMPTY_CITY).lines.map(({ category }) => category));
    expect(PAD_ROWS.filter((row) => !rows.has(row))).toEqual(['tiles', 'variable']);
  });
});

describe('unknown roads (NEOM-4)', () => {
  const drawing = '1 2:? . . .  131 . . . .  126 11 * . .  . . . . .  . . . . .';
  const { incomplete, lines, neighborhoods } = score(drawing);

  it('count as none', () => expect(neighborhoods).toEqual([1, 1]));
  it('mark the City', () => {
    expect(incomplete).toBe(true);
    expect(score(drawing.replace(':?', ':')).incomplete).toBe(false);
  });
  it('mark the figures that depend on roads, and only those', () =>
    expect(waiting(lines)).toEqual({ 'parking-authority': 'roads', neighborhood: 'roads' }));
});

describe('what nobody has entered marks the figures that depend on it, and only those', () => {
  const treasury = '1 . . . .  . 60 149 . .  . . * . .  . . . . .  . . . . .';
  const factory = (word: string) =>
    `1 . . . .  . ${word} 103 145 .  . . * . .  . . . . .  . . . . .`;

  it('cash: Money and the Treasury (NEOM-15)', () => {
    expect(waiting(score(treasury, null).lines)).toEqual({
      treasury: 'cash',
      'money-unknown': 'cash'
    });
    expect(waiting(score(treasury, 0).lines)).toEqual({});
  });

  it("the Modular Factory's Good: Goods and the Warehouse, no Raw Goods (NEOM-10)", () => {
    expect(waiting(score(factory('137')).lines)).toEqual({
      warehouse: 'good',
      'good-not-chosen': 'good'
    });
    expect(waiting(score(factory('137=gold')).lines)).toEqual({});
  });

  it('two Modular Factories without a Good: a line each', () =>
    expect(
      linesOf('137 137 137=gold . .  . . . . .  . . * . .  . . . . .  . . . . .', 'goods')
    ).toMatchObject([
      { good: 'coal' },
      { good: 'gold' },
      { rule: 'good-not-chosen', places: [0], points: 0 },
      { rule: 'good-not-chosen', places: [1], points: 0 }
    ]));
});

describe('a tile with two types', () => {
  it('prints its points once (NEOM-11)', () =>
    expect(score('86 . . . .  . . . . .  . . * . .  . . . . .  . . . . .').pad.tiles).toBe(3));
});
