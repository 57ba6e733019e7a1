import { tileOf } from '../../data/tiles';

/** Eight tiles are dealt at the start of a Generation (RB "Setup"). */
export const LARGEST_HAND = 8;

const keyOf = (table: string, player: string): string => `town-clerk/hand/${table}/${player}`;

function recall(key: string): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((tile) => tileOf(Number(tile))?.kind === 'tile').slice(0, LARGEST_HAND);
  } catch {
    return [];
  }
}

/** The tiles a player holds: secret, so kept on this device and never part of the table. */
export class Hand {
  readonly #key: () => string;
  #known = $state.raw<Readonly<Record<string, readonly number[]>>>({});

  constructor(table: string, player: () => string) {
    this.#key = () => keyOf(table, player());
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
    try {
      localStorage.setItem(key, JSON.stringify(tiles));
    } catch {
      // Storage is blocked: the hand holds for this visit.
    }
  }
}
