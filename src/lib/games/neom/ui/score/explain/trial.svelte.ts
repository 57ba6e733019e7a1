import { cityTileOf, MODULAR_FACTORY, tileOf } from '../../../data/tiles';
import { sketchOf, type Sketch } from '../../../rules/city';
import { withTile } from '../../../rules/city-edit';
import { hasRoad, roadsFrom, edgesOf, type Edge } from '../../../rules/roads';
import { scoreCity, type CityScore } from '../../../rules/scoring';
import { withOverrides } from '../../../rules/scoring/overrides';
import type { Cell, City, Override, PlacedTile, Player } from '../../../rules/table';
import { taughtRoads } from '../../table/taught-roads';
import { FIGURE_ROWS, type FigureRow } from './figure';

export interface Difference {
  readonly row: FigureRow;
  readonly now: number;
  readonly then: number;
}

/** A City to try things out in. It is a copy: the table never hears of it. */
export class Trial {
  readonly player: Player;
  readonly #overrides: readonly Override[] | undefined;
  #city = $state.raw<City>() as City;
  #cell = $state<Cell | null>(null);

  readonly #sketch = $derived.by(() => sketchOf(this.#city));
  readonly #score = $derived.by(() => this.#scoreOf(this.#city));

  constructor(player: Player, overrides: readonly Override[] | undefined) {
    this.player = player;
    this.#overrides = overrides;
    this.#city = player.city;
  }

  get sketch(): Sketch {
    return this.#sketch;
  }
  get score(): CityScore {
    return this.#score;
  }
  get cell(): Cell | null {
    return this.#cell;
  }
  get placed(): PlacedTile | null {
    return this.#cell === null ? null : (this.#city.cells[this.#cell] ?? null);
  }
  get changed(): boolean {
    return this.#city !== this.player.city;
  }

  /** Row by row what would be another figure; the total is always among them. */
  get differences(): readonly Difference[] {
    const before = this.#scoreOf(this.player.city).pad;
    const { pad } = this.score;
    return FIGURE_ROWS.map((row) => ({ row, now: before[row], then: pad[row] })).filter(
      ({ row, now, then }) => row === 'total' || now !== then
    );
  }

  choose(cell: Cell): void {
    this.#cell = cell;
  }

  remove(): void {
    this.#put(null);
  }

  /** Places a tile by its printed number; answers whether there is such a tile. */
  put(number: number): boolean {
    if (tileOf(number)?.kind !== 'tile') return false;
    const { number: tile } = cityTileOf(number);
    // Roads are never guessed (NEOM-4): taught ones, or unknown until they are tapped.
    const roads = taughtRoads.of(tile);
    this.#put(tile === MODULAR_FACTORY ? { tile, roads, good: null } : { tile, roads });
    return true;
  }

  toggleRoad(edge: Edge): void {
    const { placed } = this;
    if (!placed) return;
    const edges = edgesOf(placed.roads ?? 0);
    const roads = hasRoad(placed.roads ?? 0, edge)
      ? roadsFrom(edges.filter((other) => other !== edge))
      : roadsFrom([...edges, edge]);
    this.#put({ ...placed, roads });
  }

  startOver(): void {
    this.#city = this.player.city;
  }

  #put(placed: PlacedTile | null): void {
    if (this.#cell !== null) this.#city = withTile(this.#city, this.#cell, placed);
  }

  #scoreOf(city: City): CityScore {
    return withOverrides(scoreCity({ ...this.player, city }), this.player.id, this.#overrides);
  }
}
