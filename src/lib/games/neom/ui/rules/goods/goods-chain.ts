import { GOODS, type Good } from '../../../data/goods';
import type { CityTile } from '../../../data/tile-row';
import { TILES } from '../../../data/tiles';
import { canMake, goodsNeeded } from '../../../rules/goods-made';

const CITY_TILES: readonly CityTile[] = TILES.filter((tile) => tile.kind === 'tile');

export const makersOf = (good: Good): readonly CityTile[] =>
  CITY_TILES.filter((tile) => canMake(tile).includes(good));

export const usersOf = (good: Good): readonly CityTile[] =>
  CITY_TILES.filter((tile) => goodsNeeded(tile).includes(good));

/**
 * What a Good is made from, each set of Goods once. Tiles that make several Goods at once would
 * mix up what belongs to which, so those that make only this one speak.
 */
export function recipesOf(good: Good): readonly (readonly Good[])[] {
  const ways = makersOf(good)
    .filter(({ produces }) => produces !== 'chosen' && produces.length === 1)
    .flatMap(({ requirement }) => requirement.ways.map(({ goods }) => goods))
    .filter((goods) => goods.length > 0);
  return [...new Map(ways.map((goods) => [goods.join(), goods])).values()];
}

export interface GoodsLink {
  readonly from: Good;
  readonly to: Good;
}

/** Every step of the chain: this goes into that. */
export const GOODS_LINKS: readonly GoodsLink[] = GOODS.flatMap((to) =>
  [...new Set(recipesOf(to).flat())].map((from) => ({ from, to }))
);

/** A Good with all that goes into it and all it goes into, however far. */
export function chainOf(good: Good): ReadonlySet<Good> {
  const chain = new Set<Good>([good]);
  const follow = (start: Good, next: (each: Good) => readonly Good[]): void => {
    for (const each of next(start)) {
      chain.add(each);
      follow(each, next);
    }
  };
  follow(good, (each) => GOODS_LINKS.filter(({ to }) => to === each).map(({ from }) => from));
  follow(good, (each) => GOODS_LINKS.filter(({ from }) => from === each).map(({ to }) => to));
  return chain;
}
