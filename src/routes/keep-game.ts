import { loadKeep } from '$lib/games/keeps';
import { gameOf } from '$lib/games/registry';
import type { KnownGame } from '$lib/shell/keep/game-source';

const known = new Map<string, KnownGame>();

/** A game with its rules and its keep, loaded once; where that failed, it is tried again. */
export async function keptGameOf(id: string): Promise<KnownGame | undefined> {
  const game = gameOf(id);
  if (!game || known.has(id)) return known.get(id);
  const [rules, keep] = await Promise.all([game.loadRules(), loadKeep(id)]);
  known.set(id, { meta: game.meta, rules, keep });
  return known.get(id);
}
