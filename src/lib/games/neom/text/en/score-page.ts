import { figure, signed } from '$lib/text/figure';
import type { Tier } from '../../data/goods';
import type { Rank } from '../../data/solo-ranks';
import type { PadRow, Unknown } from '../../rules/scoring';
import { counted, points } from './amounts';
import { inSentence, listedNames } from './names';
import { padRowNames } from './score-lines';
import { SOLO_DECKS } from './solo-decks';

/** A change in a row of many, where most are none: a bare 0 lets the others be seen. */
export const difference = (amount: number): string => (amount === 0 ? '0' : signed(amount));

const more = (amount: number): string => `${counted(amount, 'point')} more`;

/** A row of the pad and the two who lie farthest apart in it. */
interface Apart {
  readonly row: PadRow;
  readonly best: string;
  readonly most: number;
  readonly worst: string;
  readonly least: number;
}

/** Every sentence of the Score page. */
export const scorePage = {
  pad: {
    heading: 'Scoring pad',
    figure: (row: PadRow | 'total', name: string, amount: number, open: boolean) =>
      `${padRowNames[row]} of ${inSentence(name)}: ${figure(amount)}${open ? ', not final' : ''}`,
    winner: 'Most points',
    open: 'A figure with a question mark can still change.',
    byHand: 'A figure with a star has points by hand in it.',
    hint: 'Tap a figure to see where it comes from.'
  },
  verdict: {
    wins: (name: string, total: number) => `${inSentence(name)} wins with ${points(total)}`,
    leads: (name: string, total: number) => `${inSentence(name)} leads with ${points(total)}`,
    shared: (names: readonly string[], total: number) =>
      `Shared victory: ${listedNames(names)}, ${points(total)} each`,
    level: (names: readonly string[], total: number) =>
      `${listedNames(names)} are level at ${points(total)}`,
    ahead: (name: string, by: number) => `${counted(by, 'point')} ahead of ${inSentence(name)}`,
    tie: 'A tie is a shared victory.',
    rank: (rank: Rank, total: number) => `${rank} with ${points(total)}`,
    nextRank: (rank: Rank, missing: number) => `${more(missing)} for ${rank}`,
    highestRank: 'The highest rank there is',
    deck: 'Deck',
    decks: SOLO_DECKS
  },
  cash: {
    heading: 'Cash',
    of: (name: string) => `Cash of ${inSentence(name)} in L-Coins`,
    included: (income: number) => `Final income of £${income} is in it`,
    includedOf: (income: number, name: string) =>
      `Final income of £${income} is in it, ${inSentence(name)}`,
    sum: (cash: number, income: number, all: number) => `£${cash} + £${income} = £${all}`,
    whole: (all: number) => `£${all}`,
    half: (amount: number) => `half: ${points(amount)}`,
    none: 'Not entered, counts as £0',
    wrong: 'A whole number, 0 or more'
  },
  open: {
    heading: 'Still open',
    nothing: 'Nothing is open. Every figure is final.',
    roads: (count: number) => `roads of ${counted(count, 'tile')} not known`,
    cash: 'cash not entered',
    good: 'Modular Factory without its Good',
    tiles: 'no tiles in the City',
    toCity: 'Go to the City',
    toCash: 'Enter it',
    check: (count: number) => `${counted(count, 'thing')} to check on the table`
  },
  explain: {
    board: (name: string) => `City of ${inSentence(name)}, the counted spaces lit`,
    nothing: 'Scored nothing',
    sum: 'Sum',
    rule: (sentence: string) => `Rule for: ${sentence}`,
    previous: 'Previous line',
    next: 'Next line',
    previousRow: 'Previous row',
    nextRow: 'Next row',
    place: (at: number, of: number) => `${at} of ${of}`,
    lines: (count: number) => counted(count, 'line'),
    waitsFor: {
      roads: 'Roads not known yet can change this.',
      cash: 'Cash not entered yet can change this.',
      good: 'The Good of the Modular Factory can change this.'
    } satisfies Record<Unknown, string>,
    tiers: { raw: 'Raw', processed: 'Processed', luxury: 'Luxury' } satisfies Record<Tier, string>,
    tierEach: (vp: number) => `${points(vp)} each`,
    tiles: (names: readonly string[]) => names.join(', ')
  },
  money: {
    heading: 'How the cash adds up',
    cash: 'Cash before the final income',
    income: 'Final income',
    incomeLines: 'Where the final income comes from',
    all: 'Cash after the final income',
    unknown: 'not entered',
    counted: 'Counted until then',
    half: 'Half, rounded down',
    short: 'Less cash than the final income alone: please check.'
  },
  compare: {
    heading: 'Compare',
    alone: 'Where the points come from',
    chart: 'Points by row of the pad, one bar for each player',
    row: (row: PadRow, figures: readonly { name: string; amount: number }[]) =>
      `${padRowNames[row]}: ${figures.map(({ name, amount }) => `${inSentence(name)} ${figure(amount)}`).join(', ')}`,
    best: 'The most of each row is drawn solid.',
    lead: (winner: string, second: string, by: number, row: PadRow, most: number) =>
      `${inSentence(winner)} is ${counted(by, 'point')} ahead of ${inSentence(second)}, most of all by ${padRowNames[row]} (${signed(most)})`,
    against: (name: string, row: PadRow, by: number) =>
      `${inSentence(name)} did better in ${padRowNames[row]} (+${by})`,
    widest: (apart: readonly Apart[]) =>
      `Widest apart: ${apart
        .map(
          ({ row, best, most, worst, least }) =>
            `${padRowNames[row]} (${inSentence(best)} ${figure(most)}, ${inSentence(worst)} ${figure(least)})`
        )
        .join(' and ')}.`,
    same: 'All rows are the same.'
  },
  whatIf: {
    start: 'What if',
    heading: (name: string) => `What if, ${inSentence(name)}`,
    board: (name: string) => `City of ${inSentence(name)}, to try things out`,
    hint: 'Choose a space. The table itself stays as it is.',
    remove: 'Remove',
    tile: 'Tile number or name',
    replace: 'Replace',
    good: 'Good',
    noGood: 'not chosen',
    roadsUnknown: 'Roads not known, counted as none',
    empty: 'empty',
    center: 'City Center',
    was: 'Now',
    would: 'Then',
    change: 'Change',
    result: (change: number) => (change === 0 ? 'Same total' : `Total ${signed(change)}`),
    leave: 'Leave what-if',
    again: 'Start over'
  },
  byHand: {
    add: 'Add a line by hand',
    hint: 'For a house rule or a promo. It counts in the total and stays marked.',
    change: 'Change by hand',
    changeHint: 'Counts instead of the points by the rules.',
    instead: (note: string, byRules: number) => `${note} (${points(byRules)} by the rules)`,
    points: 'Points',
    note: 'Note',
    save: 'Write down',
    remove: (note: string) => `Take back: ${note}`,
    mark: 'by hand',
    wrong: 'Whole points, and a note saying why'
  },
  result: {
    heading: 'Result',
    finish: 'Finish',
    finishHint: 'Finishing locks the table. It can be reopened.',
    date: 'Date',
    place: 'Place',
    note: 'Note',
    reopen: 'Reopen',
    locked: 'This table is finished and locked.',
    picture: 'Picture',
    share: 'Share',
    save: 'Save',
    drawing: 'Drawing the picture',
    noPicture: 'The picture could not be drawn here.',
    copy: 'Copy as text',
    copied: 'Copied',
    notCopied: 'Could not be copied: select the text below',
    print: 'Print',
    bgStats: 'Log in BG Stats',
    bgStatsHint: 'Opens the BG Stats app with this result.',
    made: 'Kept with Town Clerk',
    beginner: 'Beginner’s variant',
    fileName: (day: string | null) => `neom-result${day === null ? '' : `-${day}`}`
  }
} as const;
