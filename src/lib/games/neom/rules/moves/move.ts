import {
  flag,
  list,
  oneOf,
  optional,
  orNull,
  record,
  tagged,
  whole,
  words,
  type Parsed
} from '$lib/engine/schema';
import { GOODS } from '../../data/goods';
import { DISASTERS } from '../../data/tile-row';
import { SIDES } from '../roads';
import {
  cash,
  day,
  deckChoice,
  generationNumber,
  handFields,
  MAX_PLAYERS,
  playerName,
  processedGood,
  rawGood,
  tileNumber
} from '../entry-fields';
import { TURNS } from '../table';

const MODES = ['score', 'play'] as const;

const player = words(64, 'player/id');
const cell = whole(0, 24, 'tile/cell');
const roads = orNull(whole(0, 15, 'tile/roads'));
const good = optional(orNull(processedGood), null);
const anyGood = oneOf(GOODS, 'good/unknown');
const anyTile = whole(1, 150, 'tile/number');
const side = oneOf(SIDES, 'player/routes');
const mode = oneOf(MODES, 'table/mode');

const purchase = record({ good: anyGood, seller: orNull(player), price: cash });
/** What a placement costs and brings; none while only the City is kept. */
const bill = record({
  fee: cash,
  buys: list(purchase, { max: 4 }),
  gain: cash,
  routes: list(side, { max: 2 })
});
export type Bill = Parsed<typeof bill>;

/** A tile of a City that comes whole, from another phone. */
const handedTile = record({ tile: tileNumber, roads, good });

const seat = { id: player, name: playerName, cityGood: rawGood };

/** Every move and its fields; a correction is a move too. */
const MOVES = {
  'add-player': { ...seat, seat: optional(orNull(whole(0, MAX_PLAYERS - 1)), null) },
  'remove-player': { player },
  'rename-player': { player, name: playerName },
  'set-board': { player, cityGood: rawGood },
  'set-seats': { players: list(player, { min: 1, max: MAX_PLAYERS, code: 'table/players' }) },
  place: { player, cell, tile: tileNumber, roads, good, bill: optional(orNull(bill), null) },
  remove: { player, cell },
  move: { player, from: cell, to: cell },
  swap: { player, from: cell, to: cell },
  'set-roads': { player, cell, roads },
  'choose-good': { player, cell, good },
  'clear-city': { player },
  'take-city': {
    player,
    cityGood: rawGood,
    cells: list(orNull(handedTile), { min: 25, max: 25, code: 'city/size' }),
    money: orNull(cash),
    finalIncomeIncluded: flag,
    routesUsed: list(side, { max: 2 }),
    goodsTicked: optional(orNull(list(anyGood, { max: GOODS.length })), null)
  },
  'set-money': { player, money: orNull(cash) },
  'set-final-income': { player, included: flag },
  'set-turn': { generation: generationNumber, turn: whole(1, TURNS, 'table/turn') },
  'collect-income': {},
  pay: { player, coins: cash },
  gain: { player, coins: cash },
  buy: { player, seller: orNull(player), good: anyGood, price: cash },
  sell: { player, tile: orNull(tileNumber) },
  discard: { player, tile: anyTile },
  'resolve-disaster': {
    player,
    disaster: oneOf(DISASTERS, 'disaster/kind'),
    paid: cash,
    sacrificed: list(cell, { max: 3 })
  },
  'use-route': { player, side },
  'free-route': { player, side },
  'set-goods-made': { player, goods: list(anyGood, { max: GOODS.length }) },
  'set-mode': { mode },
  'set-solo-deck': { soloDeck: deckChoice },
  'set-beginner': { beginner: flag },
  'override-line': {
    id: words(64, 'override/id'),
    player,
    ...handFields
  },
  'remove-override': { id: words(64, 'override/id') },
  finish: {
    at: optional(orNull(day), null),
    place: optional(orNull(words(200)), null),
    note: optional(orNull(words(2000)), null)
  },
  reopen: {}
} as const;

export const parseMove = tagged(MOVES);
export type Move = Parsed<typeof parseMove>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export const setupFields = record({
  players: list(record(seat), { min: 1, max: MAX_PLAYERS, code: 'table/players' }),
  soloDeck: optional(deckChoice, '1+'),
  beginner: optional(flag, false),
  mode: optional(mode, 'score')
});
export type Setup = Parsed<typeof setupFields>;
