import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTiles, withTile } from '$lib/games/neom/rules/city-edit';
import { legalCells, placementsOf } from '$lib/games/neom/rules/placement';
import { ALL_ROADS, roadsFrom } from '$lib/games/neom/rules/roads';
import { scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
import { anyCity, anyPlayer, anyTile, SEED } from '../any-table';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const tile = (number: number, roads = ALL_ROADS) => ({ tile: number, roads });
const legal = (drawing: string, placed = tile(3), generation: 1 | 2 | 3 = 3) =>
  legalCells(cityFrom(drawing), placed, generation);

describe('NEOM-9 Placing', () => {
  it('the first tile goes next to the City Center or over it', () => {
    expect(legal(EMPTY_CITY)).toEqual([7, 11, 12, 13, 17]);
  });

  it('a road of the new tile must meet a road on the shared edge', () => {
    expect(legal(EMPTY_CITY, tile(3, roadsFrom(['S'])))).toEqual([7, 12]);
    expect(legal(EMPTY_CITY, tile(3, 0))).toEqual([12]);
  });

  it('the path may lead over other tiles, in one row', () => {
    const row = '. . . . .  . . 3:NS . .  . . * . .  . . . . .  . . . . .';
    expect(legal(row, tile(6))).toEqual([2, 11, 12, 13, 17]);
  });

  it('a cut-off part takes no new tiles', () => {
    const cutOff = '3 . . . .  . . . . .  . . * . .  . . . . .  . . . . .';
    expect(legal(cutOff, tile(6))).toEqual([7, 11, 12, 13, 17]);
  });

  it('unknown roads count as none', () => {
    const unknown = '. . . . .  . . 3:? . .  . . * . .  . . . . .  . . . . .';
    expect(legal(unknown, tile(6))).not.toContain(2);
  });

  it('a Resource tile and the City Center give way to any tile, others to a shared type', () => {
    const around = '. . . . .  . . 3 . .  . 19 * 6 .  . . 11 . .  . . . . .';
    expect(legal(around, tile(3)).filter((cell) => [7, 11, 12, 13, 17].includes(cell))).toEqual([
      7, 11, 12
    ]);
  });

  it('Condos & Restaurant can replace any Residential, Commercial or Resource tile', () => {
    const around = '. . . . .  . . 3 . .  . 19 * 6 .  . . 11 . .  . . . . .';
    const spaces = legal(around, tile(86));
    expect(spaces.filter((cell) => [7, 11, 12, 13, 17].includes(cell))).toEqual([7, 11, 12, 13]);
  });

  it('over the middle space it is connected by being there', () => {
    const covered = '. . . . .  . . . . .  . . 19: . .  . . . . .  . . . . .';
    expect(legal(covered, tile(3))).toEqual([12]);
  });

  it('at most as many Cornerstones as the Generation, counted after the placement', () => {
    const one = '. . . . .  . . 124 . .  . . * . .  . . . . .  . . . . .';
    expect(legal(one, tile(125), 1)).toEqual([7]);
    expect(legal(one, tile(125), 2).length).toBeGreaterThan(1);
    expect(legal(one, tile(121), 1)).toEqual([]);
  });

  it('replacing needs a path after the placement, not before it', () => {
    const bridge = '. . 6 . .  . . 3 . .  . . * . .  . . . . .  . . . . .';
    expect(legal(bridge, tile(4, roadsFrom(['N'])))).not.toContain(7);
  });
});

describe('where could this go and what is it worth', () => {
  it('best first, each with its change by row of the pad', () => {
    const city = cityFrom('. . . . .  . . 3 . .  . . * . .  . . 11 . .  . . . . .');
    const places = placementsOf(playerWith(city), tile(4), 3);
    const totals = places.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const above = places.find(({ cell }) => cell === 2)!;
    // Second Residential tile: printed 2, Neighborhood of 2 instead of 1, no Ghost Town.
    expect(above.change).toMatchObject({ tiles: 2, neighborhoods: 2, ghostTown: 4, total: 8 });
    expect(places.find(({ cell }) => cell === 16)!.change.pollution).toBe(-2);
  });

  it('says what is lost by replacing: the tile, its Goods, its trade route', () => {
    const city = cityFrom('. . . . .  . . . . .  19:EW 3 * . .  . . . . .  . . . . .');
    const places = placementsOf(playerWith(city), tile(6, roadsFrom(['E'])), 3);
    expect(places.find(({ cell }) => cell === 10)).toMatchObject({
      replaces: { tile: 19 },
      city: { goodsLost: ['stone'], routesLost: ['W'] }
    });
    expect(places.find(({ cell }) => cell === 12)).toMatchObject({
      replaces: null,
      city: { goodsLost: ['coal'] }
    });
  });

  it('totals are those of the City with the tile in it, money unchanged', () => {
    fc.assert(
      fc.property(anyPlayer, anyTile, (player, placed) => {
        for (const { cell, total } of placementsOf(playerWith(player.city, player), placed, 3)) {
          const city = withTile(player.city, cell, placed);
          expect(total).toBe(scoreCity({ ...player, city }).pad.total);
        }
      }),
      { ...SEED, numRuns: 60 }
    );
  });

  it('points given by hand count in the total, as on the score sheet', () => {
    const city = cityFrom('. . . . .  . . 3 . .  . . * . .  . . 11 . .  . . . . .');
    const hand = { player: 'p1', points: 9, note: 'Our rule' };
    const overrides = [
      { ...hand, id: 'x', row: 'goods', line: null },
      { ...hand, id: 'y', row: 'tiles', line: 'printed@7' }
    ] as const;
    const places = placementsOf(playerWith(city), tile(4), 3, overrides);
    for (const { cell, total, change } of places) {
      const totalOf = (given: typeof city) =>
        scoreTable(tableWith([given], { overrides })).players[0]!.pad.total;
      expect(total).toBe(totalOf(withTile(city, cell, tile(4))));
      expect(change.total).toBe(total - totalOf(city));
    }
  });

  it('place then remove is the City as it was', () => {
    fc.assert(
      fc.property(anyCity, anyTile, fc.nat({ max: 24 }), (city, placed, cell) => {
        const before = withTile(city, cell, null);
        expect(withoutTiles(withTile(before, cell, placed), [cell])).toEqual(before);
        expect(withTile(withTile(city, cell, placed), cell, city.cells[cell]!)).toEqual(city);
      }),
      SEED
    );
  });
});
