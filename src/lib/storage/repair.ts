import { Dexie } from 'dexie';
import type { Database } from './database';
import { SHELVES, type AsideRecordV2, type TableRecordV2 } from './records';
import { parseTableRecord } from './table-record';

/** Enough of a record to be listed without a fall. */
export const isListable = (table: TableRecordV2): boolean =>
  Array.isArray(table.summary?.players) &&
  Number.isFinite(table.changedAt) &&
  Number.isFinite(table.startedAt);

/**
 * Records the lists cannot show: without a shelf no index holds them, so counting is enough to know
 * whether there are any. What can be read gets its place, anything else is set aside as it is.
 */
export async function repair(db: Database): Promise<void> {
  const [all, ...shelved] = await Promise.all([
    db.sessions.count(),
    ...SHELVES.map((shelf) =>
      db.sessions
        .where('[shelf+changedAt]')
        .between([shelf, Dexie.minKey], [shelf, Dexie.maxKey])
        .count()
    )
  ]);
  if (all === shelved.reduce((sum, count) => sum + count, 0)) return;
  const known = new Set<string>(SHELVES);
  const odd = await db.sessions.filter((table) => !known.has(table.shelf)).primaryKeys();
  for (const id of odd) await putRight(db, id);
}

/** Gives a record its place, or sets it aside with its log. */
export function putRight(db: Database, id: string): Promise<void> {
  return db.transaction('rw', db.sessions, db.entries, db.aside, async () => {
    const found: unknown = await db.sessions.get(id);
    if (found === undefined) return;
    const parsed = parseTableRecord(found);
    if (parsed.ok) {
      await db.sessions.put(parsed.value);
      return;
    }
    const log = db.entries.where('[table+seq]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
    const { code, path = '' } = parsed.fault;
    await db.aside.put(
      asideOf(id, `${code} ${path}`, { table: found, entries: await log.toArray() })
    );
    await log.delete();
    await db.sessions.delete(id);
  });
}

const asideOf = (id: string, fault: string, raw: unknown): AsideRecordV2 => ({
  id,
  at: Date.now(),
  from: 'sessions',
  fault: fault.trim(),
  raw: JSON.stringify(raw)
});
