import { Dexie, type Table } from 'dexie';
import type { Shelf, TableRecordV2 } from './records';
import { answers, inOrder, shelvesOf, SORT_FIELDS } from './table-order';
import { termsIn } from './table-record';
import type { Sort, TableQuery } from './table-store';

type Sessions = Table<TableRecordV2, string>;

/** One shelf in order, read no further than the limit. */
function onShelf(
  sessions: Sessions,
  shelf: Shelf,
  sort: Sort,
  limit: number | undefined
): PromiseLike<readonly TableRecordV2[]> {
  const all = sessions
    .where(`[shelf+${SORT_FIELDS[sort]}]`)
    .between([shelf, Dexie.minKey], [shelf, Dexie.maxKey]);
  // Without a limit one read brings all, where going backwards would take a step for each.
  if (limit === undefined) return all.toArray();
  return (sort === 'name' ? all : all.reverse()).limit(limit).toArray();
}

async function found(
  sessions: Sessions,
  words: readonly string[],
  query: TableQuery
): Promise<readonly TableRecordV2[]> {
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const some = await sessions.where('terms').startsWith(longest).distinct().toArray();
  return some.filter((table) => answers(table, query));
}

export async function queryTables(
  sessions: Sessions,
  query: TableQuery
): Promise<readonly TableRecordV2[]> {
  const { shelf, search = '', sort = 'changed', limit } = query;
  const words = termsIn(search);
  const shelves = shelvesOf(shelf);
  const tables =
    words.length > 0
      ? await found(sessions, words, query)
      : (await Promise.all(shelves.map((each) => onShelf(sessions, each, sort, limit)))).flat();
  return tables.toSorted(inOrder(sort)).slice(0, limit);
}
