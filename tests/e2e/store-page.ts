import { DexieStore } from '$lib/storage/dexie-store';
import { STORE_CASES } from '../storage/store-cases';

declare global {
  interface Window {
    runStoreCase(name: string): Promise<void>;
  }
}

/** Runs in the browser: one case on a fresh database of its own, opened twice as two tabs would. */
window.runStoreCase = async (name) => {
  const found = STORE_CASES.find((storeCase) => storeCase.name === name);
  if (!found) throw new Error(`no case: ${name}`);
  const stores = [await DexieStore.open(name), await DexieStore.open(name)] as const;
  await found.run(...stores);
  for (const store of stores) store.close();
};
