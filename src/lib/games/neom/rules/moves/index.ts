import { fail, ok, type Result } from '$lib/engine/result';
import type { Table } from '../table';
import { chooseGood, clearCity, move, place, remove, setRoads, swap } from './city-moves';
import { addMoney, type Step } from './edit';
import {
  buy,
  collectIncome,
  discard,
  resolveDisaster,
  sell,
  setFinalIncome,
  setMoney,
  setTurn,
  useRoute
} from './money-moves';
import { setupFields, type Move, type MoveOf, type Setup } from './move';
import { addPlayer, newPlayer, removePlayer, renamePlayer, setBoard, setSeats } from './seat-moves';

export { parseMove, type Bill, type Move, type MoveOf, type Setup } from './move';

const set =
  (values: Partial<Table>): Step =>
  (table) =>
    ok({ ...table, ...values });

const STEPS: { readonly [T in Move['type']]: (move: MoveOf<T>) => Step } = {
  'add-player': addPlayer,
  'remove-player': removePlayer,
  'rename-player': renamePlayer,
  'set-board': setBoard,
  'set-seats': setSeats,
  place,
  remove,
  move,
  swap,
  'set-roads': setRoads,
  'choose-good': chooseGood,
  'clear-city': clearCity,
  'set-money': setMoney,
  'set-final-income': setFinalIncome,
  'set-turn': setTurn,
  'collect-income': () => collectIncome,
  pay: ({ player, coins }) => addMoney(player, -coins),
  gain: ({ player, coins }) => addMoney(player, coins),
  buy,
  sell,
  discard,
  'resolve-disaster': resolveDisaster,
  'use-route': useRoute,
  'set-mode': ({ mode }) => set({ mode }),
  'set-solo-deck': ({ soloDeck }) => set({ soloDeck }),
  'set-beginner': ({ beginner }) => set({ beginner }),
  finish: () => set({ finished: true }),
  reopen: () => set({ finished: false })
};

/** Refuses only nonsense; what breaks a rule of the game is a warning elsewhere. */
export const applyMove = (table: Table, made: Move): Result<Table> =>
  (STEPS[made.type] as (move: Move) => Step)(made)(table);

export function parseSetup(input: unknown): Result<Setup> {
  const setup = setupFields(input);
  if (!setup.ok) return setup;
  const { players } = setup.value;
  for (const [seat, { id, name }] of players.entries()) {
    const before = players.slice(0, seat);
    if (before.some((player) => player.id === id))
      return fail({ code: 'player/id-twice', path: `players[${seat}].id`, values: { player: id } });
    if (before.some((player) => player.name === name))
      return fail({ code: 'player/name-twice', path: `players[${seat}].name`, values: { name } });
  }
  return setup;
}

export const startTable = ({ players, soloDeck, beginner, mode }: Setup): Table => ({
  players: players.map((player) => newPlayer(player, mode)),
  generation: mode === 'play' ? 1 : 3,
  turn: 1,
  soloDeck,
  beginner,
  mode,
  finished: false
});
