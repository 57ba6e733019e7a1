import { MemoryStore } from './memory-store';
import type { TableStore } from './table-store';

export type { StoredTable, TableCard, TableStore } from './table-store';

let opened: Promise<TableStore> | undefined;

/** The one store of this visit: the database, or memory where the browser refuses it. */
export function openStore(): Promise<TableStore> {
  opened ??= import('./dexie-store')
    .then(({ DexieStore }) => DexieStore.open())
    .catch(() => new MemoryStore());
  return opened;
}
