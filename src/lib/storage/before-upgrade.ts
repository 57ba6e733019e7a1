import { done, opened } from './plain-database';
import { keepSafetyCopy } from './safety-copies';

/** Dexie counts in tenths so that there is room between versions. */
const TENTHS = 10;
const KEY = 'town-clerk/schema';

/** What was found in a database, store by store, as it was. */
export interface Dump {
  readonly format: 'town-clerk/dump';
  readonly schema: number;
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
}

const noted = (name: string): string | null => {
  try {
    return localStorage.getItem(`${KEY}/${name}`);
  } catch {
    return null;
  }
};

function note(name: string, schema: number): void {
  try {
    localStorage.setItem(`${KEY}/${name}`, String(schema));
  } catch {
    // Then the next visit looks again.
  }
}

async function dumpOf(db: IDBDatabase): Promise<Dump> {
  const names = [...db.objectStoreNames];
  const stores: Record<string, readonly unknown[]> = {};
  const reading = db.transaction(names, 'readonly');
  for (const name of names) stores[name] = await done(reading.objectStore(name).getAll());
  return { format: 'town-clerk/dump', schema: db.version / TENTHS, stores };
}

/**
 * Before a database is brought to a newer schema, all it holds is copied into a database of its
 * own. The upgrade itself is one transaction; the copy is for the day when it has a fault of thought.
 */
export async function backUpBeforeUpgrade(name: string, schema: number): Promise<void> {
  if (noted(name) === String(schema)) return;
  const db = await opened(name);
  if (db) {
    try {
      const old = db.version / TENTHS;
      if (old < schema && db.objectStoreNames.length > 0) {
        const dump = await dumpOf(db);
        const empty = Object.values(dump.stores).every((records) => records.length === 0);
        if (!empty) await keepSafetyCopy(name, old, JSON.stringify(dump));
      }
    } catch {
      // No room for a copy: the upgrade still happens whole or not at all.
    } finally {
      db.close();
    }
  }
  note(name, schema);
}
