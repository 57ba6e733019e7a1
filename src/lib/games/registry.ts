import type { GameMeta, GameModule } from '$lib/engine/game-module';
import { meta as neomMeta } from './neom/meta';
import { pageNames as neomPageNames } from './neom/text/en/pages';

/** A game as every page knows it: little at once, the rest when it is opened. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly pageNames: Readonly<Record<string, string>>;
  loadRules(): Promise<GameModule>;
}

export type GameId = typeof neomMeta.id;

/** Every game there is; what each brings beyond this stands in the lists beside this one. */
export const GAMES: readonly GameEntry[] = [
  {
    meta: neomMeta,
    pageNames: neomPageNames,
    loadRules: async () => (await import('./neom')).neom as GameModule
  }
];

export const gameOf = (id: string): GameEntry | undefined =>
  GAMES.find((game) => game.meta.id === id);
