import { LAST_GENERATION, type Disaster, type Generation } from '../../data/tile-row';
import type { DisasterPayment } from '../../rules/disasters';
import type { SacrificeLoss } from '../../rules/sacrifice-loss';
import { counted, signedPoints } from './amounts';
import { lostWords } from './city-changes';
import { LEGEND } from './legend';
import { inSentence, listedNames } from './names';

const tiles = (count: number): string => counted(count, 'tile');

/** What each Disaster asks for, in a line. */
const ASKS: Readonly<Record<Disaster, string>> = {
  flood: 'Pay £1 for each tile other than Resource tiles, or sacrifice one of them.',
  fire: 'Pay £1 for each tile other than Resource tiles that is not protected, or sacrifice two tiles of any type.',
  'crime-spree':
    'Pay £2 for each Residential, Commercial and Industrial tile that is not protected, or sacrifice one of each.'
};

function incomeWords(lost: number, generation: Generation): readonly string[] {
  if (lost === 0) return [];
  const income = lost > 0 ? `£${lost} less income` : `£${-lost} more income`;
  return [generation === LAST_GENERATION ? income : `${income} a Generation`];
}

/** The Disasters page. */
export const disastersPage = {
  which: 'Which Disaster',
  asks: (kind: Disaster) => ASKS[kind],
  who: 'Who selected it',
  nobody: 'Not said',
  solo: {
    who: 'Did you select it in turns 1 to 3?',
    yes: 'Yes',
    no: 'No'
  },
  notAffected: (name: string) => `${inSentence(name)} selected it and is not affected.`,
  spared: 'You selected it in time: nothing happens.',

  cash: (money: number | null) => (money === null ? 'cash not known' : `£${money} cash`),
  /** "6 tiles at £1, 2 protected, halved by the Insurance Office" */
  reason: ({ counted: paid, protected: spared, coinsPerTile, insured }: DisasterPayment) =>
    [
      `${tiles(paid.length)} at £${coinsPerTile}`,
      ...(spared.length > 0 ? [`${spared.length} protected`] : []),
      ...(insured ? ['halved by the Insurance Office'] : [])
    ].join(', '),
  roadsUnknown: 'Some roads are not known, so points and Trade Routes may change.',
  empty: 'No tile is entered in this City, so nothing is counted.',
  nothingToPay: (name: string) => `${inSentence(name)} has nothing to pay.`,
  pay: (coins: number) => `Pay £${coins}`,
  left: (coins: number) => `£${coins} left`,
  short: (coins: number) => `£${coins} short`,
  cashUnknown: 'cash not known',
  sacrifice: (names: readonly string[]) => `Sacrifice ${listedNames(names)}`,
  nothingToGive: 'No tile to sacrifice',
  nothingToGiveHint: 'nothing is lost',
  /** "£3 less income a Generation, Lumber lost, 1 tile cut off from the City Center" */
  lost: ({ income, city }: SacrificeLoss, generation: Generation) =>
    [...incomeWords(income, generation), ...lostWords(city)].join(', '),
  better: 'More points',
  equal: 'Same points',
  closer: 'Every sacrifice, on the board',
  closerOf: (name: string) => `Every sacrifice, on the board: ${inSentence(name)}`,

  paid: (name: string, coins: number) => `${inSentence(name)} paid £${coins}.`,
  sacrificed: (name: string, count: number, names?: readonly string[]) =>
    `${inSentence(name)} sacrificed ${names ? listedNames(names) : tiles(count)}.`,
  gaveNothing: (name: string) => `${inSentence(name)} had no tile to sacrifice.`,
  again: (kind: Disaster) => `${LEGEND.names[kind]} again`,

  sheet: {
    heading: (kind: Disaster, name: string) => `${LEGEND.names[kind]}: ${inSentence(name)}`,
    hint: 'Tap a tile on the board to see the sacrifices with it.',
    with: (name: string) => `Sacrifices with ${name}`,
    all: 'All sacrifices',
    none: (name: string) => `${name} is not one of the tiles this Disaster takes.`,
    ways: 'Sacrifices, best first',
    give: (count: number) => `Sacrifice ${count === 1 ? 'this tile' : `these ${count} tiles`}`,
    more: (count: number) => `Show ${count} more`
  },

  now: {
    heading: 'If a Disaster came now',
    pay: (coins: number, change: number) => `Pay £${coins}, ${signedPoints(change)}`,
    cannot: (coins: number, short: number) => `Pay £${coins}: £${short} short`,
    unknown: (coins: number) => `Pay £${coins}: cash not known`,
    nothing: 'Nothing to pay',
    sacrifice: (names: readonly string[], change: number) =>
      `Sacrifice ${listedNames(names)}, ${signedPoints(change)}`
  }
} as const;
