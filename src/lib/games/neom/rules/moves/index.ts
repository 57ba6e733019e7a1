import { fail, ok, type Result } from '$lib/engine/result';
import type { Table } from '../table';
import { chooseGood, clearCity, move, place, remove, setRoads, swap } from './city-moves';
import { addMoney, type Step } from './edit';
import { finish, overrideLine, removeOverride, unlessFinished } from './ending-moves';
import {
  buy,
  collectIncome,
  discard,
  freeRoute,
  resolveDisaster,
  sell,
  setFinalIncome,
  setGoodsMade,
  setMoney,
  setTurn,
  useRoute
} from './money-moves';
import { takeCity } from './hand-over-moves';
import { setupFields, type Move, type MoveOf, type Setup } from './move';
import {
  addPlayer,
  newPlayer,
  removePlayer,
  renamePlayer,
  setBoard,
  setMode,
  setSeats
} from './seat-moves';

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
  'take-city': takeCity,
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
  'free-route': freeRoute,
  'set-goods-made': setGoodsMade,
  'set-mode': setMode,
  'set-solo-deck': ({ soloDeck }) => set({ soloDeck }),
  'set-beginner': ({ beginner }) => set({ beginner }),
  'override-line': overrideLine,
  'remove-override': removeOverride,
  finish,
  reopen: () => set({ finished: false })
};

/** Refuses only nonsense; what breaks a rule of the game is a warning elsewhere. */
export function applyMove(table: Table, made: Move): Result<Table> {
  const open = unlessFinished(table, made);
  return open.ok ? (STEPS[made.type] as (move: Move) => Step)(made)(table) : open;
}

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
