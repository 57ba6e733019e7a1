import { openStore } from '$lib/storage';

/** What this device has been taught about the pieces of a game, in step with other tabs. */
export class Taught {
  readonly #game: string;
  #pieces = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  #known = $state(false);
  #watching = false;
  /** Taught here and on the way to the store. */
  readonly #unwritten = new Map<number, unknown>();

  constructor(game: string) {
    this.#game = game;
  }

  get pieces(): ReadonlyMap<number, unknown> {
    return this.#pieces;
  }

  /** Whether the store has answered; before that a piece may be known and not be found here. */
  get known(): boolean {
    return this.#known;
  }

  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    void openStore().then((store) =>
      store.taught.watch(this.#game, (pieces) => {
        this.#pieces = new Map([...pieces, ...this.#unwritten]);
        this.#known = true;
      })
    );
  }

  /** Known at once here; written behind. */
  async teach(piece: number, value: unknown): Promise<void> {
    this.#pieces = new Map(this.#pieces).set(piece, value);
    this.#unwritten.set(piece, value);
    await (await openStore()).taught.teach(this.#game, piece, value, Date.now());
    if (this.#unwritten.get(piece) === value) this.#unwritten.delete(piece);
  }
}
