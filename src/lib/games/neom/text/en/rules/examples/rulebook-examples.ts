import { drawnCity } from './drawn-city';
import type { Example } from './example';
import type { ExampleId } from './example-ids';

/** Situations of the rulebook's own examples, and the same kind for what it does not draw. */
export const EXAMPLES: Readonly<Record<ExampleId, Example>> = {
  neighborhoods: {
    title: 'Two Neighborhoods',
    text: 'Three Residential tiles on the right are joined by roads. The one on the left touches none of them.',
    city: drawnCity(
      'wood',
      '.  .    .  .      .',
      '.  .    .  2:SW   .',
      '.  42:E *  41:NSW .',
      '.  .    .  44:NW  .',
      '.  .    .  .      .'
    ),
    question: { ask: 'score', rows: ['neighborhoods'] }
  },
  pollution: {
    title: 'One factory, three Residential tiles',
    text: 'Two Residential tiles are diagonal to the Lumber Mill, one is beside it.',
    city: drawnCity(
      'wood',
      '.  .    .     .   .',
      '.  .    .     .   .',
      '.  1:ES *     2:W .',
      '.  3:NE 11:NW .   .',
      '.  .    .     .   .'
    ),
    question: { ask: 'score', rows: ['pollution'] }
  },
  price: {
    title: 'The price of a Processed Good',
    text: 'Four players. Your left Trade Route is active, your right one is not. All others make Gold.',
    city: drawnCity(
      'ore',
      '.    .    .  .  .',
      '.    .    .  .  .',
      '6:EW 8:EW *  7:W .',
      '.    .    .  .  .',
      '.    .    .  .  .'
    ),
    question: { ask: 'prices' }
  },
  path: {
    title: 'Where the Cottages may go',
    text: 'The Cottages here have roads left and right. Right of the Pawn Shop they would have no path: it has no road on that side.',
    city: drawnCity(
      'coal',
      '.  .      .      .    .',
      '.  .      42:SEW 7:SW .',
      '.  41:NEW *      .    .',
      '.  .      .      .    .',
      '.  .      .      .    .'
    ),
    question: { ask: 'placements', tile: 25, roads: 'EW' }
  },
  'trade-office': {
    title: 'Pairs for the Trade Office',
    text: 'Apartments & Retail is beside two Industrial tiles and part of two pairs.',
    city: drawnCity(
      'coal',
      '.  .      .    .     .',
      '.  11     87   12    .',
      '.  6      *    146   .',
      '.  .      17   .     .',
      '.  .      .    .     .'
    ),
    question: { ask: 'trade-pairs' }
  },
  'bus-depot': {
    title: 'Within two steps',
    text: 'Steps go up, down, left and right. Every Industrial tile but the one at the bottom right is at most two steps from the Residential tile.',
    city: drawnCity(
      'ore',
      '.  .   .   .   .',
      '13 11  12  .   .',
      '14 1   *   51  .',
      '.  .   142 52  .',
      '.  .   .   .   .'
    ),
    question: { ask: 'score', rows: ['variable'] }
  },
  'zoning-authority': {
    title: 'Beside their own kind',
    text: 'Seven tiles share a type with a tile beside them: half a point each, rounded down.',
    city: drawnCity(
      'oil',
      '.  .   .   .    .',
      '.  6   8   11   .',
      '.  1   87  17   .',
      '.  18  143 59   .',
      '.  .   .   .    .'
    ),
    question: { ask: 'score', rows: ['variable'] }
  },
  fire: {
    title: 'A Fire Department at work',
    text: 'Tiles around the Fire Department are not paid for, and neither is the department. Resource tiles never are.',
    city: drawnCity(
      'wood',
      '1  2   .   .   .',
      '.  17  7   .   .',
      '.  18  *   8   6',
      '.  .   11  .   .',
      '.  .   .   .   .'
    ),
    question: { ask: 'disaster', disaster: 'fire' }
  },
  'crime-spree': {
    title: 'A Police Department at work',
    text: 'Only Residential, Commercial and Industrial tiles are paid for, and only those the police does not reach.',
    city: drawnCity(
      'wood',
      '.  .   .   .   .',
      '.  57  1   2   .',
      '.  7   *   8   .',
      '.  .   11  17  .',
      '.  .   .   .   .'
    ),
    question: { ask: 'disaster', disaster: 'crime-spree' }
  },
  income: {
    title: 'Income at the end of Generation 3',
    text: 'Each tile with income pays; the Casino counts the Residential tiles.',
    city: drawnCity(
      'coal',
      '.  .   .   .   .',
      '.  1   2   36  .',
      '.  121 *   8   .',
      '.  .   59  3   .',
      '.  .   .   .   .'
    ),
    question: { ask: 'income' }
  }
};
