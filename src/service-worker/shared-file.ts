/** The share sheet hands its file to the worker, the page takes it from here. */
const CACHE = 'town-clerk-shared';
const PLACE = '/shared-file';
/** As the manifest's share target calls it. */
const FIELD = 'file';

export async function keepShared(form: FormData): Promise<void> {
  const file = form.get(FIELD);
  if (!(file instanceof File)) return;
  await (await caches.open(CACHE)).put(PLACE, new Response(file));
}

/** What was shared last, once; null where nothing came or it could not be kept. */
export async function takeShared(): Promise<Blob | null> {
  try {
    const answer = await (await caches.open(CACHE)).match(PLACE);
    await caches.delete(CACHE);
    return (await answer?.blob()) ?? null;
  } catch {
    return null;
  }
}
