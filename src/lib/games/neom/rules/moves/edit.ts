import { fail, ok, type Result } from '$lib/engine/result';
import type { City, GoneTile, PlacedTile, Player, Table } from '../table';
import { selectionGain } from '../triggers';

/** Parts of moves: each takes a table and gives the next one, or a fault. */
export type Step = (table: Table) => Result<Table>;

/** One step after the other; the first fault ends it and nothing is changed. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  (table) =>
    steps.reduce<Result<Table>>((done, step) => (done.ok ? step(done.value) : done), ok(table));

export function playerOf(table: Table, id: string): Result<Player> {
  const found = table.players.find((player) => player.id === id);
  return found ? ok(found) : fail({ code: 'player/unknown', values: { player: id } });
}

export const changePlayer =
  (id: string, change: (player: Player, table: Table) => Result<Player>): Step =>
  (table) => {
    const found = playerOf(table, id);
    if (!found.ok) return found;
    const changed = change(found.value, table);
    if (!changed.ok) return changed;
    return ok({
      ...table,
      players: table.players.map((player) => (player.id === id ? changed.value : player))
    });
  };

export const setPlayer = (id: string, values: Partial<Player>): Step =>
  changePlayer(id, (player) => ok({ ...player, ...values }));

export const changeCity = (id: string, change: (city: City) => Result<City>): Step =>
  changePlayer(id, (player) => {
    const city = change(player.city);
    return city.ok ? ok({ ...player, city: city.value }) : city;
  });

/** Cash that nobody has said stays unsaid; nobody can pay what they do not have. */
export const addMoney = (id: string, coins: number): Step =>
  changePlayer(id, (player) => {
    if (player.money === null) return ok(player);
    const money = player.money + coins;
    if (money >= 0) return ok({ ...player, money });
    const values = { player: player.name, coins: -coins, money: player.money };
    return fail({ code: 'money/short', values });
  });

/** The cash is one heap again: what buyers paid may be used (RB "Buying Missing Goods"). */
export const nothingApart = (player: Player): Player => {
  const { keptApart, ...all } = player;
  return keptApart === undefined ? player : all;
};

/** What a buyer pays for a Good cannot be used in the turn it is paid; turns are only kept in play. */
export const receive = (id: string, coins: number): Step =>
  inTurn(
    addMoney(id, coins),
    changePlayer(id, (player, { mode }) =>
      ok(
        mode === 'play' && player.money !== null
          ? { ...player, keptApart: (player.keptApart ?? 0) + coins }
          : player
      )
    )
  );

/**
 * The Investment Firm pays on selecting, so it may help to pay for the tile (NEOM-27). With one tile
 * selected a turn, what came in before can be used from the next one on.
 */
export const selecting = (id: string): Step =>
  changePlayer(id, (player) => {
    const { money, city } = player;
    const paid = money === null ? null : money + selectionGain(city);
    return ok({ ...nothingApart(player), money: paid });
  });

export const tileAt = (city: City, cell: number): Result<PlacedTile> => {
  const placed = city.cells[cell];
  return placed ? ok(placed) : fail({ code: 'city/empty', values: { cell } });
};

/** Notes what went back to the box; only kept in play. */
export const noteGone =
  (...tiles: readonly Omit<GoneTile, 'turn'>[]): Step =>
  (table) => {
    if (table.mode !== 'play' || tiles.length === 0) return ok(table);
    const { turn, gone = [] } = table;
    return ok({ ...table, gone: [...gone, ...tiles.map((tile) => ({ ...tile, turn }))] });
  };
