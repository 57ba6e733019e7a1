import { done, finished } from './plain-database';
import { DATABASE } from './schema';

const STORE = 'copies';
const KEPT = 3;

/** A copy of everything, made by itself before the database was changed. */
export interface SafetyCopy {
  readonly id: number;
  readonly at: number;
  /** The schema the data was in. */
  readonly schema: number;
  readonly text: string;
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`${name}-safety-copies`, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(request);
}

async function within<T>(name: string, work: (db: IDBDatabase) => Promise<T>): Promise<T> {
  const db = await open(name);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

export const keepSafetyCopy = (name: string, schema: number, text: string): Promise<void> =>
  within(name, async (db) => {
    const at = Date.now();
    const writing = db.transaction(STORE, 'readwrite');
    const store = writing.objectStore(STORE);
    const keys = await done(store.getAllKeys());
    for (const key of keys.toSorted().slice(0, Math.max(0, keys.length - KEPT + 1)))
      store.delete(key);
    store.put({ id: at, at, schema, text } satisfies SafetyCopy);
    await finished(writing);
  });

/** The newest first. */
export const safetyCopies = (name = DATABASE): Promise<readonly SafetyCopy[]> =>
  within(name, async (db) => {
    const reading = db.transaction(STORE, 'readonly').objectStore(STORE);
    const copies = (await done(reading.getAll())) as SafetyCopy[];
    return copies.toSorted((a, b) => b.at - a.at);
  });
