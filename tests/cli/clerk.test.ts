import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOODS } from '$lib/games/neom/data/goods';

const SCRIPT = fileURLToPath(new URL('../../scripts/clerk.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'clerk-'));
afterAll(() => rmSync(folder, { recursive: true }));

function clerk(args: readonly string[], input: string | Buffer = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1e9
  });
  return { status, stdout, stderr };
}
const answer = (args: readonly string[], input: unknown): unknown =>
  JSON.parse(clerk([...args, '--json', '-'], JSON.stringify(input)).stdout);

const write = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

const ana = {
  name: 'Ana',
  cityGood: 'coal',
  money: 31,
  finalIncomeIncluded: true,
  tiles: [
    { row: 1, col: 2, tile: 3, roads: 'NESW' },
    { row: 2, col: 1, tile: 137, roads: 'EW', good: 'gold' },
    { row: 2, col: 0, tile: 6, roads: 'EW' }
  ]
};
const bea = { name: 'Bea', cityGood: 'ore', money: 5, tiles: [] };
const cem = { name: 'Cem', cityGood: 'oil', tiles: [{ row: 0, col: 0, tile: 11 }] };
const file = (...players: object[]) => ({ format: 'town-clerk/neom', version: 1, players });
const three = file(ana, bea, cem);
const text = JSON.stringify(three);

beforeAll(() => {
  // The first call builds the command.
  expect(clerk(['--help']).status).toBe(0);
  write('three.json', text);
});

describe('clerk score', () => {
  it('answers with every field of the format', () => {
    const { players, winners } = answer(['score'], three) as {
      players: Record<string, unknown>[];
      winners: string[];
    };
    expect(winners).toEqual(['Ana']);
    expect(Object.keys(players[0]!)).toEqual([
      'name',
      'pad',
      'lines',
      'goods',
      'routes',
      'neighborhoods',
      'finalIncome',
      'incomplete',
      'warnings'
    ]);
    expect(players[0]).toMatchObject({
      name: 'Ana',
      pad: {
        tiles: 0,
        variable: 0,
        neighborhoods: 1,
        goods: 3,
        money: 15,
        pollution: -1,
        ghostTown: -4,
        power: -5,
        total: 9
      },
      goods: ['coal', 'gold'],
      routes: 'W',
      neighborhoods: [1],
      finalIncome: 3,
      incomplete: false,
      warnings: []
    });
    expect(players[2]).toMatchObject({ incomplete: true, pad: { money: 0 } });
  });

  it('every line has its reason, and the lines add up to the total', () => {
    const { players } = answer(['score'], three) as {
      players: { lines: { points: number; text: string }[]; pad: { total: number } }[];
    };
    for (const { lines, pad } of players) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(pad.total);
      expect(lines.every((line) => line.text.length > 0)).toBe(true);
    }
    expect(players[0]!.lines).toContainEqual({
      category: 'neighborhoods',
      rule: 'neighborhood',
      cells: [[1, 2]],
      count: 1,
      points: 1,
      text: 'Neighborhood of 1: 1 point'
    });
  });

  it('names the rank of a solo game only', () => {
    expect(answer(['score'], file(ana))).toMatchObject({ players: [{ rank: 'Intern' }] });
    expect(answer(['score'], three)).not.toHaveProperty('players.0.rank');
  });

  it('warns of what is impossible at the table', () => {
    const twice = file(ana, { ...ana, name: 'Bea' });
    expect(answer(['score'], twice)).toMatchObject({
      players: [
        {
          warnings: expect.arrayContaining([
            { code: 'breach/board-twice', cells: [[2, 2]], text: expect.any(String) }
          ])
        },
        {}
      ]
    });
  });

  it('answers in words by default: the pad, the reasons, the winner', () => {
    const { stdout, status } = clerk(['score', 'three.json']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Total\s+9/);
    expect(stdout).toContain('Neighborhood of 1: 1 point');
    expect(stdout).toContain('Ana wins');
  });
});

describe('clerk prices', () => {
  it('lists all 17 Goods with their offers', () => {
    const { goods } = answer(['prices', '--player', 'Ana'], three) as {
      goods: Record<string, unknown>;
    };
    expect(Object.keys(goods)).toEqual(GOODS);
    expect(goods['ore']).toEqual({
      produced: false,
      offers: [{ seller: 'Bea', side: 'W', price: 1 }]
    });
    expect(goods['coal']).toEqual({ produced: true, offers: [] });
    expect(goods['steel']).toEqual({ produced: false, offers: [] });
  });

  it('names the supply null, and no side with one or two players', () => {
    expect(answer(['prices', '--player', 'Bea'], file(bea))).toMatchObject({
      goods: { gold: { offers: [{ seller: null, side: null, price: 4 }] } }
    });
  });
});

describe('clerk disaster', () => {
  it('answers for everybody', () => {
    expect(answer(['disaster', '--kind', 'flood', '--selected-by', 'Bea'], three)).toEqual({
      players: [
        {
          name: 'Ana',
          affected: true,
          payment: 3,
          protected: [],
          affordable: true,
          totalIfPaid: 8,
          bestSacrifice: { cells: [[2, 0]], total: 9 }
        },
        {
          name: 'Bea',
          affected: false,
          payment: 0,
          protected: [],
          affordable: true,
          totalIfPaid: -12,
          bestSacrifice: { cells: [], total: -12 }
        },
        {
          name: 'Cem',
          affected: true,
          payment: 1,
          protected: [],
          affordable: false,
          totalIfPaid: null,
          bestSacrifice: { cells: [[0, 0]], total: -14 }
        }
      ]
    });
  });
});

describe('clerk place', () => {
  it('answers the cost and all legal spaces, best first', () => {
    const args = ['place', '--player', 'Bea', '--tile', '051', '--roads', 'NS'];
    expect(answer(args, three)).toEqual({
      cost: { coins: 2, buys: [{ good: 'coal', seller: 'Ana', price: 2 }], virtual: [] },
      cells: [
        { row: 1, col: 2, total: -10 },
        { row: 3, col: 2, total: -10 },
        { row: 2, col: 2, total: -11 }
      ]
    });
  });

  it('null where it cannot be paid for at any price, [] where it can go nowhere', () => {
    const args = ['place', '--player', 'Bea', '--tile', '88', '--roads', ''];
    expect(answer(args, three)).toMatchObject({ cost: null, cells: [{ row: 2, col: 2 }] });
    const full = { ...bea, tiles: [{ row: 2, col: 2, tile: 3, roads: 'NESW' }] };
    expect(answer(args, file(full, ana, cem))).toMatchObject({ cells: [] });
  });

  it('takes the Good of tile 137', () => {
    const args = ['place', '--player', 'Bea', '--tile', '137', '--roads', 'N'];
    const total = (more: string[]) =>
      (answer([...args, ...more], three) as { cells: { total: number }[] }).cells[0]!.total;
    expect(total(['--good', 'steel']) - total([])).toBe(2);
  });
});

describe('JSON Lines and files', () => {
  it('answers one line for each table, in order', () => {
    const lines = [three, file(bea), file(cem, ana)].map((table) => JSON.stringify(table));
    const { stdout, status } = clerk(['score', '--json', '-'], `${lines.join('\n')}\n\n`);
    expect(status).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { players: unknown[] });
    expect(answers.map(({ players }) => players.length)).toEqual([3, 1, 2]);
    expect(clerk(['score', '-'], lines.join('\n')).stdout.trim().split('\n')).toHaveLength(3);
  });

  it('answers one line for each file', () => {
    const { stdout } = clerk(['score', '--json', 'three.json', 'three.json']);
    expect(stdout.trim().split('\n')).toHaveLength(2);
  });

  it('reads a byte order mark, CRLF and tables split over chunks', () => {
    write('bom.json', `\uFEFF${text}`);
    expect(clerk(['score', '--json', 'bom.json']).status).toBe(0);
    const many = `${text}\r\n`.repeat(500);
    const { stdout, status } = clerk(['score', '-'], `\uFEFF${many}`);
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 500]);
  });

  it('no tables are no answers', () => {
    expect(clerk(['score', '--json', '-'], '')).toMatchObject({ status: 0, stdout: '' });
  });

  it('says which fields it skipped, and answers', () => {
    const { status, stderr } = clerk(['score', '-'], JSON.stringify({ ...three, colour: 'red' }));
    expect([status, stderr]).toEqual([0, 'line 1: skipped: colour\n']);
  });
});

describe('bad input: a message, exit code 2, no answer', () => {
  const tile = (values: object) =>
    file({ ...ana, tiles: [{ row: 0, col: 0, tile: 3, ...values }] });
  const named = (...names: string[]) => file(...names.map((name) => ({ ...bea, name })));

  it.each([
    ['unknown tile', tile({ tile: 151 }), 'players[0].tiles[0].tile: 151 is not a tile number'],
    ['row 7', tile({ row: 7 }), 'players[0].tiles[0].row: 7'],
    ['roads "NX"', tile({ roads: 'NX' }), 'players[0].tiles[0].roads: "NX"'],
    ['money 1.5', file({ ...bea, money: 1.5 }), 'players[0].money: 1.5'],
    ['money −3', file({ ...bea, money: -3 }), 'players[0].money: -3'],
    ['six players', named('a', 'b', 'c', 'd', 'e', 'f'), 'players: 6 players'],
    ['no players', file(), 'players: 0 players'],
    ['an empty name', named(''), 'players[0].name: ""'],
    ['a name twice', named('Ana', 'Ana'), 'players[1].name'],
    ['another format', { ...three, format: 'x' }, 'format: "x"']
  ])('%s', (_, input, message) => {
    write('bad.json', JSON.stringify(input));
    const { status, stdout, stderr } = clerk(['score', '--json', 'bad.json']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`bad.json: ${message}`);
  });

  it.each([
    ['not JSON', 'hello', 'is not JSON'],
    ['cut short', text.slice(0, -9), 'is not JSON'],
    ['empty', '', 'is empty'],
    ['spaces', ' \n', 'is empty'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'is not UTF-8'],
    ['50 MB', Buffer.alloc(50_000_000, ' '), 'is larger than 5 MB'],
    ['deep', '['.repeat(1_000_000), 'is not JSON']
  ])('a file that is %s', (_, content, message) => {
    write('bad.json', content);
    const { status, stdout, stderr } = clerk(['score', '--json', 'bad.json']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`bad.json: ${message}`);
  });

  it('50 MB in one line of standard input', () => {
    const { status, stdout, stderr } = clerk(['score', '-'], Buffer.alloc(50_000_000, 'x'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('line 1: is larger than 5 MB');
  });

  it('a bad line is named by its number; the answers before it stand', () => {
    const { status, stdout, stderr } = clerk(['score', '-'], `${text}\n{}\n${text}\n`);
    expect([status, stdout.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain('line 2: format: is missing');
  });

  it.each([
    [[], 'which command?'],
    [['sing'], '"sing" is not a command'],
    [['score'], 'score needs a FILE'],
    [['score', '--loud', 'three.json'], "Unknown option '--loud'"],
    [['score', '--player', 'Ana', 'three.json'], 'score takes no --player'],
    [['prices', 'three.json'], 'prices needs --player'],
    [['prices', '--player', 'Zoe', 'three.json'], 'there is no player "Zoe"'],
    [['disaster', '--kind', 'rain', 'three.json'], '--kind: "rain" is not a Disaster'],
    [['disaster', '--kind', 'fire', '--selected-by', 'Zoe', 'three.json'], 'no player "Zoe"'],
    [['place', '--player', 'Ana', '--tile', '3', 'three.json'], 'place needs --roads'],
    [['place', '--player', 'Ana', '--tile', '3', '--roads', 'NX', 'three.json'], '--roads: "NX"'],
    [
      ['place', '--player', 'Ana', '--tile', '64', '--roads', 'N', 'three.json'],
      '--tile: 64 is a D'
    ],
    [
      ['place', '--player', 'Ana', '--tile', 'x', '--roads', 'N', 'three.json'],
      '--tile: "x" is not'
    ],
    [
      ['place', '--player', 'Ana', '--tile', '3', '--roads', 'N', '--good', 'gold', 'three.json'],
      '--good'
    ],
    [['score', 'missing.json'], 'missing.json: cannot be read (ENOENT)'],
    [['score', '.'], '.: cannot be read (EISDIR)']
  ])('clerk %j', (args, message) => {
    const { status, stdout, stderr } = clerk(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
