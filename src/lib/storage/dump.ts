import { done } from './plain-database';
import { keepSafetyCopy } from './safety-copies';

/** What was found in a database, store by store, as it was. */
export interface Dump {
  readonly format: 'town-clerk/dump';
  readonly schema: number;
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
}

async function dumpOf(db: IDBDatabase, schema: number): Promise<Dump> {
  const names = [...db.objectStoreNames];
  const stores: Record<string, readonly unknown[]> = {};
  const reading = db.transaction(names, 'readonly');
  for (const name of names) stores[name] = await done(reading.objectStore(name).getAll());
  return { format: 'town-clerk/dump', schema, stores };
}

/** Copies what a database holds, unless it holds nothing. */
export async function keepDump(db: IDBDatabase, name: string, schema: number): Promise<void> {
  const dump = await dumpOf(db, schema);
  const empty = Object.values(dump.stores).every((records) => records.length === 0);
  if (!empty) await keepSafetyCopy(name, schema, JSON.stringify(dump));
}
