import { cellsOf, firstCell, hasCell, type CellSet } from '$lib/engine/grid/cell-set';
import type { Links } from '$lib/engine/grid/regions';
import type { Good } from '../data/goods';
import type { TileType } from '../data/tile-row';
import { countsOf, MIDDLE, sketchOf, type Sketch } from './city';
import { withoutTiles } from './city-edit';

type PerType<T> = Readonly<Record<TileType, T>>;

/**
 * A City less some tiles, for searches through hundreds of them: what follows from a mask alone is
 * masked, and what scoring does not ask is worked out when somebody does. A class, because objects
 * made by the hundred want their getters on a prototype.
 */
class SketchLess implements Sketch {
  readonly centerOpen: boolean;
  readonly tiles: Sketch['tiles'];
  readonly placed: CellSet;
  readonly occupied: CellSet;
  readonly ofType: PerType<CellSet>;
  readonly counts: PerType<number>;
  readonly built: CellSet;
  readonly polluting: CellSet;
  readonly power: CellSet;
  readonly cornerstones: CellSet;
  readonly unknownRoads: CellSet;
  readonly links: Links;
  readonly goods: readonly Good[];
  readonly producers: ReadonlyMap<Good, CellSet>;
  readonly #before: Sketch;
  readonly #set: CellSet;
  #whole: Sketch | undefined;

  constructor(before: Sketch, set: CellSet) {
    const ofType = typesWithout(before.ofType, set);
    this.centerOpen = before.centerOpen;
    this.tiles = tilesWithout(before.tiles, set);
    this.placed = before.placed & ~set;
    this.occupied = before.occupied & ~set;
    this.ofType = ofType;
    this.counts = countsOf(ofType);
    this.built = before.built & ~set;
    this.polluting = before.polluting & ~set;
    this.power = before.power & ~set;
    this.cornerstones = before.cornerstones & ~set;
    this.unknownRoads = before.unknownRoads & ~set;
    this.links = linksWithout(before.links, set);
    this.producers = producersWithout(before.producers, set);
    this.goods =
      this.producers.size === before.producers.size
        ? before.goods
        : before.goods.filter((good) => this.producers.has(good));
    this.#before = before;
    this.#set = set;
  }

  get #all(): Sketch {
    return (this.#whole ??= sketchOf(withoutTiles(this.#before.city, cellsOf(this.#set))));
  }
  get city(): Sketch['city'] {
    return this.#all.city;
  }
  get covered(): Sketch['covered'] {
    return this.#all.covered;
  }
  get roads(): Sketch['roads'] {
    return this.#all.roads;
  }
  get reached(): Sketch['reached'] {
    return this.#all.reached;
  }
  get cutOff(): Sketch['cutOff'] {
    return this.#all.cutOff;
  }
  get routes(): Sketch['routes'] {
    return this.#all.routes;
  }
}

const typesWithout = (types: PerType<CellSet>, set: CellSet): PerType<CellSet> => ({
  residential: types.residential & ~set,
  commercial: types.commercial & ~set,
  industrial: types.industrial & ~set,
  public: types.public & ~set,
  resource: types.resource & ~set
});

function tilesWithout(tiles: Sketch['tiles'], set: CellSet): Sketch['tiles'] {
  const left = tiles.slice();
  for (let rest = set; rest !== 0; rest &= rest - 1) left[firstCell(rest)] = null;
  return left;
}

function linksWithout(links: Links, set: CellSet): Links {
  const left = links.slice();
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const cell = firstCell(rest);
    for (let met = links[cell]!; met !== 0; met &= met - 1) left[firstCell(met)]! &= ~(1 << cell);
    left[cell] = 0;
  }
  return left;
}

function producersWithout(
  producers: ReadonlyMap<Good, CellSet>,
  set: CellSet
): ReadonlyMap<Good, CellSet> {
  let left: Map<Good, CellSet> | undefined;
  for (const [good, cells] of producers) {
    if ((cells & set) === 0) continue;
    left ??= new Map(producers);
    if ((cells & ~set) === 0) left.delete(good);
    else left.set(good, cells & ~set);
  }
  return left ?? producers;
}

export const sketchWithout = (sketch: Sketch, set: CellSet): Sketch =>
  // Without the tile over it the City Center lies open again (NEOM-6): too much changes.
  hasCell(set, MIDDLE)
    ? sketchOf(withoutTiles(sketch.city, cellsOf(set)))
    : new SketchLess(sketch, set);
