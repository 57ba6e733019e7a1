import { Dexie } from 'dexie';
import type { Database } from './database';
import { SHELVES, type AsideRecordV2 } from './records';
import { parseTableRecord } from './parse-record';

/** Records without a shelf: what can be read gets its place, anything else is set aside as it is. */
export async function repair(db: Database): Promise<void> {
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
