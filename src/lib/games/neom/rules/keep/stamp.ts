import { TILE_TYPES, type TileType } from '../../data/tile-row';
import { CITY_CELLS } from '../city-grid';

/** A City the size of a stamp: a letter for the first type on each space, a dot where there is none. */
export type Stamp = string;
const LETTERS: Readonly<Record<TileType, string>> = {
  residential: 'r',
  commercial: 'c',
  industrial: 'i',
  public: 'p',
  resource: 'g'
};

type Types = readonly (TileType | undefined)[];

export const stampOf = (types: Types): Stamp =>
  types.map((type) => (type === undefined ? '.' : LETTERS[type])).join('');

/** Whatever the stamp is: a letter nobody knows is an empty space. */
export const typesOnStamp = (stamp: Stamp): Types =>
  Array.from({ length: CITY_CELLS }, (_, cell) =>
    TILE_TYPES.find((type) => LETTERS[type] === stamp[cell])
  );
