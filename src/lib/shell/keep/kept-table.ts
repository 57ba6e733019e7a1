import { fail, ok, type Result } from '$lib/engine/result';
import { openStore, type TableCard } from '$lib/storage';
import { readTable, type ReadTable } from '../stored-log';
import type { GameSource, KnownGame } from './game-source';

export interface KeptTable extends ReadTable<unknown, unknown, unknown> {
  readonly game: KnownGame;
  readonly card: TableCard;
}

/** A stored table, read by its game. */
export async function keptTable(gameOf: GameSource, id: string): Promise<Result<KeptTable>> {
  const stored = await (await openStore()).read(id);
  const game = stored && (await gameOf(stored.card.game));
  if (!game) return fail({ code: 'table/unknown' });
  const read = readTable(game.rules, stored.card, stored.log);
  return read.ok ? ok({ game, card: stored.card, ...read.value }) : read;
}
