import type { GameUi } from '$lib/shell/game-ui';
import type { GameId } from './registry';

/**
 * Apart from the registry, which every page has: a page is linked to the styles of whatever its
 * modules may load, and Home's first paint must not wait for those of the games.
 */
const UIS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  neom: async () => (await import('./neom/ui')).ui
};

/** The screens of a game of the registry. */
export const loadUi = (id: string): Promise<GameUi> => UIS[id as GameId]();
