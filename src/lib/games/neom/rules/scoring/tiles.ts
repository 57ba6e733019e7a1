import type { CityTile, TileType } from '../../data/tile-row';
import type { Sketch } from '../city';
import { tileLine, type NeomLine, type PlainRule } from './score-line';

/** Types that print no points; what they are good for instead is in their sentences. */
const RULE_BY_TYPE: Readonly<Record<TileType, PlainRule>> = {
  residential: 'printed',
  public: 'printed',
  commercial: 'commercial-unprinted',
  industrial: 'industrial-unprinted',
  resource: 'resource-unprinted'
};

// 086 and 087 are listed as Residential first, and print points as such.
const ruleOf = (tile: CityTile): PlainRule => RULE_BY_TYPE[tile.types[0]!];

/** Printed points, a line for each tile; NEOM-24's four and others print or mean 0. */
export const scoreTiles = (sketch: Sketch): readonly NeomLine[] =>
  sketch.tiles.flatMap((tile, cell) =>
    tile && tile.vp !== 'variable'
      ? [tileLine('tiles', ruleOf(tile), tile, cell, 1 << cell, 1, tile.vp)]
      : []
  );
