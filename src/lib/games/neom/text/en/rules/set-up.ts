import { boxSize, cornerstoneCount, deckSize, startingMoney } from './rule-figures';
import type { ChapterText } from './rule-text';

export const setUp: ChapterText<'set-up'> = {
  'set-up-steps': {
    title: 'Setting up the table',
    body: [
      {
        list: [
          'Each player takes a City board at random.',
          'Put the token of the Raw Good in your City Center above your board.',
          `Take ${startingMoney}.`,
          'All other Good tokens and coins make up the general supply.',
          'Shuffle the Cornerstone tiles by themselves, face down.',
          'Sort the other tiles into three decks by Generation, leave out those not used with your number of players, and shuffle each deck.'
        ]
      }
    ],
    asks: ['how do I set up the game', 'start of the game', 'what do we do first', 'preparation'],
    related: ['tiles-left-out', 'preliminary-round', 'two-packs', 'solo-packs']
  },
  'city-board': {
    title: 'The City board',
    body: [
      'A grid of five by five spaces. The middle one is the City Center; the 24 around it start empty.',
      'Six boards, one for each Raw Good. You place at most 21 tiles, one each turn, so some spaces stay empty.'
    ],
    asks: ['how big is the board', 'grid size', 'how many spaces', 'which board do I get', '5x5'],
    related: ['city-center', 'trade-route', 'set-up-steps'],
    rulings: [5, 6]
  },
  'starting-money': {
    title: 'Money at the start',
    body: [`Every player starts with ${startingMoney}, with any number of players.`],
    asks: ['how much money do I start with', 'starting coins', 'starting cash', 'beginning money'],
    related: ['set-up-steps', 'income', 'selling']
  },
  'tiles-left-out': {
    title: 'Which tiles to leave out',
    body: [
      'The icon at the bottom left of a Generation tile says from how many players on it is used.',
      {
        columns: ['Players', 'Icons used', 'Tiles each Generation'],
        rows: [
          ['2 or 3', '1+', String(deckSize('1+'))],
          ['4', '1+, 4+', String(deckSize('4+'))],
          ['5', '1+, 4+, 5+', String(deckSize('5+'))],
          ['1', 'your choice of the three', '']
        ]
      },
      'Cornerstones have no such icon: all of them are shuffled. The set-up helper lists the numbers to put back.'
    ],
    asks: [
      'which tiles do we remove for 3 players',
      'tiles for 2 players',
      'what do 4+ and 5+ mean',
      'player count icon',
      'tiles not in the game',
      'remove tiles'
    ],
    related: ['set-up-steps', 'solo-deck', 'two-packs'],
    rulings: [2, 5]
  },
  'preliminary-round': {
    title: 'Preliminary Round: choosing Cornerstones',
    body: [
      'Three to five players: everybody gets 4 Cornerstones. Keep one face down, pass the rest to the left, and go on until you have 3. The last one goes to a common discard pile.',
      'Then everybody turns their 3 face up. Nothing is placed or paid yet.'
    ],
    asks: [
      'how do we draft cornerstones',
      'how many cornerstones do I get',
      'first draft',
      'drafting round',
      'are cornerstones secret'
    ],
    related: ['beginners-variant', 'cornerstone-action', 'two-cornerstones', 'solo-cornerstones']
  },
  'beginners-variant': {
    title: 'Beginner’s variant',
    body: [
      'There is no Preliminary Round: everybody gets one Cornerstone, drawn at random.',
      'The Contract Office then swaps your unplaced Cornerstone for another random one.'
    ],
    asks: ['first game', 'easier rules', 'learning game', 'beginner variant', 'skip the draft'],
    related: ['preliminary-round', 'contract-office']
  },
  box: {
    title: 'What is in the box',
    body: [
      `${boxSize} tiles: ${deckSize('5+')} of each Generation and ${cornerstoneCount} Cornerstones, each number once. Six City boards, Good tokens, coins and a pad.`,
      'The money is called L-Coin; we write £ as the rulebook does.'
    ],
    asks: ['how many tiles are there', 'components', 'l-coin', 'what is the money called'],
    related: ['tiles-left-out', 'city-board'],
    rulings: [3, 5]
  }
};
