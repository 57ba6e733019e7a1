import { describe, expect, it } from 'vitest';
import { TILES } from '$lib/games/neom/data/tiles';
import { lookUp } from '$lib/games/neom/ui/rules/search/lookup';
import { lookUpTile } from '$lib/games/neom/ui/rules/search/tile-lookup';

const first = (query: string, count = 3): readonly string[] =>
  lookUp(query)
    .slice(0, count)
    .map(({ doc }) => doc.id);

/** As players write them at the table; any one of the answers is right. */
const QUESTIONS: readonly [question: string, ...answers: string[]][] = [
  ['can I sell a disaster', 'rule:selling', 'rule:disaster-selected'],
  ['does diagonal count', 'rule:nearby'],
  ['can i rotate tiles', 'rule:no-rotation'],
  ['do goods get used up', 'rule:requirements'],
  ['how much money do we start with', 'rule:starting-money'],
  ['which tiles do we take out with 3 players', 'rule:tiles-left-out', 'page:helper'],
  ['how many cornerstones can i have in generation 1', 'rule:cornerstone-limit'],
  ['how many cornerstones', 'rule:cornerstone-limit'],
  ['when do we get paid', 'rule:income'],
  ['how is money scored', 'rule:money-points'],
  ['can I replace the city centre', 'rule:replacing-center'],
  ['what if nobody makes steel', 'rule:nobody-sells'],
  ['do two trade routes give 2 off', 'rule:route-discount'],
  ['how do i get a trade route', 'rule:trade-route'],
  ['which direction do we pass', 'rule:passing'],
  ['what happens to the last tile in hand', 'rule:last-turn'],
  ['do we get income at the end of the game', 'rule:final-income'],
  ['how many points for leftover money', 'rule:money-points'],
  ['neighbourhood points', 'rule:neighborhoods'],
  ['do houses need roads between them', 'rule:neighborhoods'],
  ['factory next to house', 'rule:pollution'],
  ['do orange tiles pollute', 'rule:polluting'],
  ['no power plant penalty', 'rule:power'],
  ['only one residential tile', 'rule:ghost-town'],
  ['tie breaker', 'rule:ties'],
  ['cant pay for the flood', 'rule:pay-or-sacrifice', 'rule:flood'],
  ['does the fire station protect itself', 'rule:fire-protection'],
  ['sacrifice when I have no shop', 'rule:too-few-tiles'],
  ['insurance office rounding', 'rule:insurance', 'tile:133'],
  ['disconnected tiles still score?', 'rule:cut-off'],
  ['can a road end at a tile without road', 'rule:dead-ends'],
  ['build over another tile', 'rule:replacing'],
  ['price from player across the table', 'rule:transport-fee'],
  ['can someone refuse to sell', 'rule:paying-seller'],
  ['2 player packs', 'rule:two-packs'],
  ['solo disaster', 'rule:solo-disasters'],
  ['what is a good solo score', 'rule:solo-ranks'],
  ['what does the question mark mean', 'rule:variable-tiles', 'rule:reading-a-tile'],
  ['does treasury count final income', 'rule:variable-money', 'tile:60'],
  ['postal service and import office together', 'rule:virtual-goods', 'ruling:31'],
  ['change the good of modular factory', 'rule:chosen-good'],
  ['swap my cornerstones', 'rule:contract-office', 'tile:31'],
  ['is the city center a resource tile', 'rule:city-center'],
  ['first game variant', 'rule:beginners-variant'],
  ['bus depot how many steps', 'tile:142', 'rule:variable-places'],
  ['can I use the coins I just earned to pay for that tile', 'rule:effect-at-once']
];

it.each([
  ['how many cornerstones can I have?', 'rule:cornerstone-limit'],
  ['can i put a tile on the city center', 'rule:replacing-center']
])('a question word for word comes before the thing it is about: %s', (question, answer) => {
  expect(first(question, 1)).toEqual([answer]);
});

describe('everyday questions', () => {
  it.each(QUESTIONS)('%s', (question, ...answers) => {
    const found = first(question);
    expect(
      found.some((id) => answers.includes(id)),
      found.join(', ')
    ).toBe(true);
  });

  it('are at least forty', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
  });
});

describe('words and slips', () => {
  it.each([
    ['45', 'tile:45'],
    ['045', 'tile:45'],
    ['7', 'tile:7'],
    ['coal or oil', 'tile:16'],
    ['gold', 'good:gold'],
    ['gold extractor', 'tile:13'],
    ['pollut', 'rule:pollution'],
    ['tresury', 'tile:60'],
    ['neigborhood', 'rule:neighborhoods'],
    ['ghsot town', 'rule:ghost-town'],
    ['luxery goods', 'rule:goods-tiers'],
    ['zoning', 'tile:143'],
    ['steel or £5', 'tile:60'],
    ['pennthouse', 'tile:135'],
    ['NEOM-20', 'ruling:20'],
    ['goods chart', 'page:goods']
  ])('%s', (query, answer) => {
    expect(first(query)).toContain(answer);
  });

  it('puts the number typed before everything else', () => {
    for (const number of [1, 12, 45, 100, 150])
      expect(first(String(number), 1)).toEqual([`tile:${number}`]);
  });

  it.each([
    ['gold', 13],
    ['45', 45],
    ['045', 45],
    ['pollut', 11],
    ['coal or oil', 16],
    ['fosil fuel', 16],
    ['protects from fire', 17],
    ['steel foundary', 51],
    ['tour opperator', 136],
    ['residential commercial', 86]
  ])('among the tiles alone: %s', (query, number) => {
    const found = lookUpTile(query).slice(0, 6);
    expect(found.map(({ doc }) => doc.id)).toContain(`tile:${number}`);
  });

  it('finds each tile first by its number and among the first by its name', () => {
    for (const { number, name } of TILES) {
      expect(lookUpTile(String(number))[0]!.doc.id).toBe(`tile:${number}`);
      const named = lookUpTile(name).slice(0, 4);
      expect(
        named.map(({ doc }) => doc.id),
        name
      ).toContain(`tile:${number}`);
    }
  });

  it('takes the beginning of a word for one still being typed', () => {
    for (const [typed, number] of [
      ['a', 43],
      ['in', 133],
      ['or', 22],
      ['to', 136]
    ] as const)
      expect(lookUpTile(typed).map(({ doc }) => doc.id)).toContain(`tile:${number}`);
  });

  it('answers nothing to nothing', () => {
    expect(lookUp('')).toEqual([]);
    expect(lookUp('  the  ')).toEqual([]);
  });
});
