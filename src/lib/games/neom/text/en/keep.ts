import { MINUS } from '$lib/text/figure';
import { counted, points } from './amounts';
import { inSentence } from './names';

/** Words of the pages that keep tables: stamps, replay, hand-over, statistics. */
export const keepWords = {
  sampleNote:
    'A game made up to look around in. The roads on its tiles are made up too: your tiles have their own.',
  roadsUnknown: 'not roads',
  tiles: (count: number) => counted(count, 'tile'),
  total: points,
  faults: {
    'hand-over/damaged': 'What was handed over is damaged or incomplete. Ask for it once more.',
    'hand-over/too-long': 'This is longer than any table. It was not read.',
    'hand-over/newer': 'This comes from a newer Town Clerk. Update here first.'
  } as Readonly<Record<string, string>>
} as const;

/** Statistics over finished tables. */
export const statisticsWords = {
  rounded: (value: number) => value.toFixed(1).replace('-', MINUS),
  filter: 'Players at the table',
  anyCount: 'Any number',
  everybody: 'Everybody',
  none: 'No finished tables with this many players',
  games: 'Games',
  players: 'Players',
  byCount: 'By number of players',
  highest: 'Highest total',
  averageTotal: 'Average total',
  averageMargin: 'Average lead',
  player: 'Player',
  wins: 'Wins',
  winsShare: (wins: number, games: number) => `${wins} of ${games}`,
  average: 'Average',
  best: 'Best',
  lowest: 'Lowest',
  distribution: 'How totals spread',
  distributionText: (count: number, low: number, high: number, middle: number) =>
    low === high
      ? `${counted(count, 'total')} of ${low}`
      : `${counted(count, 'total')} from ${low} to ${high}, at least half of them ${middle} or more`,
  band: (from: number, to: number, count: number) => `${from} to ${to}: ${counted(count, 'total')}`,
  trend: 'Totals over time',
  trendText: (name: string, first: number, last: number, games: number) =>
    `${inSentence(name)}: ${counted(games, 'game')}, first ${first}, last ${last}`,
  categories: 'Where points come from',
  categoriesHint: 'Average points in each row of the pad, all players and winners.',
  categoriesOfPlayer: 'Average points in each row of the pad, beside those of everybody.',
  row: 'Row',
  all: 'All',
  winners: 'Winners',
  cornerstones: 'Cornerstones',
  cornerstonesHint: 'How often each was in a City, and how those Cities did.',
  cornerstone: 'Cornerstone',
  timesPlaced: 'Cities',
  wonWith: 'Won',
  showAll: (count: number) => `All ${count}`,
  leftOut: (tables: number) =>
    `Left out: ${counted(tables, 'table')} with roads or money nobody has entered.`,
  solo: 'Solo',
  soloHint: 'Tables of one player have no winner and are counted apart.',
  rank: 'Best rank',
  deck: 'Deck'
} as const;
