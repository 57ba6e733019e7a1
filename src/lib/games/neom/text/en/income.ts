import type { TileType } from '../../data/tile-row';
import { cityTileOf } from '../../data/tiles';
import type { IncomeLine } from '../../rules/income';
import { counted } from './amounts';
import { LEGEND } from './legend';

const perTile = (count: number, type: TileType): string =>
  `, £1 for each of ${counted(count, `${LEGEND.names[type]} tile`)}`;

/** "Casino: £4, £1 for each of 4 Residential tiles" */
export function incomeLineText({ tile, count, coins }: IncomeLine): string {
  const { name, income } = cityTileOf(tile);
  return `${name}: £${coins}${income?.kind === 'per-tile' ? perTile(count, income.type) : ''}`;
}
