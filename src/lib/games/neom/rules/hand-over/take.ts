import type { Move, MoveOf } from '../moves';
import { sessionFrom } from '../moves/from-table';
import type { Table } from '../table';
import type { HandedOver, HandedPlayer } from '.';

const taking = (id: string, player: HandedPlayer): MoveOf<'take-city'> => ({
  type: 'take-city',
  player: id,
  cityGood: player.city.cityGood,
  cells: player.city.cells.map((placed) =>
    placed ? { tile: placed.tile, roads: placed.roads, good: placed.good ?? null } : null
  ),
  money: player.money,
  finalIncomeIncluded: player.finalIncomeIncluded,
  routesUsed: [...player.routesUsed],
  goodsTicked: player.goodsTicked ? [...player.goodsTicked] : null
});

const freeId = (table: Table, also: ReadonlySet<string>): string => {
  const taken = new Set([...table.players.map(({ id }) => id), ...also]);
  for (let number = 1; ; number++) if (!taken.has(`p${number}`)) return `p${number}`;
};

const freeName = (table: Table, name: string): string => {
  const taken = new Set(table.players.map((player) => player.name));
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(tried)) return tried;
  }
};

function joining(table: Table, player: HandedPlayer, id: string): readonly Move[] {
  const { cityGood } = player.city;
  return [
    { type: 'add-player', id, name: freeName(table, player.name), cityGood, seat: null },
    taking(id, player)
  ];
}

/** A handed player takes the place of one at the table, or sits down as one more. */
export const movesToTake = (
  table: Table,
  player: HandedPlayer,
  seat: string | null
): readonly Move[] =>
  seat === null ? joining(table, player, freeId(table, new Set())) : [taking(seat, player)];

/**
 * A handed table brings this one level: players of the same name take their City, others join. Where
 * it knows everybody here, they sit as they sit there: who is left of whom makes prices (NEOM-28).
 */
export function movesToMerge(table: Table, handed: Table): readonly Move[] {
  const seated = new Set<string>();
  const seats = handed.players.map((player) => {
    const here = table.players.find(({ name }) => name === player.name);
    const id = here?.id ?? freeId(table, seated);
    seated.add(id);
    const moves = here ? [taking(id, player)] : joining(table, player, id);
    return { id, joins: !here, moves };
  });
  const moves = seats.flatMap((seat) => seat.moves);
  const joined = seats.filter(({ joins }) => joins).map(({ id }) => id);
  const asTheySit = [...table.players.map(({ id }) => id), ...joined];
  const order = seats.map(({ id }) => id);
  const settled = order.length < asTheySit.length || asTheySit.join() === order.join();
  return settled ? moves : [...moves, { type: 'set-seats', players: order }];
}

/** What was handed over as a table of its own. */
export function sessionOf(handed: HandedOver): ReturnType<typeof sessionFrom> {
  if (handed.kind === 'table') return sessionFrom(handed.table);
  return sessionFrom({
    players: [{ id: 'p1', ...handed.player }],
    generation: 3,
    turn: 1,
    soloDeck: '1+',
    beginner: false,
    mode: 'score',
    finished: false
  });
}
