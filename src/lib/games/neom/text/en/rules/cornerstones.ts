import type { ChapterText } from './rule-text';

export const cornerstones: ChapterText<'cornerstones'> = {
  'cornerstone-action': {
    title: 'Placing a Cornerstone',
    body: [
      'As your action, return the tile you selected to the box and place one of your Cornerstones instead. What it needs, roads and replacing work as with any tile.',
      'It cannot be done in a turn in which you selected a Disaster.'
    ],
    asks: [
      'how do I play a cornerstone',
      'when can I place a cornerstone',
      'can I discard a disaster to place a cornerstone',
      'does a cornerstone cost money',
      'cornerstone instead of tile'
    ],
    related: ['cornerstone-limit', 'actions', 'where', 'disaster-selected']
  },
  'cornerstone-limit': {
    title: 'How many Cornerstones at once',
    body: [
      'At most as many in your City as the number of the Generation: one in Generation 1, two in 2, three in 3. None is owed: skip Generation 1 and you may place two in Generation 2.'
    ],
    asks: [
      'how many cornerstones',
      'how many cornerstones can I have',
      'how many cornerstones can I place',
      'two cornerstones in generation 1',
      'one cornerstone per generation',
      'cornerstone limit',
      'cornerstone maximum'
    ],
    related: ['cornerstone-action', 'replacing'],
    rulings: [1, 9]
  },
  'cornerstone-kept-open': {
    title: 'Cornerstones not placed',
    body: [
      'They lie face up before you and do nothing. At the end of the game a Cornerstone that was not placed is worth nothing and costs nothing.'
    ],
    asks: [
      'what if I do not place a cornerstone',
      'unplaced cornerstones at the end',
      'penalty for unused cornerstones'
    ],
    related: ['cornerstone-action', 'preliminary-round']
  },
  'contract-office': {
    title: 'Contract Office',
    body: [
      'When you place it, once, put back any number of your unplaced Cornerstones and take as many from the discard pile of the Preliminary Round, not from the box.',
      'In the beginner’s variant it swaps your one Cornerstone for a random other.'
    ],
    asks: [
      'swap cornerstones',
      'exchange cornerstone',
      'how does the contract office work',
      'change my cornerstone'
    ],
    related: ['preliminary-round', 'beginners-variant']
  }
};
