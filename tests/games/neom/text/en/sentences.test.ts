import { describe, expect, it } from 'vitest';
import { TILES, cityTileOf } from '$lib/games/neom/data/tiles';
import { sketchOf } from '$lib/games/neom/rules/city';
import { incomeOf } from '$lib/games/neom/rules/income';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { incomeLineText } from '$lib/games/neom/text/en/income';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { tileFacts } from '$lib/games/neom/text/en/tile-facts';
import { cityFrom } from '../../given-table';

const said = (drawing: string, money = 7): readonly string[] =>
  scoreCity({ city: cityFrom(drawing), money, finalIncomeIncluded: true }).lines.map(scoreLineText);

describe('score lines in words', () => {
  it('name the reason and the points', () => {
    expect(said('1 2 3 4 5  . 11 . . .  12 126 * 15 .  . . . . .  . . . . .')).toEqual([
      'Tenements: 1 point',
      'Colonial Houses: 1 point',
      'Slums: no points of its own',
      'Townhouses: 2 points',
      'Ranch: 1 point',
      'Lumber Mill: Industrial tiles bring Goods, not points',
      'Concrete Plant: Industrial tiles bring Goods, not points',
      'Gas Turbine Plant: 4 points',
      'Park: 2 polluting tiles nearby, 2 points each',
      'Neighborhood of 5: 15 points',
      'Coal: 1 point',
      'Concrete: 2 points',
      'Lumber: 2 points',
      '£7, 1 point for every £2: 3 points',
      'Tenements: 1 polluting tile nearby, −1 point',
      'Colonial Houses: 1 polluting tile nearby, −2 points',
      'Slums: 1 polluting tile nearby, −1 point',
      '5 Residential tiles: no Ghost Town',
      'Power from 1 tile: no penalty'
    ]);
  });

  it('say why there is nothing', () => {
    expect(said('. . . . .  . . . . .  . 126 7 . .  . . . . .  . . . . .', 0)).toEqual([
      'Pawn Shop: Commercial tiles bring money, not points',
      'Park: no polluting tiles nearby, so no points',
      'No Residential tiles, so no Neighborhood',
      'The City makes no Goods',
      '£0, 1 point for every £2: 0 points',
      'No polluting tile near a Residential tile',
      'Ghost Town, nobody lives here: −10 points',
      'Nothing generates Power: −5 points'
    ]);
  });
});

describe('income in words', () => {
  it('names what was counted', () => {
    const sketch = sketchOf(cityFrom('. . . . .  . 1 . . .  8 121 * . .  . . . . .  . . . . .'));
    expect(incomeOf(sketch, 1).lines.map(incomeLineText)).toEqual([
      'Laundromat: £3',
      'Casino: £1, £1 for each of 1 Residential tile'
    ]);
  });
});

describe('tiles in words', () => {
  it.each([
    [75, ['needs Gold', '£1 on placing', '£6 each Generation']],
    [16, ['needs Coal or Oil', 'generates Power', 'pollutes']],
    [77, ['needs £2 and Natural Gas or £2 and Oil', 'makes Plastics', 'pollutes']],
    [83, ['needs 3 Residential tiles in the City']],
    [126, ['2 points for each polluting tile nearby']]
  ])('tile %i', (number, facts) => expect(tileFacts(cityTileOf(number))).toEqual(facts));

  // The figures of RB's index (Part III), in the order our sentence has them.
  it.each([
    [60, 'Treasury', [1, 5]],
    [103, 'Warehouse', [1]],
    [118, 'Hospital', [2, 1]],
    [124, 'Community Center', [4]],
    [125, 'City Hall', [3]],
    [126, 'Park', [2]],
    [127, 'Chamber of Commerce', [2]],
    [128, 'University', [1]],
    [129, 'Civic Center', [2]],
    [130, 'Prison (NEOM-18)', [2, 2]],
    [131, 'Parking Authority', [2, 2, 2]],
    [132, 'Merchant Union', [1]],
    [134, 'Metro Station', [3]],
    [135, 'Penthouse', [6, 1]],
    [138, 'Air Quality Department', [2]],
    [140, 'Hydroelectric Power', [11, 1]],
    [142, 'Bus Depot', [3]],
    [143, 'Zoning Authority (half a point)', []],
    [144, 'Efficiency Office', [2]],
    [145, 'Resource Agency', [2, 1]],
    [147, 'Electrical Substation', [4]],
    [148, 'City Council', [3, 6, 9]],
    [149, 'Finance Department', [1, 5]]
  ])('tile %i, %s, says the figures of its question mark', (number, _, figures) => {
    const said = tileFacts(cityTileOf(number)).at(-1)!;
    expect([...said.matchAll(/\d+/g)].map(Number), said).toEqual(figures);
  });

  it.each([
    [
      31,
      'when placed, once, any number of unplaced Cornerstones may be swapped for discarded ones'
    ],
    [59, 'stands for one Raw Good of your choice in every later requirement'],
    [111, 'stands for one Raw or Processed Good of your choice in every later requirement'],
    [132, '£1 after each Commercial tile placed later'],
    [133, 'halves what you pay for a Disaster, rounded down'],
    [141, '£1 for each tile selected later, before the action'],
    [146, '£2 on placing for each pair of a Commercial and an Industrial tile side by side'],
    [150, '£2 for each Commercial tile a later tile is directly connected to']
  ])('tile %i says its effect (NEOM-27, NEOM-31, NEOM-33)', (number, fact) => {
    expect(tileFacts(cityTileOf(number))).toContain(fact);
  });

  it('count the City Center for the Tour Operator and the Resource Agency (NEOM-6, NEOM-26)', () => {
    for (const number of [136, 145])
      expect(tileFacts(cityTileOf(number)).at(-1)).toContain('the City Center too');
  });

  it('say something of every tile that does something', () => {
    const silent = TILES.filter((row) => row.kind === 'tile' && tileFacts(row).length === 0);
    // Houses and the like: nothing but printed points.
    expect(silent.map(({ number }) => number)).toEqual([3, 25, 33, 44, 84]);
  });
});
