import { loadKeep } from '$lib/games/keeps';
import { gameOf } from '$lib/games/registry';
import type { KnownGame } from '$lib/shell/keep/game-source';

const known = new Map<string, Promise<KnownGame>>();

/** A game with its rules and its keep, loaded once. */
export async function keptGameOf(id: string): Promise<KnownGame | undefined> {
  const game = gameOf(id);
  if (!game) return undefined;
  const loading =
    known.get(id) ??
    Promise.all([game.loadRules(), loadKeep(id)]).then(([rules, keep]) => ({
      meta: game.meta,
      rules,
      keep
    }));
  known.set(id, loading);
  return loading;
}
