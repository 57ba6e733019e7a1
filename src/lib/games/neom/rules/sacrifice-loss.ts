import { LAST_GENERATION, type Generation } from '../data/tile-row';
import { sketchOf } from './city';
import { withoutTiles } from './city-edit';
import { incomeOf } from './income';
import { padChange } from './placement';
import type { DisasterAnswer } from './sacrifice';
import { scoreSketch, type Pad } from './scoring';
import { COINS_A_POINT } from './scoring/money';
import type { Cell, Player } from './table';
import { changeBetween, type CityChange } from './triggers';

/** What goes with the tiles of a sacrifice. */
export interface SacrificeLoss {
  readonly change: Pad;
  /** Coins less at the end of the Generation; below 0 it would be more. */
  readonly income: number;
  readonly city: CityChange;
}

/**
 * Points by which the best sacrifice is the better way; null where paying cannot be. Totals hold the
 * final income and no other: what it loses before then counts against it.
 */
export function sacrificeLead(
  { totalIfPaid, bestSacrifice }: Pick<DisasterAnswer, 'totalIfPaid' | 'bestSacrifice'>,
  { income }: Pick<SacrificeLoss, 'income'>,
  generation: Generation
): number | null {
  if (totalIfPaid === null) return null;
  const before = ((LAST_GENERATION - generation) * income) / COINS_A_POINT;
  return bestSacrifice.total - totalIfPaid - before;
}

export function lossOf(
  player: Player,
  cells: readonly Cell[],
  generation: Generation
): SacrificeLoss {
  const before = sketchOf(player.city);
  const after = sketchOf(withoutTiles(player.city, cells));
  return {
    change: padChange(scoreSketch(after, player).pad, scoreSketch(before, player).pad),
    income: incomeOf(before, generation).total - incomeOf(after, generation).total,
    city: changeBetween(before, after)
  };
}
