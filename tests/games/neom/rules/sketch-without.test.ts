import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSet } from '$lib/engine/grid/cell-set';
import { sketchOf, type Sketch } from '$lib/games/neom/rules/city';
import { withoutTiles } from '$lib/games/neom/rules/city-edit';
import { sketchWithout } from '$lib/games/neom/rules/sketch-without';
import { anyCity, SEED } from '../any-table';

/** Everything a sketch says, getters too. */
const said = (sketch: Sketch): Sketch => ({
  city: sketch.city,
  tiles: sketch.tiles,
  centerOpen: sketch.centerOpen,
  placed: sketch.placed,
  occupied: sketch.occupied,
  ofType: sketch.ofType,
  counts: sketch.counts,
  built: sketch.built,
  polluting: sketch.polluting,
  power: sketch.power,
  cornerstones: sketch.cornerstones,
  covered: sketch.covered,
  roads: sketch.roads,
  unknownRoads: sketch.unknownRoads,
  links: sketch.links,
  reached: sketch.reached,
  cutOff: sketch.cutOff,
  routes: sketch.routes,
  goods: sketch.goods,
  producers: sketch.producers
});

describe('a sketch less some tiles', () => {
  it('is the sketch of the City without them, the tile over the middle among them', () => {
    const anyCells = fc.uniqueArray(fc.nat({ max: 24 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyCity, anyCells, (city, wanted) => {
        const cells = wanted.filter((cell) => city.cells[cell] !== null);
        const less = sketchWithout(sketchOf(city), cellSet(...cells));
        expect(said(less)).toEqual(said(sketchOf(withoutTiles(city, cells))));
      }),
      SEED
    );
  });
});
