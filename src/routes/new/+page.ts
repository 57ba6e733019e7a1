import { GAMES } from '$lib/games/registry';
import { loadUi } from '$lib/games/uis';
import type { PageLoad } from './$types';

/** One game so far; a second one puts a choice before its form. */
export const load: PageLoad = async () => {
  const game = GAMES[0]!;
  return { game, ui: await loadUi(game.meta.id) };
};
