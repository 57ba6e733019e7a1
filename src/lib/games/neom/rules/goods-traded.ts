import { GOODS, type Good } from '../data/goods';
import type { Player } from './table';

/** Whether any tile of a City is entered; its Goods are then read from it alone. */
export const isMirrored = ({ city }: Pick<Player, 'city'>): boolean =>
  city.cells.some((placed) => placed !== null);

/**
 * The Goods a player has for prices: what the City produces, and while it is not mirrored what was
 * ticked by hand besides. Ticks never score.
 */
export const goodsTraded = (player: Player, produced: readonly Good[]): readonly Good[] => {
  const { goodsTicked = [] } = player;
  if (goodsTicked.length === 0 || isMirrored(player)) return produced;
  return GOODS.filter((good) => produced.includes(good) || goodsTicked.includes(good));
};
