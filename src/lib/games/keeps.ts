import type { GameKeep } from '$lib/shell/game-keep';
import type { GameId } from './registry';

const KEEPS: Readonly<Record<GameId, () => Promise<GameKeep>>> = {
  neom: async () => (await import('./neom/ui/keep')).keep
};

/** What a game brings for keeping its tables and moving them. */
export const loadKeep = (id: string): Promise<GameKeep> => KEEPS[id as GameId]();
