import type { GameMeta, GameModule } from '$lib/engine/game-module';
import type { GameKeep } from '../game-keep';

/** A game with all that keeping its tables takes. */
export interface KnownGame {
  readonly meta: GameMeta;
  readonly rules: GameModule;
  readonly keep: GameKeep;
}

/** The routes know the games; the shell only asks for one by its id. */
export type GameSource = (id: string) => Promise<KnownGame | undefined>;
