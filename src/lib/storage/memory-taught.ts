import type { TaughtRecordV1 } from './records';
import type { TaughtStore } from './table-store';

export class MemoryTaught implements TaughtStore {
  #taught: readonly TaughtRecordV1[] = [];
  readonly #watchers = new Set<() => void>();

  async teach(game: string, piece: number, value: unknown, at: number): Promise<void> {
    const others = this.#taught.filter((known) => known.game !== game || known.piece !== piece);
    this.#taught = [...others, { game, piece, value, at }];
    for (const watcher of this.#watchers) watcher();
  }

  async all(): Promise<readonly TaughtRecordV1[]> {
    return this.#taught;
  }

  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void {
    const watcher = () => {
      const ofGame = this.#taught.filter((known) => known.game === game);
      seen(new Map(ofGame.map(({ piece, value }) => [piece, value])));
    };
    this.#watchers.add(watcher);
    watcher();
    return () => this.#watchers.delete(watcher);
  }
}
