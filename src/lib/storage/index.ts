import type { TableStore } from './table-store';

export { glance } from './glance';
export type { StoredTable, TableCard, TableStore } from './table-store';

let opened: Promise<TableStore> | undefined;
let tellOpened: (store: TableStore) => void;
let blocked = false;
const toTell = new Set<() => void>();

const tellBlocked = (): void => {
  blocked = true;
  for (const tell of toTell) tell();
};

/** The store, as soon as some page has asked for it. */
export const storeOpened = new Promise<TableStore>((resolve) => (tellOpened = resolve));

/** The one store of this visit: the database, or memory where the browser refuses it. */
export function openStore(): Promise<TableStore> {
  opened ??= import('./dexie-store')
    .then(({ DexieStore }) => DexieStore.open(undefined, tellBlocked))
    .catch(async () => new (await import('./memory-store')).MemoryStore())
    .then((store) => {
      tellOpened(store);
      return store;
    });
  return opened;
}

/** Called where a tab with an older version of the app keeps the store from opening. */
export function onBlocked(tell: () => void): void {
  toTell.add(tell);
  if (blocked) tell();
}
