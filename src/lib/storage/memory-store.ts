import type { TableSummary } from '$lib/engine/game-module';
import { MemoryTaught } from './memory-taught';
import type { Shelf, TableRecordV2 } from './records';
import { answers, inOrder } from './table-order';
import { indexed, inUse, newRecord } from './table-record';
import type {
  Additions,
  Appended,
  Appending,
  NewTable,
  StoredTable,
  TableCard,
  TableQuery,
  TableStore,
  WholeTable
} from './table-store';

/** Stands in where the browser refuses a database: works, and is gone with the visit. */
export class MemoryStore implements TableStore {
  readonly lasting = false;
  readonly taught = new MemoryTaught();
  readonly aside = { list: async () => [], remove: async () => undefined };
  readonly #tables = new Map<string, WholeTable>();
  readonly #watchers = new Set<() => void>();

  async list(query: TableQuery = {}): Promise<TableCard[]> {
    return [...this.#tables.values()]
      .map((table) => table.card)
      .filter((card) => answers(card, query))
      .sort(inOrder(query.sort ?? 'changed'))
      .slice(0, query.limit);
  }

  async count(shelf: Shelf): Promise<number> {
    return (await this.list({ shelf })).length;
  }

  async create(table: NewTable): Promise<void> {
    await this.add({ tables: [{ card: newRecord(table), entries: [] }], taught: [] });
  }

  async read(id: string): Promise<StoredTable | null> {
    return inUse(await this.readWhole(id));
  }

  async readWhole(id: string): Promise<WholeTable | null> {
    return this.#tables.get(id) ?? null;
  }

  async entriesAfter(id: string, after: number): Promise<unknown[]> {
    return (this.#tables.get(id)?.entries ?? []).slice(after).map(({ entry }) => entry);
  }

  async append({ id, after, entries, summary, at }: Appending): Promise<Appended> {
    const table = this.#tables.get(id);
    if (!table || table.card.deletedAt !== null) return 'gone';
    if (table.card.length !== after) return 'behind';
    const log = [...table.entries, ...entries.map((entry) => ({ at, entry }))];
    const card = indexed({ ...table.card, length: log.length, summary, changedAt: at });
    this.#put({ card, entries: log });
    return 'written';
  }

  async add({ tables, taught }: Additions): Promise<void> {
    const taken = tables.find(({ card }) => this.#tables.has(card.id));
    if (taken) throw new Error(`table ${taken.card.id} exists`);
    for (const { card, entries } of tables) this.#put({ card: indexed(card), entries });
    for (const { game, piece, value, at } of taught)
      await this.taught.teach(game, piece, value, at);
  }

  async rename(id: string, name: string | null): Promise<void> {
    this.#change(id, (card) => ({ ...card, name }));
  }

  async resummarize(id: string, length: number, summary: TableSummary): Promise<void> {
    this.#change(id, (card) => (card.length === length ? { ...card, summary } : card));
  }

  async bin(id: string, at: number): Promise<void> {
    this.#change(id, (card) => ({ ...card, deletedAt: at }));
  }

  async restore(id: string): Promise<void> {
    this.#change(id, (card) => ({ ...card, deletedAt: null }));
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#tell();
  }

  async emptyBin(before: number): Promise<void> {
    for (const { id, deletedAt } of await this.list({ shelf: 'bin' }))
      if (deletedAt !== null && deletedAt < before) await this.remove(id);
  }

  watchList(seen: (cards: readonly TableCard[]) => void, query: TableQuery = {}): () => void {
    return this.#watch(() => void this.list(query).then(seen));
  }

  watchLength(id: string, seen: (length: number) => void): () => void {
    return this.#watch(() => {
      const table = this.#tables.get(id);
      if (table) seen(table.card.length);
    });
  }

  #change(id: string, change: (card: TableRecordV2) => TableRecordV2): void {
    const table = this.#tables.get(id);
    if (table) this.#put({ ...table, card: indexed(change(table.card)) });
  }

  #put(table: WholeTable): void {
    this.#tables.set(table.card.id, table);
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    watcher();
    return () => this.#watchers.delete(watcher);
  }
}
