import { cellsOf, EMPTY_SET, subsetOf, type CellSet } from '$lib/engine/grid/cell-set';
import { TIER_FACTS, tierOf } from '../../data/goods';
import type { Sketch } from '../city';
import { cityLine, tileLine, type NeomLine } from './score-line';

/** Modular Factories whose Good nobody has said: it may be one the City does not make yet. */
export const unchosenFactories = ({ city, placed, tiles }: Sketch): CellSet =>
  subsetOf(placed, (cell) => tiles[cell]!.produces === 'chosen' && !city.cells[cell]!.good);

/** Each Good once, however many tiles make it (NEOM-10). */
export function scoreGoods(sketch: Sketch, unchosen: CellSet): readonly NeomLine[] {
  const { goods, producers, tiles } = sketch;
  const lines = [
    ...goods.map((good) => {
      const points = TIER_FACTS[tierOf(good)].vp;
      return cityLine('goods', 'good', producers.get(good)!, 1, points, null, good);
    }),
    ...cellsOf(unchosen).map((cell) =>
      tileLine('goods', 'good-not-chosen', tiles[cell]!, cell, 1 << cell, 0, 0, 'good')
    )
  ];
  return lines.length > 0 ? lines : [cityLine('goods', 'no-good', EMPTY_SET, 0, 0)];
}
