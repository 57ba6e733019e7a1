import { EMPTY_SET, sizeOf, type CellSet } from '$lib/engine/grid/cell-set';
import { FORMULA_POINTS, type FormulaRule } from '../../data/formulas';
import { tierOf } from '../../data/goods';
import { BORDER, CORNERS, NEARBY } from '../city-grid';
import { pollutersNear } from '../pollution';
import {
  industryNearHomes,
  largestIndustry,
  modestHomes,
  residentsNearShops,
  roadSquares,
  zonedTiles
} from './counted-tiles';
import {
  each,
  eachGroup,
  formula,
  part,
  perFiveCoins,
  perTile,
  roadFormula,
  type Formula,
  type ScoringView
} from './formula';
import { tileLine, type Missing, type NeomLine } from './score-line';

/** The spaces that make the City's Goods of the tiers asked for, and how many Goods those are. */
const goodsPart = <Rule extends FormulaRule>(rule: Rule, view: ScoringView, rawOnly: boolean) => {
  const { goods, producers } = view.sketch;
  const counted = rawOnly ? goods.filter((good) => tierOf(good) === 'raw') : goods;
  const cells = counted.reduce<CellSet>((set, good) => set | producers.get(good)!, EMPTY_SET);
  return part(rule, cells, counted.length, counted.length * FORMULA_POINTS[rule]);
};

/** Every tile with a question mark for its Victory Points, by its number. */
export const VARIABLE = {
  60: perFiveCoins('treasury', (view) => view.savings, 'cash'),
  103: formula((view) => [goodsPart('warehouse', view, false)], 'good'),
  118: formula(({ sketch: { ofType } }, cell) => [
    each('hospital-nearby', ofType.residential & NEARBY[cell]!),
    each('hospital-other', ofType.residential & ~NEARBY[cell]!)
  ]),
  124: roadFormula((view) => [eachGroup('community-center', view.neighborhoods)]),
  125: formula(({ sketch: { ofType, counts } }) => {
    const sets = Math.min(counts.residential, counts.commercial, counts.industrial);
    const counted = ofType.residential | ofType.commercial | ofType.industrial;
    return [
      part('city-hall', sets > 0 ? counted : EMPTY_SET, sets, FORMULA_POINTS['city-hall'] * sets)
    ];
  }),
  126: perTile('park', pollutersNear),
  127: perTile('chamber-of-commerce', residentsNearShops),
  128: perTile('university', ({ ofType }) => ofType.residential | ofType.industrial),
  129: perTile('civic-center', ({ ofType }) => ofType.public),
  130: perTile('prison', modestHomes),
  131: roadFormula(({ sketch }) => [eachGroup('parking-authority', roadSquares(sketch))]),
  132: perTile('merchant-union', ({ ofType }) => ofType.commercial),
  134: perTile('metro-station', ({ built }) => built & CORNERS),
  135: formula(({ sketch: { ofType } }, cell) => [
    part('penthouse', EMPTY_SET, 1, FORMULA_POINTS.penthouse),
    each('penthouse-commercial', ofType.commercial & NEARBY[cell]!)
  ]),
  138: perTile('air-quality-department', ({ ofType }) => ofType.industrial & BORDER),
  140: formula(({ sketch: { built } }, cell) => {
    const neighbours = built & NEARBY[cell]!;
    const count = sizeOf(neighbours);
    return [
      part('hydroelectric-power', neighbours, count, FORMULA_POINTS['hydroelectric-power'] - count)
    ];
  }),
  142: perTile('bus-depot', industryNearHomes),
  143: formula(({ sketch }) => {
    const zoned = zonedTiles(sketch);
    const count = sizeOf(zoned);
    return [
      part('zoning-authority', zoned, count, Math.floor(count * FORMULA_POINTS['zoning-authority']))
    ];
  }),
  144: roadFormula(({ sketch }) => [each('efficiency-office', largestIndustry(sketch))]),
  145: formula((view) => [
    each('resource-agency-tiles', view.sketch.ofType.resource),
    goodsPart('resource-agency-goods', view, true)
  ]),
  147: perTile('electrical-substation', ({ power }) => power),
  148: roadFormula(({ neighborhoods }) => {
    const ofSize = (test: (size: number) => boolean): readonly CellSet[] =>
      neighborhoods.filter((tiles) => test(sizeOf(tiles)));
    return [
      eachGroup(
        'city-council-one',
        ofSize((size) => size === 1)
      ),
      eachGroup(
        'city-council-two',
        ofSize((size) => size === 2)
      ),
      eachGroup(
        'city-council-more',
        ofSize((size) => size > 2)
      )
    ];
  }),
  149: perFiveCoins('finance-department', (view) => view.finalIncome)
} as const;

export type VariableTile = keyof typeof VARIABLE;
export type VariableRule =
  (typeof VARIABLE)[VariableTile] extends Formula<infer Rule> ? Rule : never;

const FORMULAS: Readonly<Record<number, Formula<VariableRule>>> = VARIABLE;

/** A line for each count that is not zero; a tile that scores nothing keeps its first. */
export const scoreVariable = (view: ScoringView, missing: Missing): readonly NeomLine[] =>
  view.sketch.tiles.flatMap((tile, cell) => {
    if (tile?.vp !== 'variable') return [];
    const { restsOn, parts } = FORMULAS[tile.number]!;
    const waitsFor = restsOn !== null && missing[restsOn] ? restsOn : null;
    const all = parts(view, cell);
    const some = all.filter(({ points }) => points !== 0);
    return (some.length > 0 ? some : all.slice(0, 1)).map(({ rule, counted, count, points }) =>
      tileLine('variable', rule, tile, cell, counted, count, points, waitsFor)
    );
  });
