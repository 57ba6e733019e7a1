import { EMPTY_SET } from '$lib/engine/grid/cell-set';
import { TIER_FACTS, tierOf } from '../../data/goods';
import type { Sketch } from '../city';
import { cityLine, type NeomLine } from './score-line';

/** Each Good once, however many tiles make it (NEOM-10). */
export const scoreGoods = ({ goods, producers }: Sketch): readonly NeomLine[] =>
  goods.length === 0
    ? [cityLine('goods', 'no-good', EMPTY_SET, 0, 0)]
    : goods.map((good) => {
        const points = TIER_FACTS[tierOf(good)].vp;
        return cityLine('goods', 'good', producers.get(good)!, 1, points, false, good);
      });
