import type { ProcessedGood, RawGood } from '$lib/games/neom/data/goods';
import { ALL_ROADS, roadsFrom, type Edge } from '$lib/games/neom/rules/roads';
import type { City, PlacedTile, Player, Table } from '$lib/games/neom/rules/table';

/**
 * Cities drawn row by row: `.` is an empty space and `*` the City Center; `92` has all four roads,
 * `92:NE` two, `92:` none, `92:?` unknown ones; `137:EW=gold` has its Good.
 */
function tileFrom(word: string): PlacedTile | null {
  if (word === '.' || word === '*') return null;
  const [, number, roads, good] = /^(\d+)(?::([NESW]*|\?))?(?:=([a-z-]+))?$/.exec(word)!;
  return {
    tile: Number(number),
    roads: roads === undefined ? ALL_ROADS : roads === '?' ? null : roadsFrom([...roads] as Edge[]),
    ...(good !== undefined && { good: good as ProcessedGood })
  };
}

export function cityFrom(drawing: string, cityGood: RawGood = 'coal'): City {
  const cells = drawing.trim().split(/\s+/).map(tileFrom);
  if (cells.length !== 25) throw new Error(`a City has 25 spaces, not ${cells.length}`);
  return { cityGood, cells };
}

export const EMPTY_CITY = '. . . . .  . . . . .  . . * . .  . . . . .  . . . . .';

export const playerWith = (
  city: City,
  values: Partial<Omit<Player, 'city'>> = {},
  seat = 0
): Player => ({
  id: `p${seat + 1}`,
  name: ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'][seat]!,
  city,
  money: 20,
  finalIncomeIncluded: true,
  routesUsed: [],
  ...values
});

export const tableWith = (cities: readonly City[], values: Partial<Table> = {}): Table => ({
  players: cities.map((city, seat) => playerWith(city, {}, seat)),
  generation: 3,
  turn: 1,
  soloDeck: '1+',
  beginner: false,
  mode: 'score',
  finished: false,
  ...values
});
