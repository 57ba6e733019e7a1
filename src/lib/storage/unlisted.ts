import { Dexie } from 'dexie';
import type { Database } from './database';
import { SHELVES, type Shelf, type TableRecordV2 } from './records';

/** Enough of a record to be listed without a fall. */
export const isListable = (table: TableRecordV2): boolean =>
  Array.isArray(table.summary?.players) &&
  Number.isFinite(table.changedAt) &&
  Number.isFinite(table.startedAt);

export const countOn = (db: Database, shelf: Shelf): Promise<number> =>
  db.sessions
    .where('[shelf+changedAt]')
    .between([shelf, Dexie.minKey], [shelf, Dexie.maxKey])
    .count();

/** Whether there are records no list can show: without a shelf no index holds them, so counting tells. */
export async function hasUnlisted(db: Database): Promise<boolean> {
  const counts = await Promise.all(SHELVES.map((shelf) => countOn(db, shelf)));
  return (await db.sessions.count()) !== counts.reduce((sum, count) => sum + count, 0);
}
