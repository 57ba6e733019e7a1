/** Playing along: turns, income, selling. */
export const playAlong = {
  heading: 'Playing along',
  generation: (generation: number) => `Generation ${generation}`,
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  before: 'Previous turn',
  after: 'Next turn',
  sell: 'Sell a tile: +£5',
  collect: 'Collect income',
  collectHeading: (generation: number) => `Income of Generation ${generation}`,
  noIncome: 'No tile brings income.',
  book: 'Book for everyone'
} as const;
