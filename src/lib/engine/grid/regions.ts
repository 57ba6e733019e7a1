import { EMPTY_SET, firstCell, hasCell, type CellSet } from './cell-set';

/**
 * Regions over any topology: `links` gives, per space, the spaces it is joined to. Squares, hexes
 * and roads differ only in how their links are made.
 */
export type Links = readonly CellSet[];

/** Every space of `within` that can be reached from `start` without leaving it. */
export function regionOf(start: number, links: Links, within: CellSet): CellSet {
  if (!hasCell(within, start)) return EMPTY_SET;
  let region: CellSet = 1 << start;
  for (let frontier = region; frontier !== 0;) {
    const cell = firstCell(frontier);
    const found = (links[cell] ?? EMPTY_SET) & within & ~region;
    region |= found;
    frontier = (frontier & (frontier - 1)) | found;
  }
  return region;
}

/** `within` split into its joined parts, ordered by their lowest space. */
export function regionsOf(within: CellSet, links: Links): readonly CellSet[] {
  const regions: CellSet[] = [];
  for (let rest = within; rest !== 0;) {
    const region = regionOf(firstCell(rest), links, rest);
    regions.push(region);
    rest &= ~region;
  }
  return regions;
}
