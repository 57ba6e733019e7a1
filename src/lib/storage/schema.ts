export const DATABASE = 'town-clerk';

/** The newest schema; raised with every version in database.ts. */
export const SCHEMA = 2;

/** The key of each store of that schema, and then its indices. */
export const STORES = {
  sessions: 'id, changedAt, [shelf+changedAt], [shelf+startedAt], [shelf+label], *terms, deletedAt',
  entries: '[table+seq]',
  taught: '[game+piece]',
  aside: 'id, at'
} as const;

/** Dexie counts in tenths, so that there is room between versions. */
export const schemaOf = (db: IDBDatabase): number => db.version / 10;
