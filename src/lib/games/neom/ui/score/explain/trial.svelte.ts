import type { ProcessedGood } from '../../../data/goods';
import { MODULAR_FACTORY } from '../../../data/tiles';
import { sketchOf, type Sketch } from '../../../rules/city';
import { withTile } from '../../../rules/city-edit';
import type { Roads } from '../../../rules/roads';
import { scoreOf, type Pad } from '../../../rules/scoring';
import type { Cell, City, PlacedTile, Player, Table } from '../../../rules/table';
import { TilePick } from '../../picker/tile-pick.svelte';
import { taughtRoads } from '../../table/taught-roads';
import { FIGURE_ROWS, type FigureRow } from './figure';

export interface Difference {
  readonly row: FigureRow;
  readonly now: number;
  readonly then: number;
}

/** A City to try things out in. It is a copy: the table never hears of it. */
export class Trial {
  readonly pick: TilePick;
  readonly #player: Player;
  readonly #table: Table;
  readonly #before: Pad;
  #city = $state.raw<City>() as City;
  #cell = $state<Cell | null>(null);
  #replacing = $state(false);

  readonly #sketch = $derived.by(() => sketchOf(this.#city));
  readonly #pad = $derived.by(() => this.#padOf(this.#city));

  constructor(table: Table, player: string) {
    this.#table = table;
    this.#player = table.players.find(({ id }) => id === player)!;
    this.#city = this.#player.city;
    this.#before = this.#padOf(this.#city);
    this.pick = new TilePick(
      () => table,
      (tile) => this.#place(tile)
    );
  }

  get sketch(): Sketch {
    return this.#sketch;
  }
  get cell(): Cell | null {
    return this.#cell;
  }
  get placed(): PlacedTile | null {
    return this.#cell === null ? null : (this.#city.cells[this.#cell] ?? null);
  }
  /** Whether a tile is asked for: on an empty space, or instead of the one there. */
  get picking(): boolean {
    return this.#cell !== null && (this.#replacing || this.placed === null);
  }
  get changed(): boolean {
    return this.#city !== this.#player.city;
  }

  /** Row by row what would be another figure; the total is always among them. */
  get differences(): readonly Difference[] {
    return FIGURE_ROWS.map((row) => ({
      row,
      now: this.#before[row],
      then: this.#pad[row]
    })).filter(({ row, now, then }) => row === 'total' || now !== then);
  }
  /** What the total would gain. */
  get change(): number {
    return this.#pad.total - this.#before.total;
  }

  choose(cell: Cell): void {
    this.#cell = cell;
    this.#replacing = false;
    this.pick.clear();
  }

  remove(): void {
    this.#put(null);
  }

  replace(): void {
    this.#replacing = true;
  }

  setRoads(roads: Roads): void {
    if (this.placed) this.#put({ ...this.placed, roads });
  }

  chooseGood(good: ProcessedGood | null): void {
    if (this.placed) this.#put({ ...this.placed, good });
  }

  startOver(): void {
    this.#city = this.#player.city;
    this.#replacing = false;
  }

  #place(tile: number): void {
    // Roads are never guessed (NEOM-4): taught ones, or unknown until they are tapped.
    const roads = taughtRoads.of(tile);
    this.#put(tile === MODULAR_FACTORY ? { tile, roads, good: null } : { tile, roads });
  }

  #put(placed: PlacedTile | null): void {
    if (this.#cell !== null) this.#city = withTile(this.#city, this.#cell, placed);
    this.#replacing = false;
  }

  #padOf(city: City): Pad {
    return scoreOf(sketchOf(city), this.#player, this.#table.overrides).pad;
  }
}
