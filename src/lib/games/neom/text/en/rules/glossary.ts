import { GOODS, LUXURY_GOODS, PROCESSED_GOODS, RAW_GOODS } from '../../../data/goods';
import { cornerstoneCount, goodPoints, price, salePrice } from './rule-figures';
import type { RuleId } from './rule-ids';

export interface Term {
  readonly id: string;
  readonly term: string;
  readonly text: string;
  /** The rule that says more. */
  readonly rule: RuleId;
  /** Other words for it. */
  readonly also?: readonly string[];
}

const term = (name: string, rule: RuleId, text: string, ...also: readonly string[]): Term => ({
  id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  term: name,
  text,
  rule,
  also
});

/** The game's words, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term(
    'Base price',
    'base-price',
    'What a Good costs by its tier, before the transport fee and Trade Routes.',
    'base cost'
  ),
  term(
    'Border',
    'variable-places',
    'The 16 outer spaces of the City, corners included.',
    'edge of the board'
  ),
  term(
    'City board',
    'city-board',
    'A five by five grid with the City Center in the middle. One for each Raw Good.'
  ),
  term(
    'City Center',
    'city-center',
    'The middle space. Makes the Raw Good of the board and counts as a Resource tile; not a tile that can be sacrificed.',
    'city centre',
    'middle'
  ),
  term(
    'Cluster',
    'direct-connection',
    'Tiles of one type, directly connected with one another. A cluster of Residential tiles is a Neighborhood.',
    'group'
  ),
  term('Commercial', 'commercial', 'Blue tiles. They bring money.', 'blue'),
  term(
    'Connected',
    'direct-connection',
    'A path of roads leads from one tile to the other, over further tiles if need be.'
  ),
  term(
    'Cornerstone',
    'cornerstone-action',
    `One of ${cornerstoneCount} special tiles; you choose three before the game and place them instead of a selected tile.`
  ),
  term('Crime Spree', 'crime-spree', 'The Disaster of Generation 3.', 'crime'),
  term(
    'Cut off',
    'cut-off',
    'Without a road path to the City Center. Such tiles keep working and scoring.',
    'disconnected'
  ),
  term(
    'Deck',
    'tiles-left-out',
    'The tiles of one Generation that are in the game: eight for each of three to five players.'
  ),
  term('Diagonally adjacent', 'nearby', 'Touching at a corner only.', 'diagonal'),
  term(
    'Directly connected',
    'direct-connection',
    'Side by side, with a road on the shared edge on both tiles.'
  ),
  term(
    'Disaster',
    'disaster-selected',
    'One tile in each deck that is never placed: it hits everybody but the player who selects it.'
  ),
  term(
    'Final income',
    'final-income',
    'The income at the end of Generation 3, paid before scoring.'
  ),
  term('Fire', 'fire', 'The Disaster of Generation 2.'),
  term('Flood', 'flood', 'The Disaster of Generation 1.'),
  term(
    'Gain',
    'money-on-placing',
    'Coins a tile brings once, when it is placed. Marked with a lightning bolt on the tile.',
    'bonus',
    'lightning'
  ),
  term(
    'General supply',
    'set-up-steps',
    'All coins and Good tokens no player holds.',
    'bank',
    'supply'
  ),
  term(
    'Generation',
    'course-of-play',
    'Seven turns with tiles of one deck, then income. The game has three.',
    'round',
    'era',
    'age'
  ),
  term(
    'Ghost Town',
    'ghost-town',
    'A City with fewer than two Residential tiles at the end. It loses points.'
  ),
  term(
    'Good',
    'goods-tiers',
    `One of ${GOODS.length} things a City can make: ${RAW_GOODS.length} Raw, ${PROCESSED_GOODS.length} Processed, ${LUXURY_GOODS.length} Luxury.`,
    'goods',
    'resource'
  ),
  term(
    'Good token',
    'good-tokens',
    'Shows that a City makes a Good. At most one of each; never spent.',
    'chip',
    'marker'
  ),
  term('Income', 'income', 'Money tiles pay at the end of each Generation.'),
  term(
    'Industrial',
    'industrial',
    'Yellow tiles. They make Processed and Luxury Goods and pollute.',
    'yellow'
  ),
  term('L-Coin', 'box', 'The game’s money, written £.', 'money', 'coin', 'pound'),
  term(
    'Luxury Good',
    'goods-tiers',
    `Third tier: Electronics, Jewelry, Sports Cars. ${price('luxury')} to buy, ${goodPoints('luxury')} points to make.`
  ),
  term(
    'Nearby',
    'nearby',
    'On one of the up to eight spaces around, corners included.',
    'adjacent',
    'around',
    'surrounding'
  ),
  term(
    'Neighborhood',
    'neighborhoods',
    'Residential tiles that are directly connected, also a single one. Larger ones score more.',
    'neighbourhood'
  ),
  term(
    'Orthogonally adjacent',
    'nearby',
    'Sharing an edge: above, below, left or right.',
    'orthogonal',
    'beside'
  ),
  term(
    'Pack',
    'two-packs',
    'The tiles one selects from: the hand with three to five players, an open pile with one or two.',
    'hand'
  ),
  term(
    'Polluting',
    'polluting',
    'With the Pollution mark. Costs points near Residential tiles.',
    'pollution',
    'smoke'
  ),
  term(
    'Power',
    'power',
    'Made by tiles with the Power mark. A City without it loses points.',
    'electricity'
  ),
  term(
    'Preliminary Round',
    'preliminary-round',
    'The choice of Cornerstones before the first Generation.'
  ),
  term(
    'Printed value',
    'score-tiles',
    'The points that stand on the tile. A question mark is not one of them.',
    'face value'
  ),
  term(
    'Processed Good',
    'goods-tiers',
    `Second tier, made by Industrial tiles. ${price('processed')} to buy, ${goodPoints('processed')} points to make.`
  ),
  term(
    'Protected',
    'fire-protection',
    'Not counted when a Fire or Crime Spree payment is worked out. Never safe from being sacrificed.',
    'protection'
  ),
  term('Public', 'public', 'Orange tiles. Points, protection, Power and other help.', 'orange'),
  term(
    'Raw Good',
    'goods-tiers',
    `First tier, made by Resource tiles and the City Center. ${price('raw')} to buy, ${goodPoints('raw')} point to make.`
  ),
  term(
    'Replace',
    'replacing',
    'Place a tile over a Resource tile or over one it shares a type with.',
    'overbuild'
  ),
  term(
    'Requirement',
    'requirements',
    'What must be paid, made or present to place a tile.',
    'cost'
  ),
  term(
    'Residential',
    'residential',
    'Green tiles. Points of their own, and more in Neighborhoods.',
    'green',
    'house'
  ),
  term(
    'Resource',
    'resource',
    'Grey tiles. They make Raw Goods and may be replaced by any tile.',
    'grey',
    'gray'
  ),
  term(
    'Road',
    'path-to-center',
    'Leaves a tile over up to four edges. Joins tiles where both have one on the shared edge.',
    'street'
  ),
  term(
    'Road square',
    'variable-roads',
    'Two by two tiles, each joined by road to the next all round. The Parking Authority counts them.'
  ),
  term('Sacrifice', 'pay-or-sacrifice', 'Give tiles to a Disaster instead of paying.', 'discard'),
  term(
    'Select',
    'selecting',
    'Take the one tile of the turn from your hand or pack.',
    'draft',
    'choose',
    'pick'
  ),
  term('Sell', 'selling', `Return the selected tile and take ${salePrice}.`),
  term(
    'Set',
    'variable-counts',
    'One Residential, one Commercial and one Industrial tile together, for City Hall.'
  ),
  term('Space', 'city-board', 'One of the 25 squares of a City.', 'square', 'cell', 'field'),
  term(
    'Trade Route',
    'trade-route',
    'A way out of the City at the left or right end of the middle row. Makes Goods cheaper on that side.'
  ),
  term(
    'Transport fee',
    'transport-fee',
    '£1 for each player between buyer and seller.',
    'shipping'
  ),
  term(
    'Turn',
    'turn-steps',
    'Everybody selects one tile and takes one action. Seven make a Generation.'
  ),
  term('Unprotected', 'fire-protection', 'Counted for the payment of a Fire or a Crime Spree.'),
  term(
    'Variable tile',
    'variable-tiles',
    'A tile with a question mark for its points.',
    'question mark'
  ),
  term('Victory Points', 'score-pad', 'What decides the game. Most of them wins.', 'vp', 'points'),
  term(
    'Virtual Good',
    'virtual-goods',
    'A Good the Postal Service or the Import Office stands for while a tile is placed.',
    'wild',
    'joker'
  )
];
