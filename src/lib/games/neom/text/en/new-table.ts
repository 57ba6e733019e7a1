import { SOLO_DECKS } from './solo-decks';

/** Starting a table and changing who sits at it. */
export const newTable = {
  count: 'Players',
  seats: (count: number) =>
    count === 1 ? 'Player and City board' : 'Seats, clockwise, and their City boards',
  name: (seat: number) => `Name of player ${seat}`,
  player: (seat: number) => `Player ${seat}`,
  boardOf: (seat: number) => `City board of player ${seat}`,
  moveOn: (seat: number) => `Move player ${seat} one seat on`,
  remove: (seat: number) => `Take player ${seat} off the table`,
  add: 'Add a player',
  nameTwice: (name: string) => `The name ${name} is taken. Names must differ.`,
  known: 'Players of earlier tables',
  roundTable: (names: readonly string[]) => `Round the table, clockwise: ${names.join(', ')}`,
  beginner: 'Beginner’s variant: one random Cornerstone each',
  deck: 'Solo deck',
  decks: SOLO_DECKS,
  score: 'Score a finished game',
  scoreHint: 'Enter the Cities and read the score',
  play: 'Play along',
  playHint: 'Keep Generation, turn and money too',
  settings: 'Table',
  mode: 'Playing along: keep Generation, turn and money',
  generation: 'Generation'
} as const;
