import { salePrice } from './rule-figures';
import type { ChapterText } from './rule-text';

export const turn: ChapterText<'turn'> = {
  'course-of-play': {
    title: 'The course of the game',
    body: [
      'Three Generations of seven turns: 21 turns in all, with any number of players. Each Generation ends with income. After the income of Generation 3 the Cities are scored.'
    ],
    asks: [
      'how many turns',
      'how many rounds',
      'when does the game end',
      'game length',
      'generations'
    ],
    related: ['turn-steps', 'last-turn', 'income', 'score-pad']
  },
  'turn-steps': {
    title: 'A turn, step by step',
    body: [
      'At the start of a Generation everybody is dealt 8 tiles of its deck. Then, seven times:',
      {
        list: [
          'Select a tile from your hand and put it face down. The rest goes to the left.',
          'When all have selected, turn over and take one action.',
          'A Disaster that was selected happens now.',
          'Pick up the tiles from your right.'
        ]
      }
    ],
    asks: [
      'what do I do on my turn',
      'turn order',
      'turn sequence',
      'steps of a turn',
      'hand size'
    ],
    related: ['selecting', 'actions', 'passing', 'disaster-selected', 'two-order', 'solo-packs']
  },
  selecting: {
    title: 'Selecting a tile',
    body: [
      'You must select one tile from your hand every turn, also when you mean to sell it or to place a Cornerstone instead.',
      'Nobody shows a tile before everybody has selected.'
    ],
    asks: [
      'do I have to take a tile',
      'can I pass my turn',
      'can I skip selecting',
      'when do we reveal',
      'drafting'
    ],
    related: ['actions', 'selling', 'cornerstone-action', 'disaster-selected']
  },
  actions: {
    title: 'The three actions',
    body: [
      {
        list: [
          'Place the selected tile.',
          'Place one of your Cornerstones; the selected tile goes back to the box.',
          `Sell the selected tile for ${salePrice}.`
        ]
      },
      'If you cannot meet what a tile needs, choose another action. With a Disaster there is no action.'
    ],
    asks: [
      'what can I do with a tile',
      'which actions are there',
      'I cannot place my tile',
      'options'
    ],
    related: ['where', 'cornerstone-action', 'selling', 'disaster-selected']
  },
  selling: {
    title: `Selling the tile for ${salePrice}`,
    body: [
      `Return the selected tile to the box unused and take ${salePrice} from the supply. Every Generation tile is worth the same.`,
      'A Disaster cannot be sold, and neither can a Cornerstone: you sell only the tile you selected.'
    ],
    asks: [
      'can I sell a disaster',
      'how much do I get for selling a tile',
      'can I sell a cornerstone',
      'discard a tile for money',
      'trash a tile for coins',
      'I need money'
    ],
    related: ['actions', 'disaster-selected', 'selecting', 'income']
  },
  passing: {
    title: 'Passing tiles',
    body: [
      'Hands always go to the left, in every Generation. You pick up what the player on your right leaves.'
    ],
    asks: [
      'which way do we pass',
      'do we pass left or right',
      'pass direction in generation 2',
      'does the direction change'
    ],
    related: ['turn-steps', 'last-turn', 'preliminary-round']
  },
  'last-turn': {
    title: 'The last turn of a Generation',
    body: [
      'In the seventh turn you choose between two tiles. The one left over is not passed: it goes back to the box. Then everybody collects income.'
    ],
    asks: [
      'what happens with the last tile',
      'the eighth tile',
      'seventh turn',
      'end of a generation'
    ],
    related: ['income', 'passing', 'course-of-play']
  },
  'same-time': {
    title: 'All at once or one by one',
    body: [
      'Actions are meant to be taken at the same time; you may go one after another. Either way all tiles are turned over first, and money received from sales of Goods waits until the next turn.'
    ],
    asks: [
      'do we play simultaneously',
      'who goes first',
      'start player',
      'in which order do we act'
    ],
    related: ['paying-seller', 'two-order', 'selecting']
  }
};
