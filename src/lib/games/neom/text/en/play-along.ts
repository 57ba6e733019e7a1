import { TURNS, type GoneTile } from '../../rules/table';
import { salePrice } from './rules/rule-figures';

/** Playing along: turns, income, what goes back to the box. */
export const playAlong = {
  heading: 'Playing along',
  hint: `Tap a space to place a tile and book its cost. Plus goes to the next turn. Sell or discard a tile here. After turn ${TURNS} collect the income: it starts the next Generation.`,
  generation: (generation: number) => `Generation ${generation}`,
  turn: (turn: number) => `Turn ${turn} of ${TURNS}`,
  before: 'Previous turn',
  after: 'Next turn',
  sell: {
    button: 'Sell a tile',
    heading: (player: string) => `${player} sells a tile for ${salePrice}`,
    hint: 'That is the whole action of a turn: no tile is placed in it.',
    done: (tile: string) => `${tile} sold for ${salePrice}.`
  },
  discard: {
    button: 'Discard a tile',
    heading: (player: string) => `${player} discards a tile`,
    hint: 'A Disaster that was selected, or the tile given up for a Cornerstone.',
    done: (tile: string) => `${tile} discarded.`
  },
  aTile: 'A tile',
  unnamed: 'Sell without its number',
  notSold: (number: string, name: string) =>
    `${number} is ${name}, a Disaster. A Disaster cannot be sold.`,
  gone: 'Back in the game box',
  how: {
    replaced: 'replaced by',
    sacrificed: 'sacrificed by',
    sold: 'sold by',
    discarded: 'discarded by'
  } satisfies Readonly<Record<GoneTile['how'], string>>,
  collect: 'Collect income',
  collectHeading: (generation: number) => `Income of Generation ${generation}`,
  early: (turn: number) => `It is turn ${turn} of ${TURNS}: the Generation ends with this.`,
  collected: (generation: number, turn: number) =>
    `Income of Generation ${generation} collected${turn < TURNS ? ` in turn ${turn} of ${TURNS}` : ''}.`,
  final: 'The final income is in everybody’s cash. The game can be scored.',
  noCash: 'cash not said',
  alreadyIn: (cash: number) => `£${cash}, the final income is in it`,
  noIncome: 'No tile brings income.',
  book: 'Book for everyone'
} as const;
