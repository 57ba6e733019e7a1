import { deviceNote } from '$lib/shell/recall';
import { tileOf } from '../../data/tiles';

/** Eight tiles are dealt at the start of a Generation (RB "Setup"). */
const LARGEST_HAND = 8;

const noteOf = (key: string) => deviceNote(`hand/${key}`);

function recall(key: string): readonly number[] {
  const noted = noteOf(key).read();
  if (!Array.isArray(noted)) return [];
  return noted.filter((tile) => tileOf(Number(tile))?.kind === 'tile').slice(0, LARGEST_HAND);
}

/** The tiles a player holds: secret, so kept on this device and never part of the table. */
export class Hand {
  readonly #key: () => string;
  #known = $state.raw<Readonly<Record<string, readonly number[]>>>({});

  constructor(table: string, player: () => string) {
    this.#key = () => `${table}/${player()}`;
  }

  get tiles(): readonly number[] {
    const key = this.#key();
    return this.#known[key] ?? recall(key);
  }

  get isFull(): boolean {
    return this.tiles.length >= LARGEST_HAND;
  }

  add(tile: number): void {
    if (!this.isFull && !this.tiles.includes(tile)) this.#keep([...this.tiles, tile]);
  }

  remove(tile: number): void {
    this.#keep(this.tiles.filter((each) => each !== tile));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(tiles: readonly number[]): void {
    const key = this.#key();
    this.#known = { ...this.#known, [key]: tiles };
    noteOf(key).write(tiles);
  }
}
