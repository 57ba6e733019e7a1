import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { neom } from '$lib/games/neom';
import { readTable } from '$lib/shell/stored-log';
import { DexieStore } from '$lib/storage/dexie-store';
import { safetyCopies } from '$lib/storage/safety-copies';
import dump from './dumps/schema-1.json';
import { writeSchema1 } from './old-database';

async function upgraded(name: string) {
  await writeSchema1(name, dump);
  const store = await DexieStore.open(name);
  expect(await store.aside.list()).toHaveLength(1);
  return store;
}

describe('a database of schema 1', () => {
  it('opens with every table, its moves and what was taught', async () => {
    const store = await upgraded('old-1');
    expect((await store.list()).map(({ id }) => id)).toEqual(['second', 'first']);
    expect((await store.list({ shelf: 'finished' })).map(({ id }) => id)).toEqual(['second']);
    expect((await store.list({ search: 'an' })).map(({ id }) => id)).toEqual(['first']);
    for (const id of ['first', 'second']) {
      const { card, log } = (await store.read(id))!;
      expect(log).toHaveLength(card.length);
      expect(readTable(neom, card, log).ok).toBe(true);
    }
    expect(await store.taught.all()).toEqual(dump.taught);
    store.close();
  });

  it('sets aside what cannot be read, with its whole text, and leaves the rest alone', async () => {
    const store = await upgraded('old-2');
    const [aside] = await store.aside.list();
    expect(aside).toMatchObject({ id: 'broken', from: 'sessions' });
    expect(JSON.parse(aside!.raw)).toEqual({
      table: dump.sessions[2],
      entries: [dump.entries[4]]
    });
    expect(await store.readWhole('broken')).toBeNull();
    await store.aside.remove('broken');
    expect(await store.aside.list()).toEqual([]);
    store.close();
  });

  it('is copied as it is before anything is changed, once', async () => {
    const store = await upgraded('old-3');
    store.close();
    (await DexieStore.open('old-3')).close();
    const copies = await safetyCopies('old-3');
    expect(copies.map(({ schema }) => schema)).toEqual([1]);
    const { stores } = JSON.parse(copies[0]!.text) as { stores: Record<string, object[]> };
    const sorted = (records: readonly object[]) => records.map((one) => JSON.stringify(one)).sort();
    for (const name of ['sessions', 'entries', 'taught'] as const)
      expect(sorted(stores[name]!), name).toEqual(sorted(dump[name]));
  });
});

describe('a new database', () => {
  it('needs no copy and starts empty', async () => {
    const store = await DexieStore.open('fresh');
    expect(await store.list()).toEqual([]);
    expect(await safetyCopies('fresh')).toEqual([]);
    store.close();
  });
});

describe('a record another version wrote without its place in the lists', () => {
  it('gets it with the next visit', async () => {
    (await DexieStore.open('placeless')).close();
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('placeless');
      opening.onsuccess = () => {
        const writing = opening.result.transaction('sessions', 'readwrite');
        writing.objectStore('sessions').put(dump.sessions[0]);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    const store = await DexieStore.open('placeless');
    await vi.waitFor(async () => expect(await store.list()).toHaveLength(1));
    expect(await store.aside.list()).toEqual([]);
    store.close();
  });
});
