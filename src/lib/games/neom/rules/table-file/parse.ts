import { fail, ok, type Fault, type Result } from '$lib/engine/result';
import {
  flag,
  list,
  mapped,
  oneOf,
  optional,
  record,
  whole,
  within,
  type Parsed
} from '$lib/engine/schema';
import { MODULAR_FACTORY } from '../../data/tiles';
import { CITY_CELLS, cellAt } from '../city';
import type { City, Override, PlacedTile, Player, Table } from '../table';
import {
  cash,
  deckChoice,
  generationNumber,
  handFields,
  MAX_PLAYERS,
  MOST_BY_HAND,
  playerName,
  processedGood,
  rawGood,
  roadLetters,
  sides,
  tileNumber
} from '../entry-fields';

export const FORMAT = 'town-clerk/neom';
export const VERSION = 1;

export const TILE_FIELDS = {
  row: whole(0, 4, 'tile/row'),
  col: whole(0, 4, 'tile/col'),
  tile: tileNumber,
  roads: optional(roadLetters, null),
  good: optional(processedGood, null)
};

const tileEntry = mapped(record(TILE_FIELDS), (entry) =>
  entry.good !== null && entry.tile !== MODULAR_FACTORY
    ? fail({ code: 'tile/no-good', path: 'good', values: { tile: entry.tile } })
    : ok(entry)
);

export const PLAYER_FIELDS = {
  name: playerName,
  cityGood: rawGood,
  money: optional(cash, null),
  finalIncomeIncluded: optional(flag, true),
  routesUsed: optional(sides, []),
  tiles: list(tileEntry),
  byHand: optional(list(record(handFields), { max: MOST_BY_HAND }), [])
};
const playerEntry = record(PLAYER_FIELDS);
type PlayerEntry = Parsed<typeof playerEntry>;

export const TABLE_FIELDS = {
  format: oneOf([FORMAT], 'table/format'),
  version: oneOf([VERSION], 'table/version'),
  generation: optional(generationNumber, 3),
  soloDeck: optional(deckChoice, '1+'),
  players: list(playerEntry, { min: 1, max: MAX_PLAYERS, code: 'table/players' })
};
const tableEntry = record(TABLE_FIELDS);

const placed = ({ tile, roads, good }: PlayerEntry['tiles'][number]): PlacedTile =>
  tile === MODULAR_FACTORY ? { tile, roads, good } : { tile, roads };

function cityFrom({ cityGood, tiles }: PlayerEntry): Result<City> {
  const cells = new Array<PlacedTile | null>(CITY_CELLS).fill(null);
  for (const [index, entry] of tiles.entries()) {
    const cell = cellAt(entry.row, entry.col);
    const there = cells[cell];
    if (there) {
      const values = { row: entry.row, col: entry.col, tile: there.tile };
      return fail({ code: 'tile/space-taken', path: `tiles[${index}]`, values });
    }
    cells[cell] = placed(entry);
  }
  return ok({ cityGood, cells });
}

/** One hand for each line: which of two should count, nobody can tell. */
function lineTwice({ byHand }: PlayerEntry): Fault | null {
  const lines = byHand.map(({ line }) => line);
  const index = lines.findIndex((line, at) => line !== null && lines.indexOf(line) < at);
  if (index < 0) return null;
  const values = { line: lines[index]! };
  return { code: 'override/line-twice', path: `byHand[${index}].line`, values };
}

function playersFrom(entries: readonly PlayerEntry[]): Result<readonly Player[]> {
  const players: Player[] = [];
  for (const [seat, entry] of entries.entries()) {
    const { name, money, finalIncomeIncluded, routesUsed } = entry;
    if (players.some((player) => player.name === name))
      return fail({ code: 'player/name-twice', path: `players[${seat}].name`, values: { name } });
    const twice = lineTwice(entry);
    if (twice) return fail(within('players', within(seat, twice)));
    const city = cityFrom(entry);
    if (!city.ok) return fail(within('players', within(seat, city.fault)));
    const id = `p${seat + 1}`;
    players.push({ id, name, city: city.value, money, finalIncomeIncluded, routesUsed });
  }
  return ok(players);
}

const overridesFrom = (entries: readonly PlayerEntry[]): readonly Override[] =>
  entries.flatMap(({ byHand }, seat) =>
    byHand.map((hand, index) => ({
      id: `h${seat + 1}-${index + 1}`,
      player: `p${seat + 1}`,
      ...hand
    }))
  );

/**
 * A table file of version 1 as a table: refused whole where it cannot be read, accepted where it is
 * readable but impossible at the table. Money left out stays unsaid and counts as 0.
 */
export function parseTableFile(input: unknown): Result<Table> {
  const file = tableEntry(input);
  if (!file.ok) return file;
  const players = playersFrom(file.value.players);
  if (!players.ok) return players;
  const overrides = overridesFrom(file.value.players);
  return ok({
    players: players.value,
    generation: file.value.generation,
    turn: 1,
    soloDeck: file.value.soloDeck,
    beginner: false,
    mode: 'score',
    finished: false,
    ...(overrides.length > 0 && { overrides })
  });
}
