import type { Good, Tier } from '../../data/goods';
import { TIER_FACTS } from '../../data/goods';
import type { Generation } from '../../data/tile-row';
import type { RouteSaving } from '../../rules/prices';
import type { Side } from '../../rules/roads';
import { LEGEND } from './legend';
import { inSentence, listedNames } from './names';
import { ROUTE_STATES, SIDE_NAMES, sidesNamed } from './sides';

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
  supplyOr: (name: string) => `supply or ${inSentence(name)}`,
  side: (side: Side) => SIDE_NAMES[side],
  from: 'from',
  mayBeLess: 'or less',
  over: (side: Side) => `over the ${SIDE_NAMES[side]}`,

  routes: {
    heading: 'Trade Routes',
    active: (side: Side) => `${SIDE_NAMES[side]} ${ROUTE_STATES.active}`,
    inactive: (side: Side) => `${SIDE_NAMES[side]} ${ROUTE_STATES.inactive}`,
    unknown: (side: Side) => `${SIDE_NAMES[side]} ${ROUTE_STATES.unknown}`,
    unknownHint: (sides: readonly Side[]) =>
      `* may be £1 less: the roads at the ${sidesNamed(sides)} Trade Route are not known`,
    enter: (side: Side) => `${SIDE_NAMES[side]} not known: enter its roads`,
    sheet: (side: Side) => `Is the ${SIDE_NAMES[side]} Trade Route active?`,
    whichTile: (name: string) => `The roads of ${name}, which lies beside it, are not known yet.`,
    notEntered: 'Your City has no tiles yet, so prices are without Trade Routes.',
    saving: ({ side, goods }: RouteSaving) =>
      goods.length === 0
        ? `A ${SIDE_NAMES[side]} route would save nothing now`
        : goods.length > 3
          ? `A ${SIDE_NAMES[side]} route would save £1 on each of ${goods.length} Goods`
          : `A ${SIDE_NAMES[side]} route would save £1 on ${goodNames(goods)}`,
    savingSolo: (side: Side) => `A ${SIDE_NAMES[side]} route would save £1 once each Generation`,
    used: (side: Side) => `${SIDE_NAMES[side]} used`,
    free: (side: Side) => `Use ${SIDE_NAMES[side]}`,
    release: (side: Side) => `${SIDE_NAMES[side]} used this Generation: free it again`
  },
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
    route: (sides: readonly Side[]) => `− £${sides.length} ${sidesNamed(sides)} route`,
    least: 'never less than £1',
    equals: (price: number) => `= £${price}`,
    noRoute: (side: Side) => `no ${SIDE_NAMES[side]} route`,
    routeUnknown: (sides: readonly Side[], price: number) =>
      `${sidesNamed(sides)} route not known, £${price} with it`,
    wouldBe: (side: Side, price: number) => `With a ${SIDE_NAMES[side]} route: £${price}`,
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
