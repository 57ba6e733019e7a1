import { Dexie } from 'dexie';
import type { Database } from './database';
import { SHELVES, type Shelf } from './records';

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
