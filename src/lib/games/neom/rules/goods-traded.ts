import { GOODS, type Good, type Tier } from '../data/goods';
import { sketchOf } from './city';
import { unchosenFactories } from './scoring/goods';
import type { Player, Table } from './table';

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

/** Whether a player may make more Goods of a tier than is known. */
function mayMakeMore(player: Player, tier: Tier): boolean {
  if (!isMirrored(player)) return !player.goodsTicked?.length;
  return tier === 'processed' && unchosenFactories(sketchOf(player.city)) !== 0;
}

/** Whether somebody else may sell Goods of a tier that nobody is known to make. */
export const mayBeSold = ({ players }: Table, buyer: number, tier: Tier): boolean =>
  players.some((player, seat) => seat !== buyer && mayMakeMore(player, tier));
