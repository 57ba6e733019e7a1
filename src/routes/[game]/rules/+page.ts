import { error } from '@sveltejs/kit';
import { loadReference } from '$lib/games/references';
import { GAMES, gameOf } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => GAMES.map(({ meta }) => ({ game: meta.id }));

export const load: PageLoad = async ({ params }) => {
  const game = gameOf(params.game);
  if (!game) error(404);
  return { game, reference: await loadReference(game.meta.id) };
};
