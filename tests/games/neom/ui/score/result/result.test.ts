import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import type { Table } from '$lib/games/neom/rules/table';
import { scorePage } from '$lib/games/neom/text/en/score-page';
import { bgStatsHref } from '$lib/games/neom/ui/score/result/bg-stats';
import { dayWords } from '$lib/games/neom/ui/score/result/day';
import type { Mark, TextMark } from '$lib/games/neom/ui/score/result/picture/mark';
import { PALETTE } from '$lib/games/neom/ui/score/result/picture/palette';
import { pictureOf } from '$lib/games/neom/ui/score/result/picture/picture';
import { fileNameOf, resultOf } from '$lib/games/neom/ui/score/result/result';
import { resultText } from '$lib/games/neom/ui/score/result/result-text';
import { verdictOf } from '$lib/games/neom/ui/score/verdict';
import { cityFrom, EMPTY_CITY, tableWith } from '../../../given-table';

const empty = cityFrom(EMPTY_CITY);
const stadium = cityFrom('. . . . .  . . . . .  . 112 * . .  . . . . .  . . . . .', 'ore');
const ending = { at: '2026-11-18', place: 'Kitchen', note: 'First game' };
const table = tableWith([empty, stadium, stadium], { finished: true, ending });
const given = (of: Table) => resultOf(of, scoreTable(of), verdictOf(of, scoreTable(of), true));

it('is plain text with the best first', () => {
  expect(resultText(given(table))).toBe(
    [
      'NEOM, November 18, 2026, Kitchen',
      'Shared victory: Bea and Cem, 21 points each',
      'A tie is a shared victory.',
      '',
      'Bea 21: Tiles 25, Variable tiles 0, Neighborhoods 0, Goods 1, Money 10, Pollution 0, Ghost Town −10, Power −5',
      'Cem 21: Tiles 25, Variable tiles 0, Neighborhoods 0, Goods 1, Money 10, Pollution 0, Ghost Town −10, Power −5',
      'Ana −4: Tiles 0, Variable tiles 0, Neighborhoods 0, Goods 1, Money 10, Pollution 0, Ghost Town −10, Power −5',
      '',
      'First game',
      '',
      'Kept with Town Clerk'
    ].join('\n')
  );
});

it('marks points by hand and figures still open wherever it goes', () => {
  const [ana, bea] = table.players;
  const promo = {
    id: 'o1',
    player: ana!.id,
    row: 'tiles',
    note: 'Promo',
    points: 82
  } as const;
  const of = given({
    ...table,
    players: [ana!, { ...bea!, money: null }],
    overrides: [{ ...promo, line: null }]
  });
  const said = resultText(of);
  expect(said).toContain('Ana 78*: Tiles 82*, Variable tiles 0');
  expect(said).toMatch(/Bea \d+\?: Tiles 25, .* Money 0\?/);
  expect(of.remarks).toEqual([scorePage.pad.open, scorePage.pad.byHand]);
  for (const remark of of.remarks) expect(said).toContain(remark);
});

it("says that it was the beginner's variant", () =>
  expect(given({ ...table, beginner: true }).occasion).toBe(
    'NEOM, Beginner’s variant, November 18, 2026, Kitchen'
  ));

it('has a file name with its day', () => {
  expect(fileNameOf(table)).toBe('neom-result-2026-11-18');
  expect(fileNameOf(tableWith([empty]))).toBe('neom-result');
});

describe('days', () => {
  it('are written out', () => expect(dayWords('2026-11-18')).toBe('November 18, 2026'));
  it('stay as they are where no calendar has them', () => expect(dayWords('soon')).toBe('soon'));
});

describe('the link to BG Stats', () => {
  it('carries the play as documented', () => {
    const address = new URL(bgStatsHref('table-1', table, scoreTable(table), '2026-12-01'));
    expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(JSON.parse(address.searchParams.get('data')!)).toEqual({
      sourceName: 'Town Clerk',
      sourcePlayId: 'table-1',
      playDate: '2026-11-18 12:00:00',
      location: 'Kitchen',
      comments: 'First game',
      game: {
        name: 'NEOM',
        sourceGameId: 'neom',
        bggId: 246663,
        highestWins: true,
        noPoints: false
      },
      players: [
        {
          name: 'Ana',
          sourcePlayerId: 'Ana',
          score: -4,
          winner: false,
          startPlayer: false,
          rank: 3
        },
        {
          name: 'Bea',
          sourcePlayerId: 'Bea',
          score: 21,
          winner: true,
          startPlayer: false,
          rank: 1
        },
        { name: 'Cem', sourcePlayerId: 'Cem', score: 21, winner: true, startPlayer: false, rank: 1 }
      ]
    });
  });

  it('stays short enough for an address, whatever was noted', () => {
    const noted = { ...table, ending: { ...ending, note: 'ü'.repeat(2000) } };
    expect(bgStatsHref('t', noted, scoreTable(noted), '2026-12-01').length).toBeLessThan(8000);
  });

  it('says today where the table has no day', () => {
    const open = tableWith([empty]);
    const address = new URL(bgStatsHref('t', open, scoreTable(open), '2026-12-01'));
    expect(address.searchParams.get('data')).toContain('"playDate":"2026-12-01 12:00:00"');
  });
});

describe('the picture', () => {
  const textsOf = (marks: readonly Mark[]): TextMark[] =>
    marks.flatMap((mark) =>
      mark.kind === 'text' ? [mark] : mark.kind === 'group' ? textsOf(mark.marks) : []
    );

  it.each([1, 2, 3, 4, 5])('has the pad, the boards and the words of %i', (count) => {
    const cities = Array.from({ length: count }, (_, seat) => (seat === 0 ? stadium : empty));
    const { width, height, marks } = pictureOf(given(tableWith(cities, { ending })));
    const texts = textsOf(marks).map(({ text }) => text);
    const drawn = marks.flatMap((mark) => (mark.kind === 'city' ? [mark] : []));
    expect(drawn.map(({ sketch }) => sketch.city)).toEqual(cities);
    for (const { x, width: wide } of drawn) expect(x + wide).toBeLessThanOrEqual(width);
    expect(texts).toContain('NEOM, November 18, 2026, Kitchen');
    expect(texts).toContain('Total');
    expect(texts).toContain('First game');
    expect(texts.filter((text) => text === 'Ana')).toHaveLength(2);
    for (const mark of marks) {
      if (mark.kind === 'path') continue;
      expect(mark.x).toBeLessThanOrEqual(width);
      expect(mark.y).toBeLessThanOrEqual(height);
    }
    // Within what the smallest of phones can hold as one canvas.
    expect(width * 3 * height * 3).toBeLessThan(16_777_216);
  });

  it('breaks a long headline between words and cuts nothing off', () => {
    const long = 'Bartholomew Featherstonehaugh-Cholmondeley';
    const players = table.players.map((player) => ({ ...player, name: `${player.name} ${long}` }));
    const result = given({ ...table, players });
    const headline = textsOf(pictureOf(result).marks).filter(({ size }) => size === 36);
    expect(headline.map(({ text }) => text).join(' ')).toBe(result.headline);
  });

  it('ends a note that has no room in dots', () => {
    const note = 'Rain at the windows. '.repeat(30);
    const texts = textsOf(pictureOf(given({ ...table, ending: { ...ending, note } })).marks);
    const lines = texts.filter(({ text }) => text.includes('windows'));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)!.text).toMatch(/ …$/);
  });

  it('has the day colours of the app', () => {
    const css = readFileSync(
      new URL('../../../../../../src/lib/ui/tokens.css', import.meta.url),
      'utf8'
    );
    for (const [token, colour] of Object.entries(PALETTE))
      expect(css, token).toContain(`--${token}: light-dark(${colour},`);
  });
});
