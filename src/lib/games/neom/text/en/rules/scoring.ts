import { LEGEND } from '../legend';
import { TIERS } from '../../../data/goods';
import {
  ghostTownEmpty,
  ghostTownSingle,
  goodPoints,
  pointsBeyond,
  pointsBySize,
  powerLoss,
  SIZES,
  smokeBeside,
  smokeDiagonal
} from './rule-figures';
import type { ChapterText } from './rule-text';

export const scoring: ChapterText<'scoring'> = {
  'score-pad': {
    title: 'The rows of the pad',
    body: [
      'After the final income, for each City: Tiles, Variable tiles, Neighborhoods, Goods, Money, then the losses for Pollution, Ghost Town and missing Power. The sum is your score. Cornerstones count like other tiles.'
    ],
    asks: [
      'how does scoring work',
      'end of the game scoring',
      'what counts at the end',
      'victory points',
      'who wins'
    ],
    related: ['score-tiles', 'neighborhoods', 'pollution', 'ties'],
    rulings: [1]
  },
  'score-tiles': {
    title: 'Tiles: printed points',
    body: [
      'Add up the points printed on your tiles. Residential and Public tiles have them; the others bring money and Goods instead.',
      'Tiles with a question mark are worked out on their own row.'
    ],
    asks: [
      'why does my tile score nothing',
      'printed points',
      'do commercial tiles score',
      'why zero points'
    ],
    related: ['variable-tiles', 'goods-points', 'money-points'],
    rulings: [24]
  },
  neighborhoods: {
    title: 'Neighborhoods',
    body: [
      'Residential tiles joined by direct road connections form a Neighborhood; a single one is a Neighborhood too. Points go by its size:',
      {
        columns: ['Size', ...SIZES.map(String)],
        rows: [['Points', ...pointsBySize]]
      },
      `Each tile beyond the eighth adds ${pointsBeyond}. The printed points are not counted again.`
    ],
    asks: [
      'how much is a neighborhood worth',
      'do houses have to be connected by roads',
      'do homes need roads between them',
      'neighbourhood points table',
      'does a single house count as a neighborhood',
      'adjacent houses without road',
      'residential group bonus'
    ],
    related: ['direct-connection', 'residential', 'ghost-town', 'variable-roads'],
    rulings: [12],
    example: 'neighborhoods'
  },
  'goods-points': {
    title: 'Goods',
    body: [
      {
        columns: ['Tier', 'Points each'],
        rows: TIERS.map((tier) => [LEGEND.groups[tier], String(goodPoints(tier))])
      },
      'Each Good once, however many tiles make it. Goods you only bought do not count.'
    ],
    asks: [
      'how many points is a luxury good worth',
      'points for goods',
      'do goods score',
      'do bought goods score',
      'two tiles with the same good'
    ],
    related: ['good-tokens', 'goods-tiers', 'variable-goods'],
    rulings: [10]
  },
  'money-points': {
    title: 'Money',
    body: ['One point for every £2 you have after the final income; an odd £1 is worth nothing.'],
    asks: [
      'how many points is money worth',
      'coins to points',
      'how is money scored',
      'leftover money',
      'cash at the end',
      'points for coins'
    ],
    related: ['final-income', 'variable-money'],
    rulings: [14]
  },
  pollution: {
    title: 'Pollution',
    body: [
      `For each Residential tile: lose ${smokeBeside} points for each polluting tile beside it, ${smokeDiagonal} for each one diagonally next to it.`,
      'One polluting tile costs points for every Residential tile it is near. Other tiles do not suffer. Roads do not matter.'
    ],
    asks: [
      'how does pollution work',
      'how many points do I lose for pollution',
      'does pollution count diagonally',
      'factory next to a house',
      'does pollution hurt shops',
      'smoke'
    ],
    related: ['polluting', 'nearby', 'residential'],
    rulings: [13],
    example: 'pollution'
  },
  'ghost-town': {
    title: 'Ghost Town',
    body: [
      `No Residential tile: lose ${ghostTownEmpty} points. Only one: lose ${ghostTownSingle}. Two or more: nothing.`
    ],
    asks: [
      'what is a ghost town',
      'no residential tiles penalty',
      'only one house',
      'how many houses do I need'
    ],
    related: ['residential', 'neighborhoods', 'two-types']
  },
  power: {
    title: 'Power',
    body: [
      `Lose ${powerLoss} points if no tile in your City generates Power. One is enough; more bring nothing by themselves.`
    ],
    asks: [
      'what if I have no power',
      'power penalty',
      'do I need a power plant',
      'no electricity',
      'is a second power plant worth anything'
    ],
    related: ['power-tiles', 'variable-counts']
  },
  ties: {
    title: 'Ties',
    body: ['Players with the same highest score win together. There is no tiebreaker.'],
    asks: ['what happens in a tie', 'tiebreaker', 'same score', 'draw', 'shared victory'],
    related: ['score-pad', 'solo-ranks'],
    rulings: [25]
  },
  corrections: {
    title: 'Corrections in this app',
    body: [
      'The cardboard is right. Where the table decides otherwise, a line of a score can be changed by hand, or one added, with a note; it is marked as such and can be taken back.'
    ],
    asks: ['change the score by hand', 'the score is wrong', 'correct a score', 'house rule'],
    related: ['score-pad', 'optional-roads'],
    rulings: [1]
  }
};
