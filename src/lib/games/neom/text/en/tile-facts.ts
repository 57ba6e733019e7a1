import {
  COINS_COUNTED,
  EFFECT_COINS,
  FORMULA_POINTS,
  MODEST_POINTS,
  type FormulaRule
} from '../../data/formulas';
import type { CityTile, Effect, Income, Payment } from '../../data/tile-row';
import type { VariableTile } from '../../rules/scoring/variable';
import { points } from './amounts';
import { LEGEND } from './legend';

const per = (rule: FormulaRule): string => points(FORMULA_POINTS[rule]);
const perCoins = (rule: FormulaRule): string => `${per(rule)} for every £${COINS_COUNTED}`;
const pays = (effect: keyof typeof EFFECT_COINS): string => `£${EFFECT_COINS[effect]}`;

/** What each question mark stands for, by tile number. */
const VARIABLE_FACTS: Readonly<Record<VariableTile, string>> = {
  60: `${perCoins('treasury')} of cash before the final income`,
  103: `${per('warehouse')} for each Good the City makes`,
  118: `${per('hospital-nearby')} for each Residential tile nearby, ${FORMULA_POINTS['hospital-other']} for each other one`,
  124: `${per('community-center')} for each Neighborhood, whatever its size`,
  125: `${per('city-hall')} for each set of a Residential, a Commercial and an Industrial tile`,
  126: `${per('park')} for each polluting tile nearby`,
  127: `${per('chamber-of-commerce')} for each Residential tile near two or more Commercial tiles`,
  128: `${per('university')} for each Residential and each Industrial tile`,
  129: `${per('civic-center')} for each Public tile, this one too`,
  130: `${per('prison')} for each Residential tile that prints ${points(MODEST_POINTS)} or less`,
  131: `${per('parking-authority')} for each 2×2 block joined by roads all round`,
  132: `${per('merchant-union')} for each Commercial tile`,
  134: `${per('metro-station')} for each corner with a tile other than a Resource tile`,
  135: `${per('penthouse')}, and ${FORMULA_POINTS['penthouse-commercial']} for each Commercial tile nearby`,
  138: `${per('air-quality-department')} for each Industrial tile on the border of the City`,
  140: `${per('hydroelectric-power')}, less 1 for each tile nearby other than Resource tiles`,
  142: `${per('bus-depot')} for each Industrial tile within two steps of a Residential tile, no diagonal steps`,
  143: 'half a point for each tile beside one of its own type, rounded down',
  144: `${per('efficiency-office')} for each tile of the largest Industrial cluster`,
  145: `${per('resource-agency-tiles')} for each Resource tile, the City Center too, and ${FORMULA_POINTS['resource-agency-goods']} for each Raw Good`,
  147: `${per('electrical-substation')} for each tile that generates Power`,
  148: `${per('city-council-one')} for each Neighborhood of one, ${FORMULA_POINTS['city-council-two']} of two, ${FORMULA_POINTS['city-council-more']} of three or more`,
  149: `${perCoins('finance-department')} of final income`
};

export const EFFECT_FACTS: Readonly<Record<Effect, string>> = {
  'contract-office':
    'when placed, once, any number of unplaced Cornerstones may be swapped for discarded ones',
  'postal-service': 'stands for one Raw Good of your choice in every later requirement',
  'import-office': 'stands for one Raw or Processed Good of your choice in every later requirement',
  'insurance-office': 'halves what you pay for a Disaster, rounded down',
  'investment-firm': `${pays('investment-firm')} for each tile selected later, before the action`,
  'merchant-union': `${pays('merchant-union')} after each Commercial tile placed later`,
  'tourism-board': `${pays('tourism-board')} for each Commercial tile a later tile is directly connected to`,
  'trade-office': `${pays('trade-office')} on placing for each pair of a Commercial and an Industrial tile side by side`
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
      return `£1 each Generation for each ${LEGEND.names[income.type]} tile${income.type === 'resource' ? ', the City Center too' : ''}`;
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
