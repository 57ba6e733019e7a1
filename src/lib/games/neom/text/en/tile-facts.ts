import type { CityTile, Effect, Income, Payment } from '../../data/tile-row';
import type { VariableTile } from '../../rules/scoring/variable';
import { LEGEND } from './legend';

/** What each question mark stands for, by tile number. */
const VARIABLE_FACTS: Readonly<Record<VariableTile, string>> = {
  60: '1 point for every £5 of cash before the final income',
  103: '1 point for each Good the City makes',
  118: '2 points for each Residential tile nearby, 1 for each other one',
  124: '4 points for each Neighborhood',
  125: '3 points for each set of a Residential, a Commercial and an Industrial tile',
  126: '2 points for each polluting tile nearby',
  127: '2 points for each Residential tile near two or more Commercial tiles',
  128: '1 point for each Residential and each Industrial tile',
  129: '2 points for each Public tile, this one too',
  130: '2 points for each Residential tile that prints 2 points or less',
  131: '2 points for each 2×2 block joined by roads all round',
  132: '1 point for each Commercial tile',
  134: '3 points for each corner with a tile other than a Resource tile',
  135: '6 points, and 1 for each Commercial tile nearby',
  138: '2 points for each Industrial tile on the border of the City',
  140: '11 points, less 1 for each tile nearby other than Resource tiles',
  142: '3 points for each Industrial tile within two steps of a Residential tile',
  143: 'half a point for each tile beside one of its own type, rounded down',
  144: '2 points for each tile of the largest Industrial cluster',
  145: '2 points for each Resource tile, 1 for each Raw Good',
  147: '4 points for each tile that generates Power',
  148: '3 points for each Neighborhood of one, 6 of two, 9 of three or more',
  149: '1 point for every £5 of final income'
};

const EFFECT_FACTS: Readonly<Record<Effect, string>> = {
  'contract-office': 'when placed, unplaced Cornerstones may be swapped for discarded ones',
  'postal-service': 'stands for one Raw Good in every later requirement',
  'import-office': 'stands for one Raw or Processed Good in every later requirement',
  'insurance-office': 'halves what a Disaster costs, rounded down',
  'investment-firm': '£1 for each tile selected later',
  'merchant-union': '£1 for each Commercial tile placed later',
  'tourism-board': '£2 for each Commercial tile a later tile is directly connected to',
  'trade-office': '£2 on placing for each Commercial tile beside an Industrial one'
};

const paymentText = ({ coins, goods }: Payment): string =>
  [...(coins > 0 ? [`£${coins}`] : []), ...goods.map((good) => LEGEND.names[good])].join(' and ');

function incomeText(income: Income): string {
  switch (income.kind) {
    case 'fixed':
      return `£${income.coins} each Generation`;
    case 'by-generation':
      return `${income.coins.map((coins) => `£${coins}`).join(', ')} at the end of Generation 1, 2, 3`;
    case 'per-tile':
      return `£1 each Generation for each ${LEGEND.names[income.type]} tile`;
  }
}

export function requirementText({ requirement: { ways, tiles } }: CityTile): string | null {
  if (tiles) return `needs ${tiles.atLeast} ${LEGEND.names[tiles.type]} tiles in the City`;
  const text = ways.map(paymentText).join(' or ');
  return text === '' ? null : `needs ${text}`;
}

/** What a tile does, a phrase each, in the order they matter. */
export function tileFacts(tile: CityTile): readonly string[] {
  const facts: (string | null | false)[] = [
    requirementText(tile),
    tile.produces === 'chosen'
      ? 'makes one Processed Good, chosen when placed'
      : tile.produces.length > 0 &&
        `makes ${tile.produces.map((good) => LEGEND.names[good]).join(', ')}`,
    tile.gain > 0 && `£${tile.gain} on placing`,
    tile.income && incomeText(tile.income),
    tile.power && 'generates Power',
    tile.polluting && 'pollutes',
    tile.protects.includes('fire') && 'protects itself and the tiles nearby from Fire',
    tile.protects.includes('crime-spree') &&
      'protects itself and the tiles nearby from Crime Spree',
    tile.effect && EFFECT_FACTS[tile.effect],
    tile.vp === 'variable' && VARIABLE_FACTS[tile.number as VariableTile]
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
