/** Narrowing a list of tiles. */
export const filterWords = {
  type: 'Type',
  deck: 'Generation',
  decks: { 1: 'I', 2: 'II', 3: 'III', cornerstone: 'C' },
  good: 'Good'
} as const;
