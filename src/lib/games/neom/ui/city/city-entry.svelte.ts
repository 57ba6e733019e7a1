import { keep, recall } from '$lib/shell/recall';
import { PROCESSED_GOODS, type ProcessedGood } from '../../data/goods';
import type { CityTile } from '../../data/tile-row';
import { cityTileOf, MODULAR_FACTORY } from '../../data/tiles';
import type { Bill } from '../../rules/moves';
import type { Roads } from '../../rules/roads';
import type { Cell, PlacedTile, Player } from '../../rules/table';
import { entryFaultText } from '../../text/en/entry-faults';
import type { NeomTable } from '../neom-table';
import { TilePick } from '../picker/tile-pick.svelte';
import { CityEdits } from './city-edits';
import type { CityView } from './city-view.svelte';
import { nextSpace } from './next-space';
import { slipAt } from './slip-at';

/** What the panel below the board asks for. */
export type Step = 'pick' | 'roads' | 'good' | 'tile' | 'book' | 'moving';

/** Entering a City space by space: where the cursor is and what is asked there. */
export class CityEntry {
  readonly table: NeomTable;
  readonly #view: CityView;
  readonly pick: TilePick;
  readonly #edits: CityEdits;
  #goesOn = $state(recall('entry/stays') === undefined);
  #cell = $state<Cell | undefined>();
  #step = $state<Step>('pick');
  /** Roads being tapped, not made yet. */
  #roads = $state<Roads>(0);
  /** Tiles whose roads were undone: they are known, but asked for once more. */
  readonly #doubted = new Set<number>();
  /** A tile waiting to be booked or placed. */
  #chosen = $state<number | undefined>();

  constructor(view: CityView) {
    const { table } = view;
    this.table = table;
    this.#view = view;
    this.pick = new TilePick(
      () => table.state,
      (tile) => this.#take(tile)
    );
    this.#edits = new CityEdits(table, (fault) => {
      this.#step = 'pick';
      this.pick.fault = entryFaultText(fault);
    });
  }

  get #kept(): string {
    return `space/${this.table.id}/${this.player.id}`;
  }

  get player(): Player {
    return this.#edits.player;
  }

  /** Where the cursor is; on a finished table only a tile can be looked at. */
  get cell(): Cell | undefined {
    return this.locked && this.step !== 'tile' ? undefined : this.#cell;
  }

  /** Whether the cursor goes on by itself after a tile. */
  get goesOn(): boolean {
    return this.#goesOn;
  }

  set goesOn(goesOn: boolean) {
    this.#goesOn = goesOn;
    keep('entry/stays', goesOn ? undefined : 'yes');
  }

  /** A tile that was undone, here or in another tab, is not asked about any longer. */
  get step(): Step {
    const about = this.#step !== 'pick' && this.#step !== 'book';
    return about && !this.placed ? 'pick' : this.#step;
  }

  get roads(): Roads {
    return this.#roads;
  }

  get chosen(): number | undefined {
    return this.#chosen;
  }

  /** A finished table takes no edits until it is opened again. */
  get locked(): boolean {
    return this.table.state.finished;
  }

  get placed(): PlacedTile | null {
    return this.#cell === undefined ? null : this.#edits.at(this.#cell);
  }

  get tile(): CityTile | undefined {
    return this.placed ? cityTileOf(this.placed.tile) : undefined;
  }

  /** Back where a reload or another page broke off. */
  resume(): void {
    const [cell, roads] = (recall(this.#kept) ?? '').split(' ').filter(Boolean).map(Number);
    if (cell === undefined) this.begin();
    else this.select(cell);
    if (roads !== undefined && this.placed && !this.locked) this.#askRoads(roads);
  }

  /** A City still empty after the game goes straight to entering. */
  begin(): void {
    this.close();
    const isEmpty = this.player.city.cells.every((placed) => placed === null);
    if (isEmpty && this.table.state.mode === 'score') this.select(0);
  }

  /** A space was tapped. */
  select(cell: Cell): void {
    if (this.locked && !this.#edits.at(cell)) {
      this.close();
      return;
    }
    if (this.step === 'moving' && this.#cell !== undefined) {
      this.#edits.carry(this.#cell, cell);
      this.#goTo(cell);
      return;
    }
    this.#keepRoads();
    this.#goTo(cell);
  }

  close(): void {
    this.#keepRoads();
    this.#cell = undefined;
    keep(this.#kept, undefined);
    this.#step = 'pick';
    this.pick.clear();
  }

  change(): void {
    this.#step = 'pick';
    this.pick.clear();
  }

  /**
   * Typing on a space asks for a tile there, whatever was asked before. A tile just placed is not
   * typed over: with its roads still asked for, the next number is the next space's.
   */
  typeOver(type: () => void): void {
    if (this.step === 'roads' || this.step === 'good') this.finishRoads();
    if (this.#cell === undefined) return;
    if (this.step !== 'pick') this.change();
    type();
  }

  editRoads(): void {
    this.#askRoads(this.placed?.roads ?? 0);
  }

  setRoads(roads: Roads): void {
    this.#askRoads(roads);
  }

  /** Takes the tapped roads over and goes on. */
  finishRoads(): void {
    this.#keepRoads();
    this.#goOn();
  }

  skip(): void {
    this.#goOn();
  }

  /** On to the next free space; the cardboard has none here. */
  leaveEmpty(): void {
    const here = this.#cell ?? 0;
    this.#goTo(nextSpace(this.player.city, here) ?? here);
  }

  /** A tile taken back leaves the cursor where it lay, if it was anywhere. */
  undo(): void {
    const last = this.table.moves.at(-1);
    const mine = last !== undefined && 'player' in last && last.player === this.player.id;
    if (mine && last.type === 'set-roads') this.#doubted.add(this.#edits.at(last.cell)!.tile);
    this.table.undo();
    if (mine && last.type === 'place' && this.#cell !== undefined) this.#goTo(last.cell);
  }

  chooseGood(good: ProcessedGood): void {
    if (!PROCESSED_GOODS.includes(good)) return;
    this.#edits.chooseGood(this.#cell!, good);
    this.#afterPlacing();
  }

  askGood(): void {
    this.#step = 'good';
  }

  startMove(): void {
    this.#step = 'moving';
  }

  cancelMove(): void {
    this.#step = 'tile';
  }

  remove(): void {
    if (this.#cell === undefined || !this.placed) return;
    this.#edits.remove(this.#cell);
    this.change();
  }

  /** In play: places the tile waiting, with or without its money. */
  placeChosen(bill: Bill | null): void {
    if (this.#chosen !== undefined) this.#place(this.#chosen, bill);
  }

  /** A tile was chosen for the space. */
  #take(tile: number): void {
    if (this.#cell === undefined || this.locked) return;
    if (this.table.state.mode === 'play') {
      this.#chosen = tile;
      this.#step = 'book';
    } else this.#place(tile, null);
  }

  #place(tile: number, bill: Bill | null): void {
    this.#chosen = undefined;
    if (!this.#edits.place(this.#cell!, tile, bill)) return;
    if (tile === MODULAR_FACTORY) this.#step = 'good';
    else this.#afterPlacing();
  }

  #afterPlacing(): void {
    const { placed } = this;
    if (placed && (this.#doubted.delete(placed.tile) || placed.roads === null)) this.editRoads();
    else this.#goOn();
  }

  #askRoads(roads: Roads): void {
    this.#roads = roads;
    this.#step = 'roads';
    keep(this.#kept, `${this.#cell} ${roads}`);
  }

  #keepRoads(): void {
    if (this.#step === 'roads' && this.#cell !== undefined)
      this.#edits.setRoads(this.#cell, this.#roads);
  }

  #goOn(): void {
    // Playing along, a player places one tile a turn: the board comes back into view.
    if (this.table.state.mode === 'play') this.close();
    else {
      const here = this.#cell ?? 0;
      this.#goTo((this.#goesOn ? nextSpace(this.player.city, here) : undefined) ?? here);
      this.pick.fault = slipAt(this.#view.breaches, here);
    }
  }

  #goTo(cell: Cell): void {
    this.#cell = cell;
    keep(this.#kept, String(cell));
    this.pick.clear();
    this.#step = this.#edits.at(cell) ? 'tile' : 'pick';
  }
}
