import { EFFECT_FACTS } from '../tile-facts';
import type { ChapterText } from './rule-text';

export const income: ChapterText<'income'> = {
  income: {
    title: 'Income at the end of a Generation',
    body: [
      'After the seventh turn of each Generation every tile with the income mark pays. Mostly these are Commercial tiles; the Postal Service and the Modular Factory pay too.',
      'There is no basic income: no such tile, no money.'
    ],
    asks: [
      'when do I get income',
      'when do I get paid',
      'how does income work',
      'basic income',
      'salary',
      'money at the end of the round',
      'do I get income if the tile was placed this turn'
    ],
    related: ['final-income', 'income-per-tile', 'money-on-placing'],
    rulings: [26],
    example: 'income'
  },
  'final-income': {
    title: 'Income after Generation 3',
    body: [
      'It is paid too, before scoring. The Treasury does not count it; the Finance Department counts nothing else.'
    ],
    asks: [
      'do we get income after the last generation',
      'final income',
      'income at the end of the game'
    ],
    related: ['income', 'money-points', 'variable-money'],
    rulings: [14, 15]
  },
  'income-per-tile': {
    title: 'Income by counting tiles',
    body: [
      'Casino, Trading Post, Shopping Center and Tour Operator pay £1 for each Residential, Industrial, Commercial and Resource tile in the City. The Shopping Center counts itself; the Tour Operator counts the City Center.',
      'The Pharmacy pays £1, £2, £3 at the end of Generation 1, 2, 3.'
    ],
    asks: [
      'how much does the casino pay',
      'does the shopping center count itself',
      'tour operator city center',
      'pharmacy income',
      'trading post'
    ],
    related: ['income', 'two-types', 'city-center'],
    rulings: [26]
  },
  'money-on-placing': {
    title: 'Money when you place a tile',
    body: [
      'The lightning mark is a gain of coins, once, right after placing. It cannot pay for the tile that brings it.',
      `Trade Office: ${EFFECT_FACTS['trade-office']}. Every such pair counts, also those with shared tiles; roads do not matter.`
    ],
    asks: [
      'what does the lightning bolt mean',
      'one time gain',
      'how does the trade office work',
      'commercial and industrial pairs',
      'bonus money when placing'
    ],
    related: ['effect-at-once', 'money-later', 'income'],
    rulings: [27],
    example: 'trade-office'
  },
  'money-later': {
    title: 'Tiles that pay on later turns',
    body: [
      {
        list: [
          `Merchant Union: ${EFFECT_FACTS['merchant-union']}.`,
          `Tourism Board: ${EFFECT_FACTS['tourism-board']}.`,
          `Investment Firm: ${EFFECT_FACTS['investment-firm']}.`
        ]
      }
    ],
    asks: [
      'how does the tourism board work',
      'how does the investment firm work',
      'how does the merchant union work',
      'money for each tile I place'
    ],
    related: ['money-on-placing', 'direct-connection', 'effect-at-once'],
    rulings: [24, 27]
  }
};
