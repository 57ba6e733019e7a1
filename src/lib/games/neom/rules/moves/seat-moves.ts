import { fail, ok, type Result } from '$lib/engine/result';
import { MAX_PLAYERS } from '../entry-fields';
import { emptyCity } from '../city-edit';
import type { Player, Table } from '../table';
import { changePlayer, nothingApart, playerOf, type Step } from './edit';
import type { MoveOf, Setup } from './move';

/** RB "Setup": six L-Coins each. */
const STARTING_MONEY = 6;

export const newPlayer = (
  { id, name, cityGood }: Setup['players'][number],
  mode: Table['mode']
): Player => ({
  id,
  name,
  city: emptyCity(cityGood),
  money: mode === 'play' ? STARTING_MONEY : null,
  // A finished game is entered with all its money; a running one earns its final income later.
  finalIncomeIncluded: mode === 'score',
  routesUsed: []
});

/** Cash nobody has said is taken for what the way of keeping the table makes it. */
export const setMode =
  ({ mode }: MoveOf<'set-mode'>): Step =>
  (table) =>
    ok({
      ...table,
      mode,
      players: table.players
        .map(nothingApart)
        .map((player) =>
          player.money === null ? { ...player, finalIncomeIncluded: mode === 'score' } : player
        )
    });

const nameFree = (table: Table, name: string, but: string | null): Result<null> =>
  table.players.some((player) => player.name === name && player.id !== but)
    ? fail({ code: 'player/name-twice', values: { name } })
    : ok(null);

export const addPlayer =
  ({ id, name, cityGood, seat }: MoveOf<'add-player'>): Step =>
  (table) => {
    const count = table.players.length;
    if (count >= MAX_PLAYERS) return fail({ code: 'table/players', values: { count: count + 1 } });
    if (playerOf(table, id).ok) return fail({ code: 'player/id-twice', values: { player: id } });
    const free = nameFree(table, name, null);
    if (!free.ok) return free;
    const player = newPlayer({ id, name, cityGood }, table.mode);
    return ok({ ...table, players: table.players.toSpliced(seat ?? count, 0, player) });
  };

export const removePlayer =
  ({ player: id }: MoveOf<'remove-player'>): Step =>
  (table) => {
    const found = playerOf(table, id);
    if (!found.ok) return found;
    const players = table.players.filter((player) => player.id !== id);
    return players.length === 0
      ? fail({ code: 'table/players', values: { count: 0 } })
      : ok({ ...table, players });
  };

export const renamePlayer = ({ player: id, name }: MoveOf<'rename-player'>): Step =>
  changePlayer(id, (player, table) => {
    const free = nameFree(table, name, id);
    return free.ok ? ok({ ...player, name }) : free;
  });

export const setBoard = ({ player: id, cityGood }: MoveOf<'set-board'>): Step =>
  changePlayer(id, (player) => ok({ ...player, city: { ...player.city, cityGood } }));

/** The whole order at once; it must name everybody once. */
export const setSeats =
  ({ players: order }: MoveOf<'set-seats'>): Step =>
  (table) => {
    const players = order.flatMap((id) => table.players.filter((player) => player.id === id));
    const all = new Set(order).size === order.length && players.length === table.players.length;
    return all && order.length === players.length
      ? ok({ ...table, players })
      : fail({ code: 'table/seats', values: { count: table.players.length } });
  };
