import type { CityTile, Disaster, Effect, TileRow, TileType } from '../../../data/tile-row';
import { emptyCity, withTile } from '../../../rules/city-edit';
import { ALL_ROADS } from '../../../rules/roads';
import { scoreCity, type NeomLine } from '../../../rules/scoring';
import type { RuleId } from './rule-ids';

type LineRule = NeomLine['rule'];

/** Where each line of a score is explained; a rule without an entry does not compile. */
const RULE_FOR_LINE: Readonly<Record<LineRule, RuleId>> = {
  printed: 'score-tiles',
  'commercial-unprinted': 'commercial',
  'industrial-unprinted': 'industrial',
  'resource-unprinted': 'resource',
  neighborhood: 'neighborhoods',
  'no-neighborhood': 'neighborhoods',
  good: 'goods-points',
  'good-not-chosen': 'chosen-good',
  'no-good': 'goods-points',
  money: 'money-points',
  'money-unknown': 'money-points',
  pollution: 'pollution',
  'no-pollution': 'pollution',
  'ghost-town-empty': 'ghost-town',
  'ghost-town-single': 'ghost-town',
  'no-ghost-town': 'ghost-town',
  'no-power': 'power',
  power: 'power',
  override: 'corrections',
  treasury: 'variable-money',
  'finance-department': 'variable-money',
  warehouse: 'variable-goods',
  'hospital-nearby': 'variable-nearby',
  'hospital-other': 'variable-nearby',
  'community-center': 'variable-roads',
  'city-hall': 'variable-counts',
  park: 'variable-nearby',
  'chamber-of-commerce': 'variable-nearby',
  university: 'variable-counts',
  'civic-center': 'variable-counts',
  prison: 'variable-counts',
  'parking-authority': 'variable-roads',
  'merchant-union': 'variable-counts',
  'metro-station': 'variable-places',
  penthouse: 'variable-nearby',
  'penthouse-commercial': 'variable-nearby',
  'air-quality-department': 'variable-places',
  'hydroelectric-power': 'variable-nearby',
  'bus-depot': 'variable-places',
  'zoning-authority': 'variable-places',
  'efficiency-office': 'variable-roads',
  'resource-agency-tiles': 'variable-counts',
  'resource-agency-goods': 'variable-goods',
  'electrical-substation': 'variable-counts',
  'city-council-one': 'variable-roads',
  'city-council-two': 'variable-roads',
  'city-council-more': 'variable-roads'
};
export const ruleEntryFor = (rule: LineRule): RuleId => RULE_FOR_LINE[rule];

const RULE_FOR_DISASTER: Readonly<Record<Disaster, RuleId>> = {
  flood: 'flood',
  fire: 'fire',
  'crime-spree': 'crime-spree'
};
export const ruleEntryForDisaster = (disaster: Disaster): RuleId => RULE_FOR_DISASTER[disaster];

const RULE_FOR_TYPE: Readonly<Record<TileType, RuleId>> = {
  residential: 'residential',
  commercial: 'commercial',
  industrial: 'industrial',
  public: 'public',
  resource: 'resource'
};

const RULE_FOR_EFFECT: Readonly<Record<Effect, RuleId>> = {
  'contract-office': 'contract-office',
  'postal-service': 'virtual-goods',
  'import-office': 'virtual-goods',
  'insurance-office': 'insurance',
  'investment-firm': 'money-later',
  'merchant-union': 'money-later',
  'tourism-board': 'money-later',
  'trade-office': 'money-on-placing'
};

/** The formula of a tile with a question mark, asked from the score of a City with nothing else. */
function formulaRules({ number, vp }: CityTile): readonly RuleId[] {
  if (vp !== 'variable') return [];
  const city = withTile(emptyCity('coal'), 0, { tile: number, roads: ALL_ROADS });
  const { lines } = scoreCity({ city, money: 0, finalIncomeIncluded: true });
  const rules = lines.flatMap(({ category, rule }) => (category === 'variable' ? [rule] : []));
  return [...new Set(rules.map(ruleEntryFor))];
}

/** The rules a tile brings into play, its own first. */
function rulesOfCityTile(tile: CityTile): readonly RuleId[] {
  const found: (RuleId | false)[] = [
    ...formulaRules(tile),
    tile.effect !== null && RULE_FOR_EFFECT[tile.effect],
    tile.protects.includes('fire') && 'fire-protection',
    tile.protects.includes('crime-spree') && 'police-protection',
    tile.produces === 'chosen' && 'chosen-good',
    tile.requirement.tiles !== undefined && 'required-tiles',
    tile.requirement.ways.length > 1 && 'either-or',
    tile.income?.kind === 'per-tile' && 'income-per-tile',
    tile.income !== null && 'income',
    tile.gain > 0 && 'money-on-placing',
    tile.power && 'power',
    tile.types.includes('residential') && 'neighborhoods',
    tile.polluting && 'pollution',
    tile.deck === 'cornerstone' && 'cornerstone-limit',
    tile.types.length > 1 && 'two-types',
    ...tile.types.map((type) => RULE_FOR_TYPE[type])
  ];
  return found.filter((id) => id !== false);
}

export const rulesOfTile = (tile: TileRow): readonly RuleId[] =>
  tile.kind === 'tile'
    ? rulesOfCityTile(tile)
    : [RULE_FOR_DISASTER[tile.disaster], 'disaster-selected', 'pay-or-sacrifice', 'insurance'];
