import type { Good } from '../../data/goods';
import type { Deck, TileRow, TileType } from '../../data/tile-row';
import { TILES, tileOf } from '../../data/tiles';
import { canMake, goodsNeeded } from '../../rules/goods-made';
import type { Table } from '../../rules/table';
import { isGone, isInGame, ownerOf } from '../../rules/tile-whereabouts';
import { cityPage } from '../../text/en/city-page';
import { printedNumber } from '../../text/en/rules/tile-words';
import { isCityTile, matchTiles } from './match-tiles';

const MOST_SHOWN = 40;

/** A tile offered, with what speaks against it at this table. */
export interface Offered {
  readonly tile: TileRow;
  /** Who has it already. */
  readonly owner: string | undefined;
  /** Noted as back in the game box. */
  readonly gone: boolean;
  readonly inGame: boolean;
}

type Refusal = (disaster: TileRow) => string | undefined;
const notPlaced: Refusal = ({ number, name }) => cityPage.faults.disaster(number, name);

/** Finding a tile by its number, the letters of its name, or what it is like. */
export class TilePick {
  query = $state('');
  type = $state<TileType | undefined>();
  deck = $state<Deck | undefined>();
  good = $state<Good | undefined>();
  fault = $state<string | undefined>();
  readonly #table: () => Table;
  readonly #choose: (tile: number) => void;
  readonly #refuse: Refusal;

  /** `refuse` says why a Disaster cannot be meant; undefined where it can. */
  constructor(table: () => Table, choose: (tile: number) => void, refuse: Refusal = notPlaced) {
    this.#table = table;
    this.#choose = choose;
    this.#refuse = refuse;
  }

  get isNumber(): boolean {
    return /^\d+$/.test(this.query);
  }

  get isFiltered(): boolean {
    return this.type !== undefined || this.deck !== undefined || this.good !== undefined;
  }

  /** Best match first; tiles that are not in this game last. */
  readonly offered: readonly Offered[] = $derived.by(() => {
    if (this.query === '' && !this.isFiltered) return [];
    const table = this.#table();
    const offered = this.#found().map((tile) => ({
      tile,
      owner: ownerOf(table, tile.number)?.name,
      gone: isGone(table, tile.number),
      inGame: isInGame(table, tile)
    }));
    const last = ({ inGame, owner, gone }: Offered) => (inGame ? (owner || gone ? 1 : 0) : 2);
    return offered.sort((a, b) => last(a) - last(b)).slice(0, MOST_SHOWN);
  });

  /** Three digits are a whole number: they choose at once. */
  digit(digit: string): void {
    if (!this.isNumber) this.query = '';
    this.fault = undefined;
    this.query = (this.query + digit).slice(-3);
    if (this.query.length === 3) this.enter();
  }

  edit(query: string): void {
    this.fault = undefined;
    this.query = query;
    if (/^\d{3}$/.test(query)) this.enter();
  }

  erase(): void {
    this.fault = undefined;
    this.query = this.query.slice(0, -1);
  }

  enter(): void {
    if (this.isNumber) this.choose(Number(this.query));
    else if (this.offered[0]) this.choose(this.offered[0].tile.number);
  }

  choose(number: number): void {
    const typed = this.query || String(number);
    const tile = tileOf(number);
    this.query = '';
    this.fault = !tile
      ? cityPage.faults.unknown(typed.padStart(3, '0'))
      : isCityTile(tile)
        ? undefined
        : this.#refuse(tile);
    if (this.fault === undefined) this.#choose(number);
  }

  clear(): void {
    this.query = '';
    this.fault = undefined;
  }

  clearFilters(): void {
    this.type = this.deck = this.good = undefined;
  }

  #found(): readonly TileRow[] {
    const tiles = this.isFiltered ? TILES.filter((tile) => this.#passes(tile)) : TILES;
    if (this.query === '') return tiles;
    if (!this.isNumber) return matchTiles(this.query, tiles);
    const typed = this.query;
    return tiles.filter(
      ({ number }) => number === Number(typed) || printedNumber(number).startsWith(typed)
    );
  }

  #passes(tile: TileRow): boolean {
    if (!isCityTile(tile)) return false;
    return (
      (this.type === undefined || tile.types.includes(this.type)) &&
      (this.deck === undefined || tile.deck === this.deck) &&
      (this.good === undefined || [...canMake(tile), ...goodsNeeded(tile)].includes(this.good))
    );
  }
}
