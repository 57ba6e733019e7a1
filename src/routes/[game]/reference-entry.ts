import { error } from '@sveltejs/kit';
import { loadReference } from '$lib/games/references';
import { GAMES, gameOf } from '$lib/games/registry';

type Kind = 'pages' | 'tiles';

/** Everything of a kind that can be looked up, in every game: each is a page of its own. */
export async function everyEntry(kind: Kind): Promise<readonly { game: string; id: string }[]> {
  const all = GAMES.map(async ({ meta }) =>
    (await loadReference(meta.id))[kind].map(({ id }) => ({ game: meta.id, id }))
  );
  return (await Promise.all(all)).flat();
}

export async function entryOf(kind: Kind, gameId: string, entryId: string) {
  const game = gameOf(gameId);
  const reference = game && (await loadReference(game.meta.id));
  const entry = reference?.[kind].find(({ id }) => id === entryId);
  if (!game || !reference || !entry) error(404);
  return { game, reference, entry };
}
