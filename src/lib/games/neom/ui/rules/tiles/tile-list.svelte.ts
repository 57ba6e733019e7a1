import type { TileRow } from '../../../data/tile-row';
import { TILES, tileOf } from '../../../data/tiles';
import { matchTiles } from '../../picker/match-tiles';
import { NO_QUERY, queryFrom, tilesFor, type TileQuery } from './tile-query';

type LookUp = typeof import('../search/lookup').lookUp;

/** A list of tiles narrowed by words and filters, the same on the index and on a tile's page. */
export class TileList {
  query = $state.raw<TileQuery>(NO_QUERY);
  #lookUp = $state.raw<LookUp | undefined>();

  readonly tiles: readonly TileRow[] = $derived(tilesFor(this.query, this.#matched()));

  /** Takes over what the address says. */
  read(params: URLSearchParams): void {
    this.change(queryFrom(params));
  }

  /** Words need the index; it may be fetched before the first of them. */
  async ready(): Promise<void> {
    this.#lookUp ??= (await import('../search/lookup')).lookUp;
  }

  change(part: Partial<TileQuery>): void {
    this.query = { ...this.query, ...part };
    if (this.query.q !== '') void this.ready();
  }

  /** Until the index is there, names have to do. */
  #matched(): readonly TileRow[] {
    const words = this.query.q.trim();
    if (words === '') return TILES;
    if (!this.#lookUp) return matchTiles(words);
    const found = this.#lookUp(words, ({ kind }) => kind === 'tile');
    const best = Math.max(0, ...found.map(({ coverage }) => coverage));
    return found
      .filter(({ coverage }) => coverage === best)
      .map(({ doc }) => tileOf(Number(doc.key))!);
  }
}
