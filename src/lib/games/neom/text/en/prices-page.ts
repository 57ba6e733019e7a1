import type { Good, Tier } from '../../data/goods';
import { TIER_FACTS } from '../../data/goods';
import type { Generation } from '../../data/tile-row';
import type { RouteSaving } from '../../rules/prices';
import type { Side } from '../../rules/roads';
import { LEGEND } from './legend';
import { inSentence, listedNames } from './names';

const SIDES: Readonly<Record<Side, string>> = { W: 'left', E: 'right' };
const goodNames = (goods: readonly Good[]): string =>
  listedNames(goods.map((good) => LEGEND.names[good]));

const FROM_GENERATION: Readonly<Record<Tier, Generation>> = { raw: 1, processed: 2, luxury: 3 };

/** The Prices page and the sheet of one Good. */
export const pricesPage = {
  tier: (tier: Tier) => `${LEGEND.groups[tier]}, base cost £${TIER_FACTS[tier].price}`,
  mine: 'I make it',
  none: 'not to be had',
  nobodyYet: 'not known',
  fromGeneration: (tier: Tier) => `from Gen. ${FROM_GENERATION[tier]}`,
  supply: 'supply',
  side: (side: Side) => SIDES[side],
  from: 'from',
  over: (side: Side) => `over the ${SIDES[side]}`,

  routes: {
    heading: 'Trade Routes',
    active: (side: Side) => `${SIDES[side]} active`,
    inactive: (side: Side) => `${SIDES[side]} not active`,
    saving: ({ side, goods }: RouteSaving) =>
      goods.length === 0
        ? `A ${SIDES[side]} route would save nothing now`
        : goods.length > 3
          ? `A ${SIDES[side]} route would save £1 on each of ${goods.length} Goods`
          : `A ${SIDES[side]} route would save £1 on ${goodNames(goods)}`,
    savingSolo: (side: Side) => `A ${SIDES[side]} route would save £1 once each Generation`,
    used: (side: Side) => `${SIDES[side]} used`,
    free: (side: Side) => `Use ${SIDES[side]}`,
    release: (side: Side) => `${SIDES[side]} used this Generation: free it again`
  },
  generation: 'Generation',
  soloLimit: (generation: Generation) =>
    generation === 1
      ? 'In Generation 1 the supply sells Raw Goods only'
      : generation === 2
        ? 'In Generation 2 the supply sells Raw and Processed Goods'
        : 'In Generation 3 the supply sells all Goods',

  sheet: {
    mine: 'Your City makes it. There is nothing to buy.',
    ticked: 'Ticked as yours: your City is not entered.',
    none: 'Nobody makes it, so it is not to be had.',
    nobodyYet: 'Nobody entered so far makes it.',
    noneSolo: (tier: Tier) =>
      `The supply sells ${LEGEND.groups[tier]} from Generation ${FROM_GENERATION[tier]} on.`,
    sellers: 'Who sells it',
    elsewhere: 'Others who make it',
    base: (coins: number) => `£${coins} base`,
    between: (count: number) => `+ £${count} for ${count} between`,
    route: (sides: readonly Side[]) =>
      `− £${sides.length} ${sides.map((side) => SIDES[side]).join(' and ')} route`,
    least: 'never less than £1',
    equals: (price: number) => `= £${price}`,
    noRoute: (side: Side) => `no ${SIDES[side]} route`,
    wouldBe: (side: Side, price: number) => `With a ${SIDES[side]} route: £${price}`,
    soloRoute: 'Each active route takes £1 off one Good, once each Generation.',
    notEntered: 'Not entered yet',
    notEnteredHint: 'These Cities have no tiles yet. Tick who makes it.',
    makes: (name: string) => `${inSentence(name)} makes it`
  },

  ticks: {
    open: 'Who makes what',
    heading: 'Who makes what',
    hint: 'Tick the Goods of players whose City is not entered. A City with tiles fills them in by itself.',
    fromCity: 'Read from the City',
    whose: 'Whose Goods'
  },
  partly: (names: readonly string[]) =>
    names.length === 1
      ? `The City of ${listedNames(names)} is not entered.`
      : `${names.length} Cities are not entered.`,

  actions: {
    cost: 'What does it cost me?',
    hand: 'Compare hand',
    income: 'Income'
  }
} as const;
