import { Dexie } from 'dexie';
import type { Database } from './database';
import type { Reconnecting } from './reconnecting';
import type { TaughtStore } from './table-store';
import type { TaughtRecordV1 } from './records';

export class DexieTaught implements TaughtStore {
  readonly #taught: Database['taught'];
  readonly #connection: Reconnecting;

  constructor(db: Database, connection: Reconnecting) {
    this.#taught = db.taught;
    this.#connection = connection;
  }

  async teach(game: string, piece: number, value: unknown, at: number): Promise<void> {
    await this.#connection.run(() => this.#taught.put({ game, piece, value, at }));
  }

  all(): Promise<readonly TaughtRecordV1[]> {
    return this.#connection.run(() => this.#taught.toArray());
  }

  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void {
    const ofGame = () =>
      this.#taught
        .where('[game+piece]')
        .between([game, Dexie.minKey], [game, Dexie.maxKey])
        .toArray();
    return this.#connection.watch(
      async () => new Map((await ofGame()).map(({ piece, value }) => [piece, value])),
      seen
    );
  }
}
