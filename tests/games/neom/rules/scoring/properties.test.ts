import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtotalOf, totalOf } from '$lib/engine/score-sheet';
import { cellAt, colOf, rowOf } from '$lib/games/neom/rules/city';
import { emptyCity, withTile } from '$lib/games/neom/rules/city-edit';
import { edgesOf, roadsFrom, type Edge } from '$lib/games/neom/rules/roads';
import { PAD_ROWS, scoreCity } from '$lib/games/neom/rules/scoring';
import type { City, PlacedTile } from '$lib/games/neom/rules/table';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { anyCity, anyPlayer, SEED } from '../../any-table';

const MIRRORED: Record<Edge, Edge> = { N: 'N', E: 'W', S: 'S', W: 'E' };
const mirrorTile = (placed: PlacedTile): PlacedTile => ({
  ...placed,
  roads:
    placed.roads === null ? null : roadsFrom(edgesOf(placed.roads).map((edge) => MIRRORED[edge]))
});
const mirror = (city: City): City => ({
  ...city,
  cells: city.cells.map((_, cell) => {
    const placed = city.cells[cellAt(rowOf(cell), 4 - colOf(cell))] ?? null;
    return placed && mirrorTile(placed);
  })
});

describe('the score of any City', () => {
  it('is the sum of its lines, row by row', () => {
    fc.assert(
      fc.property(anyPlayer, (player) => {
        const { lines, pad } = scoreCity(player);
        expect(totalOf(lines)).toBe(pad.total);
        for (const row of PAD_ROWS) expect(subtotalOf(lines, row)).toBe(pad[row]);
      }),
      SEED
    );
  });

  it('has a line in words for each tile', () => {
    fc.assert(
      fc.property(anyPlayer, (player) => {
        const { lines } = scoreCity(player);
        for (const [cell, placed] of player.city.cells.entries())
          if (placed)
            expect(lines.some((line) => line.cell === cell && line.tile === placed.tile)).toBe(
              true
            );
        for (const line of lines) expect(scoreLineText(line)).not.toMatch(/undefined|NaN|null/);
      }),
      SEED
    );
  });

  it('does not depend on the order in which tiles are entered', () => {
    const shuffled = anyPlayer.chain((player) =>
      fc
        .shuffledSubarray(
          player.city.cells.map((_, cell) => cell),
          { minLength: 25 }
        )
        .map((order) => ({ player, order }))
    );
    fc.assert(
      fc.property(shuffled, ({ player, order }) => {
        const entered = order.reduce(
          (city, cell) => withTile(city, cell, player.city.cells[cell] ?? null),
          emptyCity(player.city.cityGood)
        );
        expect(scoreCity({ ...player, city: entered })).toEqual(scoreCity(player));
      }),
      SEED
    );
  });

  it('is the same in a mirror, with the routes mirrored', () => {
    fc.assert(
      fc.property(anyPlayer, (player) => {
        const seen = scoreCity({ ...player, city: mirror(player.city) });
        const own = scoreCity(player);
        expect(seen.pad).toEqual(own.pad);
        expect([...seen.routes].sort()).toEqual(own.routes.map((side) => MIRRORED[side]).sort());
        expect([seen.goods, seen.neighborhoods]).toEqual([own.goods, own.neighborhoods]);
      }),
      SEED
    );
  });

  it('never gains by pollution when a polluting tile is added', () => {
    fc.assert(
      fc.property(anyCity, fc.nat({ max: 24 }), (city, cell) => {
        fc.pre(!city.cells[cell]);
        const cash = { money: 0, finalIncomeIncluded: true };
        const polluted = withTile(city, cell, { tile: 11, roads: 0 });
        expect(scoreCity({ city: polluted, ...cash }).pad.pollution).toBeLessThanOrEqual(
          scoreCity({ city, ...cash }).pad.pollution
        );
      }),
      SEED
    );
  });

  it('is incomplete exactly where roads are not known (NEOM-4)', () => {
    fc.assert(
      fc.property(anyPlayer, (player) => {
        const unknown = player.city.cells.some((placed) => placed && placed.roads === null);
        expect(scoreCity(player).incomplete).toBe(unknown);
      }),
      SEED
    );
  });
});
