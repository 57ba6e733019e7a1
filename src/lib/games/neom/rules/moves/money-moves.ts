import { ok } from '$lib/engine/result';
import { sketchOf } from '../city';
import { withoutTiles } from '../city-edit';
import { incomeOf } from '../income';
import { GOODS } from '../../data/goods';
import { LAST_GENERATION, type Generation } from '../../data/tile-row';
import { tileOf } from '../../data/tiles';
import type { GoneTile, Player, Table } from '../table';
import {
  addMoney,
  changeCity,
  changePlayer,
  inTurn,
  noteGone,
  nothingApart,
  playerOf,
  receive,
  selecting,
  setPlayer,
  tileAt,
  type Step
} from './edit';
import type { MoveOf } from './move';

/** RB "Selling the Tile for Money". */
export const SALE = 5;

/** The final income comes once, however often it is asked for. */
export const hasIncome = (player: Player, generation: Generation): boolean =>
  generation === LAST_GENERATION && player.finalIncomeIncluded;

function paidIncome(player: Player, generation: Generation): Player {
  if (hasIncome(player, generation)) return player;
  const { total } = incomeOf(sketchOf(player.city), generation);
  return {
    ...player,
    money: player.money === null ? null : player.money + total,
    finalIncomeIncluded: generation === LAST_GENERATION
  };
}

/** Routes can be used again in the next Generation (NEOM-30). */
export const setTurn =
  ({ generation, turn }: Pick<MoveOf<'set-turn'>, 'generation' | 'turn'>): Step =>
  (table) => {
    const fresh = generation !== table.generation;
    const players = table.players
      .map(nothingApart)
      .map((one) => (fresh ? { ...one, routesUsed: [] } : one));
    return ok({ ...table, players, generation, turn });
  };

/** End of a Generation: everybody's income, then the next Generation begins. */
export const collectIncome: Step = (table: Table) => {
  const players = table.players
    .map(nothingApart)
    .map((player) => paidIncome(player, table.generation));
  const paid = { ...table, players };
  if (table.generation === LAST_GENERATION) return ok(paid);
  return setTurn({ generation: table.generation === 1 ? 2 : 3, turn: 1 })(paid);
};

export const buy = ({ player, seller, price }: MoveOf<'buy'>): Step =>
  inTurn(addMoney(player, -price), seller === null ? ok : receive(seller, price));

/** A tile sold was selected before (NEOM-27). */
export const sell = ({ player, tile }: MoveOf<'sell'>): Step =>
  inTurn(
    selecting(player),
    addMoney(player, SALE),
    noteGone(...(tile === null ? [] : [{ player, tile, how: 'sold' as const }]))
  );

/** A Disaster was selected (NEOM-27); another tile makes way for a Cornerstone, whose placing pays. */
export const discard = ({ player, tile }: MoveOf<'discard'>): Step =>
  inTurn(
    tileOf(tile)?.kind === 'disaster' ? selecting(player) : setPlayer(player, {}),
    noteGone({ player, tile, how: 'discarded' })
  );

/** At the end of the turn, when nothing is kept apart any longer (RB "Resolving a Disaster"). */
export const resolveDisaster =
  ({ player, paid, sacrificed }: MoveOf<'resolve-disaster'>): Step =>
  (table) => {
    const found = playerOf(table, player);
    if (!found.ok) return found;
    const gone: Omit<GoneTile, 'turn'>[] = [];
    for (const cell of new Set(sacrificed)) {
      const there = tileAt(found.value.city, cell);
      if (!there.ok) return there;
      gone.push({ player, tile: there.value.tile, how: 'sacrificed' });
    }
    return inTurn(
      addMoney(player, -paid),
      changePlayer(player, (one) => ok(nothingApart(one))),
      changeCity(player, (city) => ok(withoutTiles(city, sacrificed))),
      noteGone(...gone)
    )(table);
  };

export const useRoute = ({ player, side }: MoveOf<'use-route'>): Step =>
  changePlayer(player, (one) =>
    ok({ ...one, routesUsed: [...new Set([...one.routesUsed, side])] })
  );

export const freeRoute = ({ player, side }: MoveOf<'free-route'>): Step =>
  changePlayer(player, (one) =>
    ok({ ...one, routesUsed: one.routesUsed.filter((used) => used !== side) })
  );

export const setGoodsMade = ({ player, goods }: MoveOf<'set-goods-made'>): Step =>
  setPlayer(player, { goodsTicked: GOODS.filter((good) => goods.includes(good)) });

/** Counted by hand, all of it is there to be used. */
export const setMoney = ({ player, money }: MoveOf<'set-money'>): Step =>
  changePlayer(player, (one) => ok({ ...nothingApart(one), money }));

export const setFinalIncome = ({ player, included }: MoveOf<'set-final-income'>): Step =>
  setPlayer(player, { finalIncomeIncluded: included });
