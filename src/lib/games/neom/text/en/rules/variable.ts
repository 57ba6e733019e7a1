import { COINS_COUNTED } from '../../../data/formulas';
import type { ChapterText } from './rule-text';

export const variable: ChapterText<'variable'> = {
  'variable-tiles': {
    title: 'Tiles with a question mark',
    body: [
      'Their points are worked out from your City at the end of the game. They stand on a row of their own on the pad. Each has its formula, with an example, on its page.'
    ],
    asks: [
      'question mark points',
      'variable points',
      'what does the ? mean',
      'how to score ? tiles'
    ],
    related: ['variable-nearby', 'variable-counts', 'variable-places', 'variable-roads'],
    rulings: [24]
  },
  'variable-nearby': {
    title: 'Points for tiles nearby',
    body: [
      'Park, Hospital, Penthouse and Hydroelectric Power look at the up to eight spaces around them; the Chamber of Commerce looks around each Residential tile. Corners count, roads do not.'
    ],
    asks: ['how does the park score', 'hospital points', 'penthouse points', 'chamber of commerce'],
    related: ['nearby', 'polluting', 'two-types'],
    rulings: [17, 23]
  },
  'variable-counts': {
    title: 'Points for counting tiles',
    body: [
      'University, Civic Center, Prison, Merchant Union, Electrical Substation, Resource Agency and City Hall count tiles anywhere in the City. City Hall counts sets: the fewest of Residential, Commercial and Industrial tiles, times three.',
      'The Prison counts Residential tiles that print 0, 1 or 2 points.'
    ],
    asks: [
      'how does city hall score',
      'prison points',
      'university points',
      'does the civic center count itself',
      'electrical substation'
    ],
    related: ['two-types', 'city-center', 'power-tiles'],
    rulings: [16, 18]
  },
  'variable-places': {
    title: 'Points for where tiles lie',
    body: [
      'Metro Station: corners with a tile other than a Resource tile. Air Quality Department: Industrial tiles on the 16 border spaces. Bus Depot: Industrial tiles within two orthogonal steps of a Residential tile. Zoning Authority: tiles beside one of their own type. Roads do not matter.'
    ],
    asks: [
      'how does the bus depot score',
      'zoning authority half points',
      'metro station corners',
      'air quality department',
      'within two spaces'
    ],
    related: ['nearby', 'city-center', 'two-types'],
    rulings: [19, 20, 23],
    example: 'zoning-authority'
  },
  'variable-roads': {
    title: 'Points by roads',
    body: [
      'Community Center and City Council count Neighborhoods. The Parking Authority counts blocks of two by two tiles joined by roads all round; blocks may overlap. The Efficiency Office counts the tiles of your largest Industrial cluster.'
    ],
    asks: [
      'how does the parking authority score',
      'road squares',
      'city council points',
      'efficiency office cluster',
      'community center points'
    ],
    related: ['neighborhoods', 'direct-connection', 'optional-roads'],
    rulings: [21, 22]
  },
  'variable-money': {
    title: 'Points for money',
    body: [
      `Treasury: one point for every full £${COINS_COUNTED} of cash without the final income. Finance Department: one point for every full £${COINS_COUNTED} of the final income alone.`
    ],
    asks: [
      'does the treasury count final income',
      'treasury points',
      'finance department points',
      'every five coins'
    ],
    related: ['final-income', 'money-points'],
    rulings: [15]
  },
  'variable-goods': {
    title: 'Points for Good tokens',
    body: [
      'The Warehouse counts all your Good tokens, the Resource Agency your Raw Good tokens besides Resource tiles. The points for the Goods themselves are counted as well.'
    ],
    asks: ['warehouse points', 'resource agency points', 'points for tokens'],
    related: ['goods-points', 'good-tokens', 'city-center'],
    rulings: [6]
  }
};
