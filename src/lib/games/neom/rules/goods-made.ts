import type { CellSet } from '$lib/engine/grid/cell-set';
import { GOODS, PROCESSED_GOODS, type Good } from '../data/goods';
import type { CityTile } from '../data/tile-row';
import { MIDDLE } from './city-grid';
import type { Cell, City } from './table';

export interface GoodsMade {
  /** What the City produces, each once, in the order of GOODS (NEOM-10). */
  readonly goods: readonly Good[];
  /** Per Good produced, the spaces that produce it. */
  readonly producers: ReadonlyMap<Good, CellSet>;
}

export function goodsMade(
  city: City,
  tiles: readonly (CityTile | null)[],
  centerOpen: boolean
): GoodsMade {
  const producers = new Map<Good, CellSet>();
  const add = (good: Good, cell: Cell): void => {
    producers.set(good, (producers.get(good) ?? 0) | (1 << cell));
  };
  if (centerOpen) add(city.cityGood, MIDDLE);
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell];
    if (!tile) continue;
    for (const good of madeBy(tile, city.cells[cell]?.good)) add(good, cell);
  }
  return { goods: GOODS.filter((good) => producers.has(good)), producers };
}

/** What a tile can make, wherever it lies: any Processed Good where its owner chooses. */
export const canMake = ({ produces }: CityTile): readonly Good[] =>
  produces === 'chosen' ? PROCESSED_GOODS : produces;

/** What a tile asks for in any of its ways, each Good once. */
export const goodsNeeded = ({ requirement }: CityTile): readonly Good[] => {
  const needed = new Set(requirement.ways.flatMap(({ goods }) => goods));
  return GOODS.filter((good) => needed.has(good));
};

/** A Modular Factory whose Good is not chosen yet makes nothing; `breachesOf` says so. */
export const madeBy = (tile: CityTile, chosen: Good | null | undefined): readonly Good[] => {
  if (tile.produces !== 'chosen') return tile.produces;
  return chosen ? [chosen] : [];
};
