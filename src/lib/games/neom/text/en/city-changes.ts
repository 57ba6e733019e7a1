import { signed } from '$lib/text/figure';
import type { Good } from '../../data/goods';
import { PAD_ROWS, type Pad } from '../../rules/scoring/score-line';
import type { Side } from '../../rules/roads';
import type { CityChange } from '../../rules/triggers';
import { counted } from './amounts';
import { LEGEND } from './legend';
import { listedNames } from './names';
import { padRowNames } from './score-lines';
import { sidesNamed } from './sides';

const goods = (these: readonly Good[]): string =>
  listedNames(these.map((good) => LEGEND.names[good]));
const routes = (sides: readonly Side[]): string => `${sidesNamed(sides)} Trade Route`;

/** What is lost in a City, a phrase each. */
export const lostWords = ({ goodsLost, routesLost, cutOff }: CityChange): readonly string[] => [
  ...(goodsLost.length > 0 ? [`${goods(goodsLost)} lost`] : []),
  ...(routesLost.length > 0 ? [`${routes(routesLost)} lost`] : []),
  ...(cutOff.length > 0 ? [`${counted(cutOff.length, 'tile')} cut off from the City Center`] : [])
];

/** What is won in a City, a phrase each. */
export const wonWords = ({ goodsGained, routesGained }: CityChange): readonly string[] => [
  ...(goodsGained.length > 0 ? [`makes ${goods(goodsGained)}`] : []),
  ...(routesGained.length > 0 ? [`${routes(routesGained)} active`] : [])
];

/** "Tiles +3, Pollution −2": the rows of the pad that change. */
export const padChangeWords = (change: Pad): readonly string[] =>
  PAD_ROWS.filter((row) => change[row] !== 0).map(
    (row) => `${padRowNames[row]} ${signed(change[row])}`
  );
