import { fail, ok, type Result } from '$lib/engine/result';
import { openStore, type TableCard } from '$lib/storage';
import { sampleIdOf } from '../sample-id';
import type { GameSource } from './game-source';
import { addTable, tableFrom } from './whole-table';

/** The game's sample among the tables, put there where it is not; answers its card. */
export async function sampleTable(
  gameOf: GameSource,
  gameId: string,
  name: string
): Promise<Result<TableCard>> {
  const [game, store] = await Promise.all([gameOf(gameId), openStore()]);
  if (!game) return fail({ code: 'game/unknown' });
  const id = sampleIdOf(gameId);
  await store.restore(id);
  const there = await store.read(id);
  if (there) return ok(there.card);
  const made = tableFrom(game.rules, await game.keep.loadSample(), { name });
  if (!made.ok) return made;
  const table = { ...made.value, card: { ...made.value.card, id } };
  await addTable(table);
  return ok(table.card);
}
