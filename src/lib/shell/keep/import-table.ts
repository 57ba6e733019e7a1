import { fail, ok, type Result } from '$lib/engine/result';
import type { WholeTable } from '$lib/storage/table-store';
import { readTable } from '../stored-log';
import type { GameSource, KnownGame } from './game-source';
import { tableEntry } from './import-file';
import { tableFrom, TO_BE_INDEXED } from './whole-table';

export interface Made {
  readonly table: WholeTable;
  readonly movesLeftOut: boolean;
}

/** A table of a backup, its moves read by its game one by one. */
export async function tableFromEntry(gameOf: GameSource, input: unknown): Promise<Result<Made>> {
  const entry = tableEntry(input);
  if (!entry.ok) return entry;
  const game = await gameOf(entry.value.game);
  if (!game) return fail({ code: 'file/game', values: { game: entry.value.game } });
  const made = wholeOf(game, entry.value);
  return made.ok ? ok({ table: made.value, movesLeftOut: false }) : made;
}

type Entry = Extract<ReturnType<typeof tableEntry>, { ok: true }>['value'];

function wholeOf({ rules }: KnownGame, entry: Entry): Result<WholeTable> {
  const { log, ...told } = entry;
  const read = readTable(
    rules,
    told,
    log.map(({ entry: move }) => move)
  );
  if (!read.ok) return read;
  const summary = rules.summaryOf(read.value.state);
  return ok({
    card: {
      ...told,
      // As the game has read them, so that nothing it does not know is stored.
      setup: read.value.setup,
      length: log.length,
      summary,
      deletedAt: null,
      ...TO_BE_INDEXED
    },
    entries: log.map(({ at }, index) => ({ at, entry: read.value.log[index] }))
  });
}

/** A table file; with a session in it that leads to the same table, its moves come along. */
export function tableFromFile(
  game: KnownGame,
  content: Readonly<Record<string, unknown>>
): Result<Made> {
  const arrival = game.keep.parseFile(content);
  if (!arrival.ok) return arrival;
  const plain = tableFrom(game.rules, arrival.value);
  if (!plain.ok) return plain;
  if (!Object.hasOwn(content, 'session')) return ok({ table: plain.value, movesLeftOut: false });

  const session = sessionIn(game, content['session']);
  const agrees = session !== null && fileText(game, session) === fileText(game, plain.value);
  return ok({ table: agrees ? session : plain.value, movesLeftOut: !agrees });
}

/** The table with its moves; null where they cannot be read, or are another game's. */
function sessionIn(game: KnownGame, input: unknown): WholeTable | null {
  const entry = tableEntry(input);
  if (!entry.ok || entry.value.game !== game.meta.id) return null;
  const whole = wholeOf(game, entry.value);
  return whole.ok ? whole.value : null;
}

function fileText({ rules, keep }: KnownGame, { card, entries }: WholeTable): string | null {
  const read = readTable(
    rules,
    card,
    entries.map(({ entry }) => entry)
  );
  return read.ok ? JSON.stringify(keep.fileOf(read.value.state)) : null;
}
