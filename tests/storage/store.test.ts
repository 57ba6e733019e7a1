import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { DexieStore } from '$lib/storage/dexie-store';
import { MemoryStore } from '$lib/storage/memory-store';
import { STORE_CASES } from './store-cases';

describe('the store on IndexedDB', () => {
  for (const [index, { name, run }] of STORE_CASES.entries()) {
    it(name, async () => {
      const stores = [
        await DexieStore.open(`case-${index}`),
        await DexieStore.open(`case-${index}`)
      ];
      await run(stores[0]!, stores[1]!);
      for (const store of stores) store.close();
      expect.assertions(0);
    });
  }
});

describe('the store in memory', () => {
  for (const { name, run } of STORE_CASES) {
    it(name, async () => {
      const store = new MemoryStore();
      await run(store, store);
      expect(store.lasting).toBe(false);
    });
  }
});
