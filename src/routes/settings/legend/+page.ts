import { GAMES } from '$lib/games/registry';
import { loadUi } from '$lib/games/uis';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({
  legends: await Promise.all(
    GAMES.map(async ({ meta }) => ({ title: meta.title, Legend: (await loadUi(meta.id)).Legend }))
  )
});
