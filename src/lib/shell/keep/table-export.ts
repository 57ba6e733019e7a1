import { fail, ok, type Result } from '$lib/engine/result';
import { openStore } from '$lib/storage';
import { dayOf } from '../day';
import { readTable } from '../stored-log';
import { backedUp } from './backup-file';
import { fileNameOf, jsonFile } from './file-out';
import type { GameSource } from './game-source';
import { titleOf } from './table-title';

/**
 * A table as a table file. With its moves, it has one more field: readers that do not know it leave
 * it aside and have the table all the same.
 */
export async function tableFile(
  gameOf: GameSource,
  id: string,
  withMoves: boolean
): Promise<Result<File>> {
  const whole = await (await openStore()).readWhole(id);
  if (!whole) return fail({ code: 'table/unknown' });
  const game = await gameOf(whole.card.game);
  if (!game) return fail({ code: 'game/unknown' });
  const log = whole.entries.map(({ entry }) => entry);
  const read = readTable(game.rules, whole.card, log);
  if (!read.ok) return read;
  const file = {
    ...game.keep.fileOf(read.value.state),
    ...(withMoves && { session: backedUp(whole) })
  };
  const name = fileNameOf(
    game.meta.title,
    titleOf(whole.card),
    dayOf(new Date(whole.card.changedAt))
  );
  return ok(jsonFile(name, [JSON.stringify(file, null, withMoves ? undefined : 2)]));
}

/** A stored table's records as they are, for the day its game cannot read it. */
export async function rawTableFile(id: string): Promise<File | null> {
  const whole = await (await openStore()).readWhole(id);
  return whole && jsonFile(fileNameOf('raw', id), [JSON.stringify(whole, null, 2)]);
}
