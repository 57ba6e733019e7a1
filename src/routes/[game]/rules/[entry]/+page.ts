import { error } from '@sveltejs/kit';
import { loadReference } from '$lib/games/references';
import { GAMES, gameOf } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () => {
  const all = GAMES.map(async ({ meta }) =>
    (await loadReference(meta.id)).pages.map(({ id }) => ({ game: meta.id, entry: id }))
  );
  return (await Promise.all(all)).flat();
};

export const load: PageLoad = async ({ params }) => {
  const game = gameOf(params.game);
  const reference = game && (await loadReference(game.meta.id));
  const entry = reference?.pages.find(({ id }) => id === params.entry);
  if (!game || !reference || !entry) error(404);
  return { game, reference, entry };
};
