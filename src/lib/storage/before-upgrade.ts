import { opened } from './plain-database';
import { schemaOf } from './schema';

const KEY = 'town-clerk/schema';

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

/**
 * Before a database is brought to a newer schema, all it holds is copied into a database of its
 * own. The upgrade itself is one transaction; the copy is for the day when it has a fault of thought.
 */
export async function backUpBeforeUpgrade(name: string, schema: number): Promise<void> {
  if (noted(name) === String(schema)) return;
  const db = await opened(name);
  if (db) {
    try {
      const old = schemaOf(db);
      if (old < schema && db.objectStoreNames.length > 0)
        await (await import('./dump')).keepDump(db, name, old);
    } catch {
      // No room for a copy: the upgrade still happens whole or not at all.
    } finally {
      db.close();
    }
  }
  note(name, schema);
}
