import type {
  Appended,
  Appending,
  NewTable,
  StoredTable,
  TableCard,
  TableStore,
  TaughtStore
} from './table-store';

class MemoryTaught implements TaughtStore {
  readonly #taught = new Map<string, Map<number, unknown>>();
  readonly #watchers = new Set<() => void>();

  async teach(game: string, piece: number, value: unknown): Promise<void> {
    this.#taught.set(game, new Map(this.#taught.get(game)).set(piece, value));
    for (const watcher of this.#watchers) watcher();
  }

  watch(game: string, seen: (taught: ReadonlyMap<number, unknown>) => void): () => void {
    const watcher = () => seen(this.#taught.get(game) ?? new Map());
    this.#watchers.add(watcher);
    watcher();
    return () => this.#watchers.delete(watcher);
  }
}

/** Stands in where the browser refuses a database: works, and is gone with the visit. */
export class MemoryStore implements TableStore {
  readonly lasting = false;
  readonly taught = new MemoryTaught();
  readonly #tables = new Map<string, StoredTable>();
  readonly #watchers = new Set<() => void>();

  async list(): Promise<TableCard[]> {
    const cards = [...this.#tables.values()].map((table) => table.card);
    return cards.sort((a, b) => b.changedAt - a.changedAt);
  }

  async create({ at, ...table }: NewTable): Promise<void> {
    if (this.#tables.has(table.id)) throw new Error(`table ${table.id} exists`);
    const card = { ...table, startedAt: at, changedAt: at, length: 0 };
    this.#put({ card, log: [] });
  }

  async read(id: string): Promise<StoredTable | null> {
    return this.#tables.get(id) ?? null;
  }

  async entriesAfter(id: string, after: number): Promise<unknown[]> {
    return this.#tables.get(id)?.log.slice(after) ?? [];
  }

  async append({ id, after, entries, summary, at }: Appending): Promise<Appended> {
    const table = this.#tables.get(id);
    if (!table) return 'gone';
    if (table.card.length !== after) return 'behind';
    const log = [...table.log, ...entries];
    this.#put({ card: { ...table.card, length: log.length, summary, changedAt: at }, log });
    return 'written';
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#tell();
  }

  watchList(seen: (cards: readonly TableCard[]) => void): () => void {
    return this.#watch(() => void this.list().then(seen));
  }

  watchLength(id: string, seen: (length: number) => void): () => void {
    return this.#watch(() => {
      const table = this.#tables.get(id);
      if (table) seen(table.card.length);
    });
  }

  #put(table: StoredTable): void {
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
