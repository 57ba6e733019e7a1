import { Dexie, liveQuery, type Table } from 'dexie';
import type { EntryRecordV1, TableRecordV1, TaughtRecordV1 } from './records';
import type {
  Appended,
  Appending,
  NewTable,
  StoredTable,
  TableCard,
  TableStore,
  TaughtStore
} from './table-store';

class Database extends Dexie {
  declare readonly sessions: Table<TableRecordV1, string>;
  declare readonly entries: Table<EntryRecordV1, [string, number]>;
  declare readonly taught: Table<TaughtRecordV1, [string, number]>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({
      sessions: 'id, changedAt',
      entries: '[table+seq]',
      taught: '[game+piece]'
    });
  }
}

class DexieTaught implements TaughtStore {
  readonly #taught: Database['taught'];

  constructor(db: Database) {
    this.#taught = db.taught;
  }

  async teach(game: string, piece: number, value: unknown, at: number): Promise<void> {
    await this.#taught.put({ game, piece, value, at });
  }

  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void {
    const all = [
      [game, Dexie.minKey],
      [game, Dexie.maxKey]
    ] as const;
    const subscription = liveQuery(() =>
      this.#taught
        .where('[game+piece]')
        .between(...all)
        .toArray()
    ).subscribe((records) => seen(new Map(records.map(({ piece, value }) => [piece, value]))));
    return () => subscription.unsubscribe();
  }
}

export class DexieStore implements TableStore {
  readonly lasting = true;
  readonly taught: TaughtStore;
  readonly #db: Database;

  private constructor(db: Database) {
    this.#db = db;
    this.taught = new DexieTaught(db);
  }

  /** Rejects where the browser has no IndexedDB or does not let us in. */
  static async open(name = 'town-clerk'): Promise<DexieStore> {
    const db = new Database(name);
    await db.open();
    return new DexieStore(db);
  }

  close(): void {
    this.#db.close();
  }

  list(): Promise<TableCard[]> {
    return this.#db.sessions.orderBy('changedAt').reverse().toArray();
  }

  async create({ at, ...table }: NewTable): Promise<void> {
    await this.#db.sessions.add({ ...table, startedAt: at, changedAt: at, length: 0 });
  }

  read(id: string): Promise<StoredTable | null> {
    return this.#db.transaction('r', this.#db.sessions, this.#db.entries, async () => {
      const card = await this.#db.sessions.get(id);
      return card ? { card, log: await this.entriesAfter(id, 0) } : null;
    });
  }

  async entriesAfter(id: string, after: number): Promise<unknown[]> {
    const records = await this.#logOf(id, after).toArray();
    return records.map((record) => record.entry);
  }

  append({ id, after, entries, summary, at }: Appending): Promise<Appended> {
    return this.#db.transaction('rw', this.#db.sessions, this.#db.entries, async () => {
      const card = await this.#db.sessions.get(id);
      if (!card) return 'gone';
      if (card.length !== after) return 'behind';
      await this.#db.entries.bulkAdd(
        entries.map((entry, index) => ({ table: id, seq: after + index, at, entry }))
      );
      const length = after + entries.length;
      await this.#db.sessions.put({ ...card, length, summary, changedAt: at });
      return 'written';
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.transaction('rw', this.#db.sessions, this.#db.entries, async () => {
      await this.#db.sessions.delete(id);
      await this.#logOf(id, 0).delete();
    });
  }

  watchList(seen: (cards: readonly TableCard[]) => void): () => void {
    const subscription = liveQuery(() => this.list()).subscribe(seen);
    return () => subscription.unsubscribe();
  }

  watchLength(id: string, seen: (length: number) => void): () => void {
    const subscription = liveQuery(() => this.#db.sessions.get(id)).subscribe((card) => {
      if (card) seen(card.length);
    });
    return () => subscription.unsubscribe();
  }

  #logOf(id: string, after: number) {
    return this.#db.entries.where('[table+seq]').between([id, after], [id, Dexie.maxKey]);
  }
}
