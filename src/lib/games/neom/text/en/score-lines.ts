import { COINS_COUNTED, FORMULA_POINTS, MODEST_POINTS } from '../../data/formulas';
import { cityTileOf } from '../../data/tiles';
import { BY_HAND, type NeomLine, type Pad } from '../../rules/scoring/score-line';
import { counted, points } from './amounts';
import { LEGEND } from './legend';

type Sentence = (line: NeomLine) => string;

const nameOf = ({ tile }: NeomLine): string => cityTileOf(tile!).name;

/** "Park: 3 polluting tiles nearby, 2 points each", and "no …" where nothing was counted. */
const each =
  (one: string, many: string): Sentence =>
  (line) =>
    line.count === 0
      ? `${nameOf(line)}: no ${many}, so no points`
      : `${nameOf(line)}: ${counted(line.count, one, many)}, ${points(line.points / line.count)} each`;

const tilesOf = (what: string): Sentence => each(`${what} tile`, `${what} tiles`);
const tilesThat = (what: string, rest: string): Sentence =>
  each(`${what} tile ${rest}`, `${what} tiles ${rest}`);

const forCoins =
  (what: string): Sentence =>
  (line) =>
    `${nameOf(line)}: £${line.count} of ${what}, ${points(FORMULA_POINTS.treasury)} for every £${COINS_COUNTED}: ${points(line.points)}`;

/** Why each line is what it is; one for every rule. */
const SENTENCES: Readonly<Record<NeomLine['rule'], Sentence>> = {
  printed: (line) =>
    line.points === 0
      ? `${nameOf(line)}: no points of its own`
      : `${nameOf(line)}: ${points(line.points)}`,
  'commercial-unprinted': (line) => `${nameOf(line)}: Commercial tiles bring money, not points`,
  'industrial-unprinted': (line) => `${nameOf(line)}: Industrial tiles bring Goods, not points`,
  'resource-unprinted': (line) => `${nameOf(line)}: Resource tiles have no points of their own`,

  neighborhood: (line) => `Neighborhood of ${line.count}: ${points(line.points)}`,
  'no-neighborhood': () => 'No Residential tiles, so no Neighborhood',
  good: (line) => `${LEGEND.names[line.good!]}: ${points(line.points)}`,
  'good-not-chosen': (line) => `${nameOf(line)}: its Good is not chosen yet`,
  'no-good': () => 'The City makes no Goods',
  money: (line) => `£${line.count}, 1 point for every £2: ${points(line.points)}`,
  'money-unknown': (line) => `Cash not entered yet, counted as £${line.count}`,
  pollution: (line) =>
    `${nameOf(line)}: ${counted(line.count, 'polluting tile')} nearby, ${points(line.points)}`,
  'no-pollution': () => 'No polluting tile near a Residential tile',
  'ghost-town-empty': (line) => `Ghost Town, nobody lives here: ${points(line.points)}`,
  'ghost-town-single': (line) => `Ghost Town, only 1 Residential tile: ${points(line.points)}`,
  'no-ghost-town': (line) => `${counted(line.count, 'Residential tile')}: no Ghost Town`,
  'no-power': (line) => `Nothing generates Power: ${points(line.points)}`,
  override: ({ byHand, count }) =>
    count === 0 ? `By hand: ${byHand!.note}, for a line that is gone` : `By hand: ${byHand!.note}`,
  power: (line) => `Power from ${counted(line.count, 'tile')}: no penalty`,

  treasury: forCoins('cash before the final income'),
  'finance-department': forCoins('final income'),
  warehouse: each('Good', 'Goods'),
  'hospital-nearby': tilesThat('Residential', 'nearby'),
  'hospital-other': tilesThat('Residential', 'farther away'),
  'community-center': each('Neighborhood', 'Neighborhoods'),
  'city-hall': each(
    'set of Residential, Commercial and Industrial',
    'sets of Residential, Commercial and Industrial'
  ),
  park: tilesThat('polluting', 'nearby'),
  'chamber-of-commerce': tilesThat('Residential', 'near two or more Commercial tiles'),
  university: tilesOf('Residential or Industrial'),
  'civic-center': tilesOf('Public'),
  prison: tilesThat('Residential', `that print ${points(MODEST_POINTS)} or less`),
  'parking-authority': each('road square', 'road squares'),
  'merchant-union': tilesOf('Commercial'),
  'metro-station': each('built-up corner', 'built-up corners'),
  penthouse: (line) => `${nameOf(line)}: ${points(line.points)} to begin with`,
  'penthouse-commercial': tilesThat('Commercial', 'nearby'),
  'air-quality-department': tilesThat('Industrial', 'on the border'),
  'hydroelectric-power': (line) =>
    `${nameOf(line)}: ${FORMULA_POINTS['hydroelectric-power']} less 1 for each of ${counted(line.count, 'tile')} nearby, ${points(line.points)}`,
  'bus-depot': tilesThat('Industrial', 'within two steps of a Residential tile'),
  'zoning-authority': (line) =>
    `${nameOf(line)}: ${counted(line.count, 'tile')} beside their own kind, half a point each, rounded down: ${points(line.points)}`,
  'efficiency-office': tilesThat('Industrial', 'in the largest cluster'),
  'resource-agency-tiles': tilesOf('Resource'),
  'resource-agency-goods': each('Raw Good', 'Raw Goods'),
  'electrical-substation': each('tile with Power', 'tiles with Power'),
  'city-council-one': each('Neighborhood of 1', 'Neighborhoods of 1'),
  'city-council-two': each('Neighborhood of 2', 'Neighborhoods of 2'),
  'city-council-more': each('Neighborhood of 3 or more', 'Neighborhoods of 3 or more')
};

/** What the rules say of a line, whatever a hand has made of it. */
export const ruleSentence = (line: NeomLine): string =>
  SENTENCES[line.rule]({ ...line, points: line.byHand?.instead ?? line.points });

export const scoreLineText = (line: NeomLine): string =>
  line.byHand && line.rule !== BY_HAND
    ? `${ruleSentence(line)}; by hand ${points(line.points)}: ${line.byHand.note}`
    : ruleSentence(line);

/** The pad's rows, as they are headed on the score sheet. */
export const padRowNames: Readonly<Record<keyof Pad, string>> = {
  tiles: 'Tiles',
  variable: 'Variable tiles',
  neighborhoods: 'Neighborhoods',
  goods: 'Goods',
  money: 'Money',
  pollution: 'Pollution',
  ghostTown: 'Ghost Town',
  power: 'Power',
  total: 'Total'
};
