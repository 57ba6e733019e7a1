import type { RouteState } from '../../rules/city';
import type { Side } from '../../rules/roads';
import type { Cell } from '../../rules/table';
import { counted, points } from './amounts';
import { placeName } from './cells';
import { printedNumber } from './rules/tile-words';
import { ROUTE_STATES, SIDE_NAMES } from './sides';

/** What the Trade Routes' overlay says beside each, in one line or two. */
export const routeTags: Readonly<
  Record<'active' | 'used' | 'noRoad' | 'unknown' | 'empty', readonly [string, string?]>
> = {
  active: ['Active', '−£1'],
  used: ['Used'],
  noRoad: ['No road'],
  unknown: ['Roads?'],
  empty: ['No tile']
};

/** The City page: entering, correcting, live figures. */
export const cityPage = {
  locked: 'This table is finished.',
  edit: 'Edit',
  settings: 'Players and table',
  undo: 'Undo',
  redo: 'Redo',
  show: 'Show',
  overlays: {
    neighborhoods: 'Neighborhoods',
    pollution: 'Pollution',
    protection: 'Protection',
    routes: 'Trade Routes',
    warnings: 'Warnings'
  },
  live: {
    total: 'Total',
    goods: 'Goods',
    routes: 'Routes',
    power: 'Power',
    cash: 'Cash',
    yes: 'Yes',
    no: 'No',
    none: 'none',
    unknown: 'not said',
    incomplete: 'Some roads are not known yet, so this may change.',
    heading: 'Figures of this City',
    tiers: (raw: number, processed: number, luxury: number) =>
      `${raw} Raw, ${processed} Processed, ${luxury} Luxury`,
    totalIs: (player: string, total: number, warnings: number) =>
      `${player}: ${points(total)}${warnings > 0 ? `, ${counted(warnings, 'warning')}` : ''}`,
    toScore: 'See every point',
    routeSentence: (side: Side, state: RouteState) =>
      `The ${SIDE_NAMES[side]} Trade Route is ${ROUTE_STATES[state]}.`,
    routeRule:
      'A Trade Route is active while the tile beside it in the middle row has a road towards it.',
    powerFrom: (tiles: readonly string[]) => `Power comes from ${tiles.join(', ')}.`,
    noPower: 'No tile generates Power: 5 points are lost at the end.'
  },
  entry: {
    at: (cell: Cell) => `${placeName(cell)}: tile`,
    prompt: 'Number or name',
    number: 'Number or name of the tile',
    keypad: 'Keypad',
    erase: 'Erase',
    enter: 'Enter',
    skip: 'Leave this space empty',
    letters: 'Abc, type the name',
    digits: '123, type the number',
    filter: 'Filter',
    results: 'Tiles',
    none: 'No tile fits.',
    onTable: (player: string) => `on the table: ${player}`,
    gone: 'back in the game box',
    disaster: 'a Disaster',
    notInGame: (deck: string) => `not in this game (${deck})`,
    next: 'Goes on to the next space after a tile',
    goesOn: 'Goes on',
    stay: 'Stays on the space after a tile',
    stays: 'Stays',
    close: 'Close',
    center: 'The City Center lies here. A tile placed on it replaces it.',
    allFilters: 'All'
  },
  faults: {
    unknown: (typed: string) => `${typed} is not a tile. Numbers run from 001 to 150.`,
    disaster: (number: number, name: string) =>
      `${printedNumber(number)} is ${name}, a Disaster. Disasters are never placed in a City.`
  },
  roads: {
    heading: (name: string) => `Roads of ${name}`,
    hint: 'Tap each edge with a road, as on the cardboard.',
    edges: { N: 'North', E: 'East', S: 'South', W: 'West' },
    done: 'Done',
    later: 'Not now'
  },
  good: {
    heading: 'Which Good does the Modular Factory make?',
    later: 'Not now'
  },
  tile: {
    change: 'Change',
    roads: 'Roads',
    move: 'Move',
    remove: 'Remove',
    lookUp: 'Look up',
    good: 'Its Good',
    moving: (name: string) => `Tap the space for ${name}. Tap a tile to swap the two.`,
    cancel: 'Cancel'
  },
  removed: (name: string) => `${name} removed.`,
  cleared: (player: string) => `City of ${player} cleared.`,
  warnings: { heading: 'Warnings' },
  book: { heading: (name: string) => `Place ${name}` },
  cash: {
    heading: (player: string) => `Cash of ${player}`,
    steps: 'A little more or less',
    apart: (coins: number, turn: number) =>
      `£${coins} of it came for Goods sold in turn ${turn} and is kept apart until the next.`
  },
  clear: 'Clear this City'
} as const;
