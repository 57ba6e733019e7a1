import type { CityTile, TileRow } from '../../data/tile-row';
import { TILES } from '../../data/tiles';

const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9& ]/g, '');

/** Letters to change, add, drop or turn round to get from one word to the other; at most `most`. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** How badly a word fits what was typed; undefined: not at all. A beginning of it counts as typed. */
function misfit(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0;
  if (typed.length >= 3 && word.includes(typed)) return 1;
  if (typed.length < 3) return undefined;
  const most = typed.length < 6 ? 1 : 2;
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) =>
    distance(typed, word.slice(0, length), most)
  );
  const least = Math.min(...beginnings);
  return least <= most ? 1 + least : undefined;
}

function rank(query: string, name: string): number | undefined {
  const words = plain(name).split(' ');
  let sum = 0;
  let first = true;
  for (const typed of plain(query).split(' ').filter(Boolean)) {
    const fits = words.flatMap((word, index) => {
      const fit = misfit(typed, word);
      return fit === undefined ? [] : [fit * 10 + (first && index > 0 ? 5 : 0)];
    });
    if (fits.length === 0) return undefined;
    sum += Math.min(...fits);
    first = false;
  }
  return sum;
}

export const isCityTile = (tile: TileRow): tile is CityTile => tile.kind === 'tile';

/** From here on a fit is a guess at a slip. */
const GUESSED = 20;

/** Tiles by the letters of their name, the best match first; slips are forgiven where nothing fits. */
export function matchTiles(query: string, tiles: readonly TileRow[] = TILES): readonly TileRow[] {
  const ranked = tiles.flatMap((tile) => {
    const fit = rank(query, tile.name);
    return fit === undefined ? [] : [{ tile, fit }];
  });
  const sure = ranked.filter(({ fit }) => fit < GUESSED);
  return (sure.length > 0 ? sure : ranked)
    .sort((a, b) => a.fit - b.fit || a.tile.number - b.tile.number)
    .map(({ tile }) => tile);
}
