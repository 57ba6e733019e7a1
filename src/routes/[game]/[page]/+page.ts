import { error } from '@sveltejs/kit';
import { GAMES, gameOf } from '$lib/games/registry';
import { loadUi } from '$lib/games/uis';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ meta }) => meta.pages.map((page) => ({ game: meta.id, page: page.id })));

export const load: PageLoad = async ({ params }) => {
  const game = gameOf(params.game);
  if (!game?.meta.pages.some((page) => page.id === params.page)) error(404);
  return { game, page: params.page, ui: await loadUi(game.meta.id) };
};
