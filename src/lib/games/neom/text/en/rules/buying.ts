import { TIERS, TIER_FACTS } from '../../../data/goods';
import { LEGEND } from '../legend';
import { goodPoints, leastPrice, price } from './rule-figures';
import type { ChapterText } from './rule-text';

export const buying: ChapterText<'buying'> = {
  'goods-tiers': {
    title: 'The three tiers of Goods',
    body: [
      {
        columns: ['Tier', 'Goods', 'Base price', 'Points'],
        rows: TIERS.map((tier) => [
          LEGEND.groups[tier],
          TIER_FACTS[tier].goods.map((good) => LEGEND.names[good]).join(', '),
          price(tier),
          String(goodPoints(tier))
        ])
      },
      'Resource tiles make Raw Goods, Industrial tiles make Processed and Luxury Goods out of the tier below.'
    ],
    asks: [
      'which goods are there',
      'luxury goods',
      'raw processed luxury',
      'list of goods',
      'tier of a good'
    ],
    related: ['good-tokens', 'base-price', 'goods-points'],
    rulings: [3]
  },
  'good-tokens': {
    title: 'Good tokens',
    body: [
      'When a tile makes a Good you do not make yet, put its token above your board. Never more than one token of a Good.',
      'A token shows what your City makes. It is not spent when you use the Good, nor when another player buys it.'
    ],
    asks: [
      'do I keep the token when someone buys it',
      'can I have two gold tokens',
      'second token of the same good',
      'do tokens run out',
      'resource tokens'
    ],
    related: ['goods-points', 'losing-goods', 'requirements'],
    rulings: [10]
  },
  'losing-goods': {
    title: 'Losing a Good',
    body: [
      'When the last tile that makes a Good leaves your City, return its token at once. If another tile makes it too, the token stays.'
    ],
    asks: ['when do I return a token', 'lose a good', 'replaced my mine', 'do I keep the good'],
    related: ['good-tokens', 'removing', 'replacing-center'],
    rulings: [10]
  },
  'buying-goods': {
    title: 'Buying a missing Good',
    body: [
      'Three to five players: if your City does not make a Good a tile needs, you buy it from a player who does, for this one placement. You may buy several Goods, from several players.',
      'You get no token: you pay for the use of it.'
    ],
    asks: [
      'how do I buy a good',
      'can I buy goods from another player',
      'missing good',
      'trade goods',
      'do I get the token when I buy'
    ],
    related: [
      'base-price',
      'transport-fee',
      'route-discount',
      'nobody-sells',
      'two-buying',
      'solo-buying'
    ],
    rulings: [1, 28],
    example: 'price'
  },
  'base-price': {
    title: 'Base price',
    body: [
      `Raw Goods cost ${price('raw')}, Processed Goods ${price('processed')}, Luxury Goods ${price('luxury')}, each and every time.`
    ],
    asks: ['how much does a good cost', 'price of gold', 'price of a luxury good', 'good prices'],
    related: ['transport-fee', 'route-discount', 'goods-tiers']
  },
  'transport-fee': {
    title: 'Transport fee',
    body: [
      'Add £1 for each player between you and the seller. Your neighbors to the left and right cost nothing extra. The fee goes to the seller.'
    ],
    asks: [
      'how much to buy from across the table',
      'buy from a player who is not my neighbor',
      'transport fee',
      'who gets the transport fee',
      'players in between'
    ],
    related: ['side-choice', 'base-price', 'route-discount'],
    rulings: [28]
  },
  'side-choice': {
    title: 'Which way round you count',
    body: [
      'You choose: clockwise over your left, or the other way over your right. The side decides how many players lie between and which of your Trade Routes helps. The app shows the cheaper side.'
    ],
    asks: [
      'can I choose the direction',
      'clockwise or counterclockwise',
      'left or right when buying',
      'shortest way to the seller'
    ],
    related: ['transport-fee', 'route-discount'],
    rulings: [28]
  },
  'trade-route': {
    title: 'Establishing a Trade Route',
    body: [
      'Your board has two: at the left and at the right end of the middle row. A route is active while the tile there has a road on the outer edge.',
      'Two tiles are the least it takes, since two spaces lie between the City Center and the border.'
    ],
    asks: [
      'how do I get a trade route',
      'where are the trade routes',
      'when is a trade route active',
      'road to the edge of the board'
    ],
    related: ['route-discount', 'keeping-route', 'path-to-center'],
    rulings: [8]
  },
  'route-discount': {
    title: 'What a Trade Route saves',
    body: [
      'Three to five players: £1 off each Good bought over that side. Having both routes does not save £2: only the side you count over helps.',
      'With one or two players the routes work otherwise.'
    ],
    asks: [
      'do both trade routes add up',
      'two trade routes discount',
      'trade route discount',
      'cheaper goods',
      'is the discount cumulative'
    ],
    related: ['trade-route', 'side-choice', 'two-routes', 'solo-routes'],
    rulings: [1, 28],
    example: 'price'
  },
  'keeping-route': {
    title: 'Keeping and losing a Trade Route',
    body: [
      'It stays active while the tile beside it has its road, connected to the City Center or not. It is lost when that tile goes or is replaced by one without the road.'
    ],
    asks: [
      'does a trade route need the city center',
      'lose a trade route',
      'trade route cut off',
      'is the route still active'
    ],
    related: ['trade-route', 'cut-off', 'replacing'],
    rulings: [8]
  },
  'paying-seller': {
    title: 'Paying the seller',
    body: [
      'The whole price goes to the seller, who cannot refuse. The seller may spend it from the next turn on; keep it apart until then.'
    ],
    asks: [
      'can a player refuse to sell',
      'can I refuse to sell my good',
      'who gets the money',
      'can I use money I get from sales this turn'
    ],
    related: ['buying-goods', 'same-time', 'transport-fee']
  },
  'nobody-sells': {
    title: 'When nobody makes the Good',
    body: [
      'Three to five players: then it cannot be had and the tile cannot be placed this turn. Only with one or two players does the supply sell.'
    ],
    asks: [
      'nobody produces the good',
      'can I buy from the bank',
      'buy from the supply',
      'nobody has steel'
    ],
    related: ['buying-goods', 'two-buying', 'solo-buying', 'virtual-goods'],
    rulings: [1, 28]
  },
  'virtual-goods': {
    title: 'Postal Service and Import Office',
    body: [
      'The Postal Service stands for one Raw Good of each tile you place, the Import Office for one Raw or Processed Good. You choose anew each time.',
      'Both may help with one tile, for different Goods. Neither helps with its own placement, and neither makes a token or points for Goods.'
    ],
    asks: [
      'how does the postal service work',
      'how does the import office work',
      'wild good',
      'joker good',
      'any raw good',
      'can I use postal service and import office together'
    ],
    related: ['requirements', 'buying-goods', 'good-tokens'],
    rulings: [31]
  },
  'chosen-good': {
    title: 'The Modular Factory’s Good',
    body: [
      'You choose a Processed Good when you place it, and the choice stays. You may choose one you make already, but you get no second token.'
    ],
    asks: [
      'can I change the good of the modular factory',
      'modular factory choice',
      'choose a processed good'
    ],
    related: ['good-tokens', 'industrial'],
    rulings: [10]
  }
};

/** Said in two chapters. */
export const LEAST = `A Good always costs at least ${leastPrice}.`;
