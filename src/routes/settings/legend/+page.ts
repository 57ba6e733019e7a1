import { GAMES } from '$lib/games/registry';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({
  legends: await Promise.all(
    GAMES.map(async ({ meta, loadUi }) => ({ title: meta.title, Legend: (await loadUi()).Legend }))
  )
});
