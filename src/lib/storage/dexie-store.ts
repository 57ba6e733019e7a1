import { Dexie } from 'dexie';
import type { TableSummary } from '$lib/engine/game-module';
import type { AsideStore } from './aside';
import { backUpBeforeUpgrade } from './before-upgrade';
import { Database } from './database';
import { DexieTaught } from './dexie-taught';
import { listable, mendAll } from './mending';
import { Reconnecting } from './reconnecting';
import type { Shelf, TableRecordV2 } from './records';
import { DATABASE, SCHEMA } from './schema';
import { indexed, inUse, newRecord } from './table-record';
import { queryTables } from './table-query';
import type {
  Additions,
  Appended,
  Appending,
  NewTable,
  StoredTable,
  TableCard,
  TableQuery,
  TableStore,
  TaughtStore,
  WholeTable
} from './table-store';
import { countOn, hasUnlisted } from './unlisted';

export class DexieStore implements TableStore {
  readonly lasting = true;
  readonly taught: TaughtStore;
  readonly aside: AsideStore;
  readonly #db: Database;
  readonly #connection: Reconnecting;
  /** Done when what no list can show has got its place or was set aside. */
  #repaired: Promise<unknown> = Promise.resolve();

  private constructor(db: Database) {
    this.#db = db;
    this.#connection = new Reconnecting(db);
    this.taught = new DexieTaught(db, this.#connection);
    this.aside = {
      list: async () => {
        await this.#repaired;
        return this.#run(() => db.aside.orderBy('at').reverse().toArray());
      },
      remove: (id) => this.#run(() => db.aside.delete(id))
    };
  }

  /**
   * Rejects where the browser has no IndexedDB or does not let us in. `blocked` is called where a
   * tab with an older version must be closed first; the store opens when it is.
   */
  static async open(name = DATABASE, blocked?: () => void): Promise<DexieStore> {
    await backUpBeforeUpgrade(name, SCHEMA);
    const db = new Database(name);
    if (blocked) db.on('blocked', blocked);
    await db.open();
    const store = new DexieStore(db);
    store.#repaired = store
      .#run(() => hasUnlisted(db))
      .then(
        (found) => found && mendAll(db),
        () => undefined
      );
    return store;
  }

  close(): void {
    this.#connection.close();
  }

  list(query: TableQuery = {}): Promise<TableCard[]> {
    return this.#run(() => this.#listed(query));
  }

  count(shelf: Shelf): Promise<number> {
    return this.#run(() => countOn(this.#db, shelf));
  }

  async create(table: NewTable): Promise<void> {
    await this.#run(() => this.#db.sessions.add(newRecord(table)));
  }

  async read(id: string): Promise<StoredTable | null> {
    return inUse(await this.readWhole(id));
  }

  readWhole(id: string): Promise<WholeTable | null> {
    const { sessions, entries } = this.#db;
    return this.#run(() =>
      this.#db.transaction('r', sessions, entries, async () => {
        const card = await sessions.get(id);
        if (!card) return null;
        const log = await this.#logOf(id, 0).toArray();
        return { card, entries: log.map(({ at, entry }) => ({ at, entry })) };
      })
    );
  }

  async entriesAfter(id: string, after: number): Promise<unknown[]> {
    const records = await this.#run(() => this.#logOf(id, after).toArray());
    return records.map((record) => record.entry);
  }

  append({ id, after, entries, summary, at }: Appending): Promise<Appended> {
    const records = entries.map((entry, index) => ({ table: id, seq: after + index, at, entry }));
    const { sessions, entries: log } = this.#db;
    return this.#run(() =>
      this.#db.transaction('rw', sessions, log, async () => {
        const card = await sessions.get(id);
        if (!card || card.deletedAt !== null) return 'gone';
        if (card.length !== after) {
          // A connection can break off after its last write was done: then this is the second try.
          const there = await this.#logOf(id, after).limit(records.length).toArray();
          return JSON.stringify(there) === JSON.stringify(records) ? 'written' : 'behind';
        }
        await log.bulkAdd(records);
        const length = after + records.length;
        await sessions.put(indexed({ ...card, length, summary, changedAt: at }));
        return 'written';
      })
    );
  }

  add({ tables, taught }: Additions): Promise<void> {
    const db = this.#db;
    return this.#run(() =>
      db.transaction('rw', db.sessions, db.entries, db.taught, async () => {
        await db.sessions.bulkAdd(tables.map(({ card }) => indexed(card)));
        await db.entries.bulkAdd(
          tables.flatMap(({ card: { id }, entries }) =>
            entries.map(({ at, entry }, seq) => ({ table: id, seq, at, entry }))
          )
        );
        await db.taught.bulkPut([...taught]);
      })
    );
  }

  rename(id: string, name: string | null): Promise<void> {
    return this.#change(id, (card) => ({ ...card, name }));
  }

  resummarize(id: string, length: number, summary: TableSummary): Promise<void> {
    return this.#change(id, (card) => (card.length === length ? { ...card, summary } : card));
  }

  bin(id: string, at: number): Promise<void> {
    return this.#change(id, (card) => ({ ...card, deletedAt: at }));
  }

  restore(id: string): Promise<void> {
    return this.#change(id, (card) => ({ ...card, deletedAt: null }));
  }

  remove(id: string): Promise<void> {
    return this.#run(() =>
      this.#db.transaction('rw', this.#db.sessions, this.#db.entries, async () => {
        await this.#db.sessions.delete(id);
        await this.#logOf(id, 0).delete();
      })
    );
  }

  async emptyBin(before: number): Promise<void> {
    const old = this.#db.sessions.where('deletedAt').below(before);
    for (const id of await this.#run(() => old.primaryKeys())) await this.remove(id);
  }

  watchList(seen: (cards: readonly TableCard[]) => void, query: TableQuery = {}): () => void {
    return this.#connection.watch(() => this.#listed(query), seen);
  }

  watchLength(id: string, seen: (length: number) => void): () => void {
    return this.#connection.watch(
      () => this.#db.sessions.get(id),
      (card) => {
        if (card) seen(card.length);
      }
    );
  }

  #run<T>(work: () => PromiseLike<T>): Promise<T> {
    return this.#connection.run(work);
  }

  async #listed(query: TableQuery): Promise<TableCard[]> {
    return listable(this.#db, await queryTables(this.#db.sessions, query));
  }

  #change(id: string, change: (card: TableRecordV2) => TableRecordV2): Promise<void> {
    const { sessions } = this.#db;
    return this.#run(() =>
      this.#db.transaction('rw', sessions, async () => {
        const card = await sessions.get(id);
        if (card) await sessions.put(indexed(change(card)));
      })
    );
  }

  #logOf(id: string, after: number) {
    return this.#db.entries.where('[table+seq]').between([id, after], [id, Dexie.maxKey]);
  }
}
