import { fail, ok } from '$lib/engine/result';
import { MODULAR_FACTORY } from '../../data/tiles';
import type { PlacedTile } from '../table';
import { changePlayer, type Step } from './edit';
import type { MoveOf } from './move';

/** A player's City as another phone has it, in the place of what was entered here: one step to undo. */
export const takeCity = (move: MoveOf<'take-city'>): Step =>
  changePlayer(move.player, (player) => {
    const { cityGood, cells, money, finalIncomeIncluded, routesUsed, goodsTicked } = move;
    const wrong = cells.find((placed) => placed?.good && placed.tile !== MODULAR_FACTORY);
    if (wrong) return fail({ code: 'tile/no-good', values: { tile: wrong.tile } });
    const placed = cells.map((entered): PlacedTile | null => {
      if (!entered || entered.tile === MODULAR_FACTORY) return entered;
      return { tile: entered.tile, roads: entered.roads };
    });
    // Not all of the player as before: Goods ticked by hand go.
    const { id, name } = player;
    return ok({
      id,
      name,
      city: { cityGood, cells: placed },
      money,
      finalIncomeIncluded,
      routesUsed: [...new Set(routesUsed)],
      ...(goodsTicked && { goodsTicked })
    });
  });
