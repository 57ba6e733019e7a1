import type { TileRow } from '../../../data/tile-row';
import { tileOf } from '../../../data/tiles';
import { matchTiles } from '../../picker/match-tiles';
import type { LookUp } from '../search/lookup-index';
import { practise } from '../search/practise';
import { NO_QUERY, queryFrom, tilesFor, type TileQuery } from './tile-query';

/** The index of words, once fetched. */
let lookUp = $state.raw<LookUp | undefined>();

/** A list of tiles narrowed by words and filters, the same on the index and on a tile's page. */
export class TileList {
  #q = $state('');
  /** Everything but the words. */
  filters = $state.raw<TileQuery>(NO_QUERY);

  readonly query: TileQuery = $derived({ ...this.filters, q: this.#q });
  /** Without the blanks around them. */
  readonly words: string = $derived(this.#q.trim());
  readonly filtered: readonly TileRow[] = $derived(tilesFor(this.filters));
  readonly tiles: readonly TileRow[] = $derived(
    this.words === '' ? this.filtered : tilesFor(this.filters, this.#matched())
  );

  /** Takes over what the address says. */
  read(params: URLSearchParams): void {
    this.change(queryFrom(params));
  }

  /** Words need the index; it may be fetched before the first of them. */
  async ready(): Promise<void> {
    if (lookUp) return;
    const { lookUpTile } = await import('../search/tile-lookup');
    if (!lookUp) practise((lookUp = lookUpTile));
  }

  change({ q = this.#q, ...filters }: Partial<TileQuery>): void {
    this.#q = q;
    if (Object.keys(filters).length > 0) this.filters = { ...this.filters, ...filters };
    if (q !== '') void this.ready();
  }

  /** Until the index is there, names have to do. */
  #matched(): readonly TileRow[] {
    if (!lookUp) return matchTiles(this.words);
    const found = lookUp(this.words);
    const best = Math.max(0, ...found.map(({ coverage }) => coverage));
    return found
      .filter(({ coverage }) => coverage === best)
      .map(({ doc }) => tileOf(Number(doc.key))!);
  }
}
