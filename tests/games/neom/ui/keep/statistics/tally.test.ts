import { describe, expect, it } from 'vitest';
import type { FinishedTable } from '$lib/shell/game-keep';
import { PAD_ROWS } from '$lib/games/neom/rules/scoring';
import { summaryOf } from '$lib/games/neom/rules/keep/summary';
import { isComplete, resultsOf } from '$lib/games/neom/ui/keep/statistics/results';
import {
  bandsOf,
  byCornerstone,
  byCount,
  byPlayer,
  byRow,
  overviewOf,
  spreadOf
} from '$lib/games/neom/ui/keep/statistics/tally';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../../given-table';

/** A finished table of players with nothing but money: £2 are a point, a Ghost Town takes 14. */
function played(
  id: string,
  money: Readonly<Record<string, number>>,
  values: { day?: string; at?: number } = {}
): FinishedTable {
  const table = tableWith([], {
    finished: true,
    ending: { at: values.day ?? null, place: null, note: null },
    players: Object.entries(money).map(([name, coins], seat) =>
      playerWith(cityFrom(EMPTY_CITY), { name, money: coins }, seat)
    )
  });
  return { id, at: values.at ?? 0, summary: summaryOf(table) };
}

const results = resultsOf([
  played('a', { Ana: 40, Bo: 20 }, { day: '2026-03-01', at: 50 }),
  played('b', { Ana: 60, BO: 60, Cleo: 10 }, { day: '2026-02-01', at: 60 }),
  played('c', { ana: 10, Cleo: 80 }, { day: '2026-01-01', at: 70 })
]);

describe('results of finished tables', () => {
  it('come in the order of the days played, whenever they were entered', () => {
    expect(results.map(({ table }) => table).join('')).toBe('ccbbbaa');
  });

  it('of a table with unknown roads or money are left out', () => {
    const odd = (table: Parameters<typeof summaryOf>[0]): FinishedTable => ({
      id: 'odd',
      at: 1,
      summary: summaryOf({ ...table, finished: true })
    });
    const poor = tableWith([cityFrom(EMPTY_CITY), cityFrom(EMPTY_CITY)]);
    const unpaid = odd({ ...poor, players: poor.players.map((one) => ({ ...one, money: null })) });
    const roadless = odd(
      tableWith([cityFrom('3:? . . . .  . . . . .  . . * . .  . . . . .  . . . . .')])
    );
    expect([unpaid, roadless].map(isComplete)).toEqual([false, false]);
    expect(resultsOf([unpaid, roadless])).toEqual([]);
  });

  it('whose facts cannot be read are left out', () => {
    const { summary, ...table } = played('d', { Ana: 1, Bo: 2 });
    const broken = [null, 7, { rows: [] }, { rows: [[1], [2]], cornerstones: [[], []] }];
    for (const facts of broken)
      expect(resultsOf([{ ...table, summary: { ...summary, facts } }])).toEqual([]);
  });
});

describe('counting', () => {
  it('takes a name for one player whatever its capitals, as spelled last', () => {
    const tallies = byPlayer(results).map(({ name, games, wins, best, lowest }) => [
      name,
      games,
      wins,
      best?.total,
      lowest
    ]);
    expect(tallies).toEqual([
      ['Ana', 3, 2, 16, -9],
      ['Cleo', 2, 1, 26, -9],
      ['Bo', 2, 1, 16, -4]
    ]);
  });

  it('counts a shared victory as a win for both, with the lead over the next', () => {
    const shared = results.filter(({ table, won }) => table === 'b' && won);
    expect(shared.map(({ name, lead }) => [name, lead])).toEqual([
      ['Ana', 25],
      ['BO', 25]
    ]);
  });

  it('gives games, average and best of some results', () => {
    expect(overviewOf(results)).toMatchObject({ games: 3, wins: 4, lowest: -9 });
    expect(overviewOf(results).average).toBeCloseTo((20 + 10 + 30 + 30 + 5 + 5 + 40) / 7 - 14);
    expect(overviewOf(results).best?.total).toBe(26);
    expect(overviewOf([])).toMatchObject({ games: 0, average: 0, best: null, lead: null });
  });

  it('tells tables of two from tables of three', () => {
    expect(byCount(results).map(({ players, games }) => [players, games])).toEqual([
      [2, 2],
      [3, 1]
    ]);
  });

  it('gives each row of the pad on average, beside that of others', () => {
    const money = PAD_ROWS.indexOf('money');
    const rows = byRow(
      results.filter(({ name }) => name === 'Cleo'),
      results
    );
    expect(rows[money]).toMatchObject({ row: 'money', some: 22.5, others: 20 });
    expect(byRow(results, [])[money]?.others).toBeNull();
  });

  it('counts each Cornerstone once a City, with its wins', () => {
    const [one] = results;
    const cities = [
      { ...one!, cornerstones: [131, 131, 125], won: true, total: 50 },
      { ...one!, cornerstones: [131], won: false, total: 20 }
    ];
    expect(byCornerstone(cities)).toEqual([
      { tile: 131, cities: 2, wins: 1, average: 35 },
      { tile: 125, cities: 1, wins: 1, average: 50 }
    ]);
  });

  it('takes tens of thousands of results', () => {
    const many = Array.from({ length: 150_000 }, (_, total) => ({ ...results[0]!, total }));
    expect(overviewOf(many).best?.total).toBe(149_999);
    expect(spreadOf(many.map(({ total }) => total)).middle).toBe(75_000);
  });
});

describe('how totals spread', () => {
  it.each<[readonly number[], readonly [number, number, number][]]>([
    [[], []],
    [[7], [[5, 9, 1]]],
    [
      [-3, 4, 12],
      [
        [-5, -1, 1],
        [0, 4, 1],
        [5, 9, 0],
        [10, 14, 1]
      ]
    ]
  ])('%j', (totals, bands) => {
    expect(bandsOf(totals).map(({ from, to, count }) => [from, to, count])).toEqual(bands);
  });

  it('every total lies in one band, and there are few bands', () => {
    const totals = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 331) - 40);
    const bands = bandsOf(totals);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    expect(bands.length).toBeLessThanOrEqual(12);
  });

  it('names the middle', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ low: 10, high: 30, middle: 20 });
  });
});
