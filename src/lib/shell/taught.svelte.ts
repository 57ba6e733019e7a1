import { openStore } from '$lib/storage';

/** What this device has been taught about the pieces of a game, in step with other tabs. */
export class Taught {
  readonly #game: string;
  #pieces = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  #watching = false;

  constructor(game: string) {
    this.#game = game;
  }

  get pieces(): ReadonlyMap<number, unknown> {
    return this.#pieces;
  }

  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    void openStore().then((store) =>
      store.taught.watch(this.#game, (pieces) => (this.#pieces = pieces))
    );
  }

  /** Known at once here; written behind. */
  async teach(piece: number, value: unknown): Promise<void> {
    this.#pieces = new Map(this.#pieces).set(piece, value);
    await (await openStore()).taught.teach(this.#game, piece, value, Date.now());
  }
}
