/** Builds a database as an older version of the app has left it. Also runs inside a page. */
export interface OldDump {
  readonly sessions: readonly object[];
  readonly entries: readonly object[];
  readonly taught: readonly object[];
}

/** Schema 1; Dexie counts in tenths. */
export function writeSchema1(name: string, dump: OldDump): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 10);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      db.createObjectStore('sessions', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      db.createObjectStore('taught', { keyPath: ['game', 'piece'] });
      const { transaction } = opening;
      for (const store of ['sessions', 'entries', 'taught'] as const)
        for (const record of dump[store]) transaction!.objectStore(store).put(record);
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });
}
