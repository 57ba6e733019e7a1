import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { DexieStore } from '$lib/storage/dexie-store';
import { glance } from '$lib/storage/glance';
import { finished, opened } from '$lib/storage/plain-database';
import dump from './dumps/schema-1.json';
import { writeSchema1 } from './old-database';

const tableOf = (id: string, at: number, isFinished: boolean) => ({
  id,
  game: 'neom',
  rulesVersion: 1,
  setup: {},
  summary: { players: ['Ana'], finished: isFinished },
  at
});

async function storeWith(name: string) {
  const store = await DexieStore.open(name);
  for (const [id, at, isFinished] of [
    ['a', 1, false],
    ['b', 2, true],
    ['c', 3, false],
    ['d', 4, true],
    ['deleted', 5, false]
  ] as const)
    await store.create(tableOf(id, at, isFinished));
  await store.bin('deleted', 6);
  return store;
}

describe('a glance at the tables', () => {
  it('sees none where there is no database, and makes none', async () => {
    expect(await glance(5, 'nowhere')).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('nowhere');
  });

  it('sees the very records the store lists, in its order, without the deleted ones', async () => {
    const store = await storeWith('glance-1');
    expect(await glance(5, 'glance-1')).toEqual(await store.list());
    store.close();
  });

  it('sees the newest of each shelf where there are more', async () => {
    const store = await storeWith('glance-2');
    expect((await glance(1, 'glance-2'))?.map(({ id }) => id)).toEqual(['d', 'c']);
    store.close();
  });

  it('leaves a database of another schema to the store', async () => {
    await writeSchema1('glance-3', dump);
    expect(await glance(5, 'glance-3')).toBeUndefined();
  });

  it('leaves a record that cannot be listed to the store', async () => {
    const store = await storeWith('glance-4');
    store.close();
    const db = (await opened('glance-4'))!;
    const writing = db.transaction('sessions', 'readwrite');
    writing.objectStore('sessions').put({ id: 'broken', shelf: 'open', changedAt: 10 });
    await finished(writing);
    db.close();
    expect(await glance(5, 'glance-4')).toBeUndefined();
  });
});
