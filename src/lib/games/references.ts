import type { GameReference } from '$lib/shell/game-reference';
import type { GameId } from './registry';

/** Rules and tiles to look up, apart from the screens of a table: neither page waits for the other's. */
const REFERENCES: Readonly<Record<GameId, () => Promise<GameReference>>> = {
  neom: async () => (await import('./neom/ui/rules')).reference
};

/** What there is to look up about a game of the registry. */
export const loadReference = (id: string): Promise<GameReference> => REFERENCES[id as GameId]();
