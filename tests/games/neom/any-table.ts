import fc from 'fast-check';
import { PROCESSED_GOODS, RAW_GOODS } from '$lib/games/neom/data/goods';
import { PLAYER_COUNTS } from '$lib/games/neom/data/tile-row';
import { MODULAR_FACTORY, TILES } from '$lib/games/neom/data/tiles';
import type { City, PlacedTile, Player, Table } from '$lib/games/neom/rules/table';

/** Tables at random for properties: readable, and as often as not impossible. */
export const SEED = { seed: 20_240, numRuns: 150 };

const numbers = TILES.flatMap((tile) => (tile.kind === 'tile' ? [tile.number] : []));

export const anyTile: fc.Arbitrary<PlacedTile> = fc
  .record({
    tile: fc.constantFrom(...numbers),
    roads: fc.option(fc.nat({ max: 15 }), { freq: 12 }),
    good: fc.option(fc.constantFrom(...PROCESSED_GOODS))
  })
  .map(({ tile, roads, good }) =>
    tile === MODULAR_FACTORY ? { tile, roads, good } : { tile, roads }
  );

export const anyCity: fc.Arbitrary<City> = fc.record({
  cityGood: fc.constantFrom(...RAW_GOODS),
  cells: fc.array(fc.option(anyTile, { freq: 4 }), { minLength: 25, maxLength: 25 })
});

export const anyPlayer: fc.Arbitrary<Omit<Player, 'id' | 'name'>> = fc.record({
  city: anyCity,
  money: fc.option(fc.nat({ max: 80 })),
  finalIncomeIncluded: fc.boolean(),
  routesUsed: fc.subarray(['W', 'E'] as ('W' | 'E')[])
});

export const anyTable: fc.Arbitrary<Table> = fc
  .record({
    players: fc.array(anyPlayer, { minLength: 1, maxLength: 5 }),
    generation: fc.constantFrom(1, 2, 3),
    soloDeck: fc.constantFrom(...PLAYER_COUNTS)
  })
  .map(({ players, generation, soloDeck }) => ({
    players: players.map((player, seat) => ({
      ...player,
      id: `p${seat + 1}`,
      name: `Player ${seat + 1}`
    })),
    generation,
    turn: 1,
    // The table file names the deck of a solo game only.
    soloDeck: players.length === 1 ? soloDeck : '1+',
    beginner: false,
    mode: 'score' as const,
    finished: false
  }));
