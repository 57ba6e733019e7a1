import { done, opened } from './plain-database';
import type { Shelf, TableRecordV2 } from './records';
import { DATABASE, SCHEMA, schemaOf } from './schema';
import { inOrder, shelvesOf } from './table-order';
import { isListable } from './table-record';
import type { TableCard } from './table-store';

const INDEX = '[shelf+changedAt]';

async function newestOn(
  tables: IDBIndex,
  shelf: Shelf,
  limit: number
): Promise<readonly TableRecordV2[]> {
  const newest: TableRecordV2[] = [];
  const walk = tables.openCursor(IDBKeyRange.bound([shelf], [shelf, []]), 'prev');
  for (let at = await done(walk); at && newest.length < limit; at = await done(walk)) {
    newest.push(at.value as TableRecordV2);
    at.continue();
  }
  return newest;
}

/**
 * The newest open and the newest finished tables, newest change first, read by the browser's own
 * means: a page that only lists them need not fetch the store. Undefined where only the store can
 * tell: another schema, or a record to be mended.
 */
export async function glance(
  limit: number,
  name = DATABASE
): Promise<readonly TableCard[] | undefined> {
  const db = await opened(name);
  if (!db) return [];
  try {
    if (schemaOf(db) !== SCHEMA) return undefined;
    const tables = db.transaction('sessions').objectStore('sessions').index(INDEX);
    const cards = (
      await Promise.all(shelvesOf(undefined).map((shelf) => newestOn(tables, shelf, limit)))
    ).flat();
    return cards.every(isListable) ? cards.toSorted(inOrder('changed')) : undefined;
  } finally {
    db.close();
  }
}
