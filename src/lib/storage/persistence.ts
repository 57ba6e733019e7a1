/** Whether the browser promises to keep our data when space runs short. */
export type Persistence = 'kept' | 'may-be-cleared' | 'unknown';

/** Asks the browser to keep our data; called with the first save, when the user has something to lose. */
export async function askToPersist(): Promise<Persistence> {
  const storage = globalThis.navigator?.storage;
  if (!storage?.persist) return 'unknown';
  return (await storage.persist()) ? 'kept' : 'may-be-cleared';
}

export async function persistenceOf(): Promise<Persistence> {
  const storage = globalThis.navigator?.storage;
  if (!storage?.persisted) return 'unknown';
  return (await storage.persisted()) ? 'kept' : 'may-be-cleared';
}

/** Bytes in use by this app, where the browser tells. */
export async function bytesUsed(): Promise<number | null> {
  const estimate = await globalThis.navigator?.storage?.estimate?.();
  return estimate?.usage ?? null;
}
