import type { GameMeta, GameModule } from '$lib/engine/game-module';
import type { GameUi } from '$lib/shell/game-ui';
import { meta as neomMeta } from './neom/meta';
import { pageNames as neomPageNames } from './neom/text/en/pages';

/** A game as the shell knows it: little at once, the rest when it is opened. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly pageNames: Readonly<Record<string, string>>;
  loadRules(): Promise<GameModule>;
  loadUi(): Promise<GameUi>;
}

/** The only list of games. */
export const GAMES: readonly GameEntry[] = [
  {
    meta: neomMeta,
    pageNames: neomPageNames,
    loadRules: async () => (await import('./neom')).neom as GameModule,
    loadUi: async () => (await import('./neom/ui')).ui
  }
];

export const gameOf = (id: string): GameEntry | undefined =>
  GAMES.find((game) => game.meta.id === id);
