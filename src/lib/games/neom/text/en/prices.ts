import { isCostIncomplete, type Cost } from '../../rules/requirement';
import type { Offer } from '../../rules/prices';
import type { Side } from '../../rules/roads';
import { counted } from './amounts';
import { SIDE_NAMES, sidesNamed } from './sides';

const routeReason = (routes: readonly Side[]): readonly string[] =>
  routes.length === 0
    ? []
    : [
        `− £${routes.length} for your ${sidesNamed(routes)} Trade Route${routes.length > 1 ? 's' : ''}`
      ];

const betweenReason = (between: number): readonly string[] =>
  between === 0 ? [] : [`+ £${between} for ${counted(between, 'player')} between`];

export const priceText = {
  produced: 'Your City makes it',
  none: 'Nobody sells it',
  supply: 'the supply',
  offer: ({ price, side }: Pick<Offer, 'price' | 'side'>, seller: string) =>
    `£${price} from ${seller}${side ? `, over the ${SIDE_NAMES[side]}` : ''}`,
  /** Why a price is what it is. */
  reason: ({ base, between, routes, price, atBest }: Offer) => {
    const parts = [`£${base}`, ...betweenReason(between), ...routeReason(routes)];
    const floored = base + between - routes.length < price ? ', and never less than £1' : '';
    const known = parts.length > 1 ? `${parts.join(' ')}${floored}` : `£${base} base cost`;
    return atBest < price ? `${known}; £${atBest} with the Trade Route that is not known` : known;
  },
  cost: (cost: Cost, goodName: (good: Cost['virtual'][number]) => string) => {
    const { coins, fee, own, buys, virtual } = cost;
    const orLess = isCostIncomplete(cost) ? ' or less, a Trade Route is not known' : '';
    return [
      coins === 0 ? 'Costs nothing' : `Costs £${coins}${orLess}`,
      ...(fee > 0 && buys.length > 0 ? [`£${fee} for the tile`] : []),
      ...own.map((good) => `${goodName(good)} from your City`),
      ...buys.map(({ good, price }) => `${goodName(good)} for £${price}`),
      ...virtual.map((good) => `${goodName(good)} without buying it`)
    ].join(', ');
  },
  noCost: 'Cannot be paid for at any price'
} as const;
