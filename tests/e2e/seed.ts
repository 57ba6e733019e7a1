import type { Page } from '@playwright/test';
import { neom } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import type { Ending } from '$lib/games/neom/rules/table';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { replay } from '$lib/engine/session';
import { DATABASE, SCHEMA, STORES } from '$lib/storage/schema';
import { indexed } from '$lib/storage/table-record';

interface Seeding {
  readonly id?: string;
  /** When it was started and last changed. */
  readonly at?: number;
  /** Finished with these words; open without. */
  readonly ending?: Ending;
  /** Deleted then. */
  readonly deletedAt?: number | null;
}

/**
 * Puts a table (a table file's content) into the browser's database as the app itself would have
 * stored it, and answers its id. The page must be on an address of the app.
 */
export async function seedTable(
  page: Page,
  file: unknown,
  { id = 'seeded', ...seeding }: Seeding = {}
): Promise<string> {
  await put(page, recordsOf(file, id, seeding));
  return id;
}

const AT_ONCE = 100;

/** As many tables, `t0` and so on, every third of them finished. */
export async function seedTables(page: Page, file: unknown, count: number): Promise<void> {
  const ending = { at: null, place: null, note: null };
  const shelves = [recordsOf(file, '', {}), recordsOf(file, '', { ending })];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
    const tables = numbers.map((number) => {
      const { sessions, entries } = shelves[number % 3 === 0 ? 1 : 0]!;
      const [id, at] = [`t${number}`, number + 1];
      return {
        sessions: sessions.map((card) => ({ ...card, id, startedAt: at, changedAt: at })),
        entries: entries.map((entry) => ({ ...entry, table: id, at }))
      };
    });
    await put(page, {
      sessions: tables.flatMap(({ sessions }) => sessions),
      entries: tables.flatMap(({ entries }) => entries)
    });
  }
}

function recordsOf(
  file: unknown,
  id: string,
  { at = 1, ending, deletedAt = null }: Omit<Seeding, 'id'>
) {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const { setup, moves } = sessionFrom({
    ...table.value,
    ...(ending && { finished: true, ending })
  });
  const state = replay(neom, setup, moves);
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  const card = indexed({
    id,
    name: null,
    deletedAt,
    game: 'neom',
    rulesVersion: neom.rulesVersion,
    setup,
    startedAt: at,
    changedAt: at,
    length: moves.length,
    summary: neom.summaryOf(state.value)
  });
  const entries = moves.map((move, seq) => ({ table: id, seq, at, entry: { do: move } }));
  return { sessions: [card], entries };
}

/** Teaches the browser the roads of every tile of a table file. */
export async function teachRoads(page: Page, file: unknown): Promise<void> {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const taught = table.value.players
    .flatMap(({ city }) => city.cells)
    .flatMap((placed) => (placed ? [{ piece: placed.tile, value: placed.roads }] : []));
  await put(page, { taught: taught.map((record) => ({ game: 'neom', at: 1, ...record })) });
}

/** Teaches roads, by tile number. */
export const teach = (page: Page, roads: Readonly<Record<number, number>>): Promise<void> =>
  put(page, {
    taught: Object.entries(roads).map(([piece, value]) => ({
      game: 'neom',
      piece: Number(piece),
      value,
      at: 1
    }))
  });

/** Everything the browser's database holds, store by store. */
export const storedIn = (
  page: Page
): Promise<Readonly<Record<'sessions' | 'entries' | 'taught', Record<string, unknown>[]>>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('town-clerk'));
    const reading = db.transaction(['sessions', 'entries', 'taught']);
    const all = (store: string) =>
      done(reading.objectStore(store).getAll() as IDBRequest<Record<string, unknown>[]>);
    const [sessions, entries, taught] = [
      await all('sessions'),
      await all('entries'),
      await all('taught')
    ];
    db.close();
    return { sessions, entries, taught };
  });

/** A key or an index as Dexie writes it: `[a+b]` is made of two fields, `*a` has a row for each word. */
const pathIn = (written: string): string | string[] =>
  written.startsWith('[') ? written.slice(1, -1).split('+') : written.replace('*', '');

const SHAPES = Object.entries(STORES).map(([store, written]) => {
  const [key = '', ...indices] = written.split(', ');
  return {
    store,
    keyPath: pathIn(key),
    indices: indices.map((index) => ({
      name: index.replace('*', ''),
      path: pathIn(index),
      multiEntry: index.startsWith('*')
    }))
  };
});

/** Writes records straight into the stores of the app's database; makes it where the app has not yet. */
async function put(
  page: Page,
  records: Readonly<Record<string, readonly unknown[]>>
): Promise<void> {
  const seed = async ({ name, version, shapes, stores }: typeof asked) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const { store, keyPath, indices } of shapes) {
          const made = opening.result.createObjectStore(store, { keyPath });
          for (const { name: index, path, multiEntry } of indices)
            made.createIndex(index, path, { multiEntry });
        }
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = db.transaction(Object.keys(stores), 'readwrite');
    for (const [store, values] of Object.entries(stores))
      for (const value of values) writing.objectStore(store).put(value);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    db.close();
  };
  const asked = { name: DATABASE, version: SCHEMA * 10, shapes: SHAPES, stores: records };
  await page.evaluate(seed, asked);
}
