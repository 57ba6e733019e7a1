import { GOODS, TIER_FACTS, tierOf, type Good } from '../../../data/goods';
import {
  DECKS,
  PLAYER_COUNTS,
  TILE_TYPES,
  type CityTile,
  type Deck,
  type PlayerCount,
  type TileRow
} from '../../../data/tile-row';
import { TILES } from '../../../data/tiles';
import { canMake, goodsNeeded } from '../../../rules/goods-made';
import { isUsedUpTo } from '../../../rules/tile-whereabouts';

/** Disasters are a kind of their own among the types. */
export const KINDS = [...TILE_TYPES, 'disaster'] as const;
export type TileKind = (typeof KINDS)[number];
export const MARKS = ['power', 'polluting', 'income', 'gain', 'variable', 'protects'] as const;
export type TileMark = (typeof MARKS)[number];
export const SORTS = ['best', 'number', 'name', 'vp', 'cost'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list of tiles is narrowed to; what is empty narrows nothing. */
export interface TileQuery {
  readonly q: string;
  readonly deck: readonly Deck[];
  readonly type: readonly TileKind[];
  /** The largest icon in the game. */
  readonly game: PlayerCount | null;
  readonly makes: Good | null;
  readonly needs: Good | null;
  readonly is: readonly TileMark[];
  readonly sort: Sort;
}

export const NO_QUERY: TileQuery = {
  q: '',
  deck: [],
  type: [],
  game: null,
  makes: null,
  needs: null,
  is: [],
  sort: 'best'
};

const among = <T extends string | number>(known: readonly T[], raw: string | null): readonly T[] =>
  known.filter((each) => raw?.split('.').includes(String(each)));

/** Anything in an address that means nothing is left out. */
export function queryFrom(params: URLSearchParams): TileQuery {
  const one = <T extends string>(known: readonly T[], key: string): T | null =>
    known.find((each) => each === params.get(key)) ?? null;
  const icon = params.get('game');
  return {
    q: params.get('q') ?? '',
    deck: among(DECKS, params.get('deck')),
    type: among(KINDS, params.get('type')),
    game: PLAYER_COUNTS.find((count) => count === `${icon}+`) ?? null,
    makes: one(GOODS, 'makes'),
    needs: one(GOODS, 'needs'),
    is: among(MARKS, params.get('is')),
    sort: one(SORTS, 'sort') ?? 'best'
  };
}

/** `deck=1.2&type=public`: only what narrows or sorts. */
export function addressOf(query: TileQuery): string {
  const params = new URLSearchParams();
  const set = (key: string, value: string | null) => value && params.set(key, value);
  set('q', query.q.trim());
  set('deck', query.deck.join('.'));
  set('type', query.type.join('.'));
  set('game', query.game && query.game[0]!);
  set('makes', query.makes);
  set('needs', query.needs);
  set('is', query.is.join('.'));
  set('sort', query.sort === 'best' ? null : query.sort);
  return params.toString();
}

/** Filters in use, the words typed not among them. */
export const filterCount = ({ deck, type, game, makes, needs, is }: TileQuery): number =>
  deck.length + type.length + is.length + [game, makes, needs].filter(Boolean).length;

const HAS_MARK: Readonly<Record<TileMark, (tile: CityTile) => boolean>> = {
  power: ({ power }) => power,
  polluting: ({ polluting }) => polluting,
  income: ({ income }) => income !== null,
  gain: ({ gain }) => gain > 0,
  variable: ({ vp }) => vp === 'variable',
  protects: ({ protects }) => protects.length > 0
};

const isKind = (tile: TileRow, kind: TileKind): boolean =>
  tile.kind === 'disaster' ? kind === 'disaster' : tile.types.some((type) => type === kind);

function passes(tile: TileRow, { deck, type, game, makes, needs, is }: TileQuery): boolean {
  if (deck.length > 0 && !deck.includes(tile.deck)) return false;
  if (type.length > 0 && !type.some((kind) => isKind(tile, kind))) return false;
  if (game && !isUsedUpTo(game, tile)) return false;
  if (tile.kind === 'disaster') return !makes && !needs && is.length === 0;
  return (
    (!makes || canMake(tile).includes(makes)) &&
    (!needs || goodsNeeded(tile).includes(needs)) &&
    is.every((mark) => HAS_MARK[mark](tile))
  );
}

/** The cheapest way with every Good bought at its base price; Disasters cost nothing to anybody. */
export const costOf = (tile: TileRow): number =>
  tile.kind === 'disaster'
    ? 0
    : Math.min(
        ...tile.requirement.ways.map(({ coins, goods }) =>
          goods.reduce((sum, good) => sum + TIER_FACTS[tierOf(good)].price, coins)
        )
      );

/** Question marks after all numbers. */
const pointsOf = (tile: TileRow): number =>
  tile.kind === 'disaster' ? -2 : tile.vp === 'variable' ? -1 : tile.vp;

const BY: Readonly<Record<Exclude<Sort, 'best'>, (a: TileRow, b: TileRow) => number>> = {
  number: (a, b) => a.number - b.number,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  vp: (a, b) => pointsOf(b) - pointsOf(a),
  cost: (a, b) => costOf(a) - costOf(b)
};

/** The tiles of a query in its order. `matched`: those the words fit, best first; all without words. */
export function tilesFor(
  query: TileQuery,
  matched: readonly TileRow[] = TILES
): readonly TileRow[] {
  const found = matched.filter((tile) => passes(tile, query));
  return query.sort === 'best'
    ? found
    : found.toSorted((a, b) => BY[query.sort as 'name'](a, b) || a.number - b.number);
}
