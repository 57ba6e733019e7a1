import { TILE_TYPES, type TileType } from '../../data/tile-row';

/** A City the size of a stamp: a letter for the first type on each space, a dot where there is none. */
export type Stamp = string;
const LETTERS: Readonly<Record<TileType, string>> = {
  residential: 'r',
  commercial: 'c',
  industrial: 'i',
  public: 'p',
  resource: 'g'
};

/** The letter of a space; a dot where no type is. */
export const letterOf = (type: TileType | undefined): string =>
  type === undefined ? '.' : LETTERS[type];

export const typeOnStamp = (stamp: Stamp, cell: number): TileType | undefined =>
  TILE_TYPES.find((type) => LETTERS[type] === stamp[cell]);
