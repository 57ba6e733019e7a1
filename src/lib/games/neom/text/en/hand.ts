import { tierOf, type Good } from '../../data/goods';
import type { Generation } from '../../data/tile-row';
import { cityTileOf } from '../../data/tiles';
import type { Hurdle, Oddity } from '../../rules/deal';
import { MIDDLE } from '../../rules/city-grid';
import type { Placement } from '../../rules/placement';
import type { Side } from '../../rules/roads';
import type { GenerationIncome } from '../../rules/tile-yield';
import type { GainLine, PlacementEffects } from '../../rules/triggers';
import { printedNumber } from './rules/tile-words';
import { counted, signedCoins } from './amounts';
import { placeInSentence } from './cells';
import { lostWords, wonWords } from './city-changes';
import { LEGEND } from './legend';
import { inSentence, listedNames } from './names';
import { pricesPage } from './prices-page';
import { sidesNamed } from './sides';

type SentenceFor<T extends { code: string }> = {
  readonly [C in T['code']]: (value: Extract<T, { code: C }>) => string;
};

const goodNames = (goods: readonly Good[]): string =>
  listedNames(goods.map((good) => LEGEND.names[good]));

const notToBeHad = (goods: readonly Good[]): string =>
  `${goodNames(goods)} ${goods.length === 1 ? 'is' : 'are'} not to be had`;

/** What buyers paid this turn (RB "Buying Missing Goods"). */
const apartText = ({
  keptApart,
  turn
}: Pick<Extract<Hurdle, { code: 'money' }>, 'keptApart' | 'turn'>): string =>
  keptApart > 0
    ? ` without the £${keptApart} for Goods you sold in turn ${turn}, kept apart until the next`
    : '';

/** Why a tile cannot be placed now. */
const HURDLES: SentenceFor<Hurdle> = {
  'required-tiles': ({ type, atLeast, count }) =>
    `It asks for ${atLeast} ${LEGEND.names[type]} tiles in your City; you have ${count}.`,
  'not-to-be-had': ({ goods }) =>
    `${notToBeHad(goods)}: nobody sells ${goods.length === 1 ? 'it' : 'them'}.`,
  'not-sold-yet': ({ goods }) =>
    [`${notToBeHad(goods)}.`, ...new Set(goods.map(tierOf).map(pricesPage.sheet.noneSolo))].join(
      ' '
    ),
  cornerstones: ({ generation, count }) =>
    `Generation ${generation} allows ${counted(generation, 'Cornerstone')} in a City; yours has ${count}.`,
  'no-space': () => 'There is no space for it that a road path leads to.',
  replacement: ({ tile }) =>
    `It shares no type with ${cityTileOf(tile).name}, which it would replace.`,
  'no-path': () => 'No road path leads here from the City Center.',
  money: (lacking) => `You are £${lacking.short} short${apartText(lacking)}.`,
  'seller-unknown': ({ goods }) => `Nobody entered so far makes ${goodNames(goods)}.`,
  'space-unknown': () =>
    'Some roads of your City are not known; they decide whether it has a space.',
  'path-unknown': () =>
    'Roads that are not known yet decide whether a road path leads here from the City Center.',
  'money-unknown': (lacking) =>
    `You are £${lacking.short} short${apartText(lacking)}, unless the Trade Route that is not known is active.`
};

/** Why a tile can hardly be in hand. */
const ODDITIES: SentenceFor<Oddity> = {
  'on-table': ({ player }) => `It lies in the City of ${inSentence(player.name)} already.`,
  gone: () => 'It went back to the game box.',
  'not-in-game': ({ deck }) => `It is a “${deck}” tile and not in this game.`,
  'other-generation': ({ deck, generation }) =>
    `It is a Generation ${deck} tile; the table is in Generation ${generation}.`
};

const GAINS: Readonly<Record<GainLine['rule'], (line: GainLine) => string>> = {
  gain: ({ coins }) => `£${coins} on placing it`,
  'trade-office': ({ coins, count }) =>
    `£${coins} for ${counted(count, 'Commercial–Industrial pair')}`,
  'merchant-union': ({ coins }) => `£${coins} from the Merchant Union`,
  'tourism-board': ({ coins, count }) =>
    `£${coins} from the Tourism Board, ${counted(count, 'Commercial tile')} directly connected`
};

const gainText = (line: GainLine): string => GAINS[line.rule](line);

const incomeText = ({ generation, coins }: GenerationIncome): string =>
  `${signedCoins(coins)} at the end of Generation ${generation}`;

/** What makes room for a tile, if anything. */
const replacedText = ({
  cell,
  replaces
}: Pick<Placement, 'cell' | 'replaces'>): readonly string[] =>
  replaces
    ? [`in place of ${cityTileOf(replaces.tile).name}`]
    : cell === MIDDLE
      ? ['over the City Center']
      : [];

/** A tile in hand: cost, yield, spaces. */
export const handText = {
  pick: 'What does it cost me?',
  another: 'Another',
  title: (number: number) => `${printedNumber(number)} ${cityTileOf(number).name}`,
  hurdle: (hurdle: Hurdle) => (HURDLES[hurdle.code] as (value: Hurdle) => string)(hurdle),
  oddity: (oddity: Oddity) => (ODDITIES[oddity.code] as (value: Oddity) => string)(oddity),
  canPlace: 'You can place it.',
  cannotPlace: 'You cannot place it now.',
  maybePlace: 'Not known whether you can place it.',

  cost: {
    heading: 'Cost',
    fee: 'To the supply',
    from: (seller: string) => `from ${inSentence(seller)}`,
    virtual: (tiles: readonly string[]) => `stood for by the ${tiles.join(' or ')}`,
    own: 'your City makes it',
    total: 'Sum',
    left: 'Cash left',
    selecting: (coins: number) => `The Investment Firm pays £${coins} for selecting it.`,
    unknown: 'Your cash is not entered, so what is left is not known.',
    ways: 'Ways to pay',
    otherWays: (count: number) => counted(count, 'other way', 'other ways'),
    routes: (sides: readonly Side[]) =>
      `Uses your ${sidesNamed(sides)} Trade Route for this Generation.`,
    incomplete: 'A Trade Route of yours is not known, so Goods may cost £1 less.'
  },

  yields: {
    heading: 'What it brings',
    atOnce: 'At once',
    brings: (effects: PlacementEffects) => [...effects.lines.map(gainText), ...wonWords(effects)],
    takes: (space: Pick<Placement, 'cell' | 'replaces'>, effects: PlacementEffects) => [
      ...replacedText(space),
      ...lostWords(effects)
    ],
    nothing: 'nothing',
    income: 'Income',
    incomeLine: incomeText,
    noIncome: 'no change',
    points: 'Points now',
    paid: (points: string) => `${points} once it is paid for`,
    printed: (points: number | 'variable') =>
      points === 'variable' ? 'by its place and your City' : `${points} printed`,
    needsRoads: 'Its roads are needed to say where it could go.'
  },

  roads: {
    heading: 'Its roads',
    hint: 'Tap the sides with a road, as on the cardboard. They are remembered.',
    change: 'Change its roads'
  },
  good: 'Good it makes',

  where: {
    heading: 'Where could it go?',
    hint: 'Best space first; money unchanged.',
    none: 'No space is open to it.',
    replaced: replacedText,
    income: (coins: number) => `${signedCoins(coins)} income`,
    incomplete: 'Some roads of this City are not known, so spaces and points may change.',
    more: (count: number) => `Show ${count} more`
  },
  chosen: (placement: Placement) =>
    [`On ${placeInSentence(placement.cell)}`, ...replacedText(placement)].join(', '),
  book: (coins: number) => (coins > 0 ? `Book it for £${coins}` : 'Book it'),
  placeOnly: 'Place only',
  booked: (name: string, space: string) => `${name} placed: ${space}.`,
  bookedFor: (name: string, coins: number) => `${name} placed for £${coins}.`,

  income: {
    heading: 'Income',
    now: (generation: Generation) => `End of Generation ${generation}`,
    end: 'Final income, Generation 3',
    none: 'No tile of this City pays income.',
    total: 'Sum',
    included: 'The final income is in the cash already.',
    collect: (generation: Generation) => `Everybody collects for Generation ${generation}`,
    collected: (generation: Generation) => `Income of Generation ${generation} collected.`
  },

  hand: {
    heading: 'Compare hand',
    hint: 'Up to eight tiles; kept on this device only.',
    add: 'Add a tile',
    full: 'Eight tiles are the most a hand has.',
    already: (name: string) => `${name} is in the hand already.`,
    empty: 'No tiles yet. Type their numbers.',
    clear: 'Clear the hand',
    remove: (number: string, name: string) => `${number}: remove ${name}`,
    open: (name: string) => `${name}: cost, points and spaces`,
    columns: {
      tile: 'Tile',
      cost: 'Cost',
      points: 'Points',
      income: 'Income',
      space: 'Best space'
    },
    roads: 'roads?',
    roadsLong: 'roads not known',
    nowhere: 'no space',
    notPaid: 'cannot',
    notKnown: 'not known',
    best: 'most points',
    incomplete: 'Some roads of your City are not known, so this may change.',
    legend: 'Points at the best space (row, column); income over the Generations left.'
  }
} as const;
