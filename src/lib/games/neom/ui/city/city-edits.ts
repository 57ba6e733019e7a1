import type { Fault } from '$lib/engine/result';
import type { ProcessedGood } from '../../data/goods';
import type { Bill, Move } from '../../rules/moves';
import type { Roads } from '../../rules/roads';
import type { Cell, PlacedTile, Player } from '../../rules/table';
import type { NeomTable } from '../neom-table';
import { seat } from '../table/seat.svelte';
import { taughtRoads } from '../table/taught-roads';

/** A move of the player shown: whose it is goes without saying. */
type Without<M> = M extends { player: string } ? Omit<M, 'player'> : never;
type MoveHere = Without<Move>;

/** Changes of the City shown, each of them one move of its player. */
export class CityEdits {
  readonly #table: NeomTable;
  readonly #refused: (fault: Fault) => void;

  constructor(table: NeomTable, refused: (fault: Fault) => void) {
    this.#table = table;
    this.#refused = refused;
  }

  get player(): Player {
    return seat.of(this.#table);
  }

  at(cell: Cell): PlacedTile | null {
    return this.player.city.cells[cell] ?? null;
  }

  /** With the roads this device was taught; answers whether the table took it. */
  place(cell: Cell, tile: number, bill: Bill | null): boolean {
    return this.#make({ type: 'place', cell, tile, roads: taughtRoads.of(tile), good: null, bill });
  }

  chooseGood(cell: Cell, good: ProcessedGood): void {
    this.#make({ type: 'choose-good', cell, good });
  }

  /** Teaches them as well. No tile is without a road, so none tapped means not known (NEOM-4). */
  setRoads(cell: Cell, roads: Roads): void {
    const placed = this.at(cell);
    if (roads === 0 || !placed) return;
    taughtRoads.teach(placed.tile, roads);
    if (placed.roads !== roads) this.#make({ type: 'set-roads', cell, roads });
  }

  /** To another space; the tile that lies there comes here. */
  carry(from: Cell, to: Cell): void {
    if (to !== from) this.#make({ type: this.at(to) ? 'swap' : 'move', from, to });
  }

  remove(cell: Cell): void {
    this.#make({ type: 'remove', cell });
  }

  #make(move: MoveHere): boolean {
    const made = this.#table.make({ ...move, player: this.player.id } as Move);
    if (!made.ok) this.#refused(made.fault);
    return made.ok;
  }
}
