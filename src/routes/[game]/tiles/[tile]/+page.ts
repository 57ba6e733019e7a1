import { error } from '@sveltejs/kit';
import { loadReference } from '$lib/games/references';
import { GAMES, gameOf } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () => {
  const all = GAMES.map(async ({ meta }) =>
    (await loadReference(meta.id)).tiles.map(({ id }) => ({ game: meta.id, tile: id }))
  );
  return (await Promise.all(all)).flat();
};

export const load: PageLoad = async ({ params }) => {
  const game = gameOf(params.game);
  const reference = game && (await loadReference(game.meta.id));
  const tile = reference?.tiles.find(({ id }) => id === params.tile);
  if (!game || !reference || !tile) error(404);
  return { game, reference, tile };
};
