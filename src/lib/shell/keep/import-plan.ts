import { fail, ok, type Fault, type Result } from '$lib/engine/result';
import { isObject } from '$lib/engine/schema';
import { keepText } from '$lib/text/keep';
import { openStore } from '$lib/storage';
import type { WholeTable } from '$lib/storage/table-store';
import type { GameSource } from './game-source';
import type { ReadFile } from './import-file';
import { standingOf, type Standing } from './standing';
import { tableFromEntry, tableFromFile, type Made } from './import-table';
import { titleOf } from './table-title';
import { conflictKey, planTaught, type TaughtPlan } from './taught-plan';

export interface PlannedTable {
  readonly key: number;
  readonly title: string;
  readonly changedAt: number | null;
  /** How it stands to what is here; null where it cannot be read. */
  readonly standing: Standing | null;
  readonly table: WholeTable | null;
  readonly fault: Fault | null;
  /** The file's moves did not lead to its table: the table counts, the moves stay behind. */
  readonly movesLeftOut: boolean;
}

/** What an import would do; nothing is done by it. */
export interface ImportPlan {
  readonly kind: ReadFile['kind'];
  readonly madeAt: string | null;
  readonly tables: readonly PlannedTable[];
  readonly taught: TaughtPlan;
  readonly theme: string | null;
  /** Fields this version does not know and leaves aside. */
  readonly skipped: readonly string[];
}

export interface Choice {
  readonly tables: ReadonlySet<number>;
  /** Conflicts decided for the file, by game and piece. */
  readonly theirs: ReadonlySet<string>;
}

const AT_ONCE = 20;
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
const NO_TAUGHT: TaughtPlan = { fresh: [], same: 0, conflicts: [] };

async function planned(key: number, { table, movesLeftOut }: Made): Promise<PlannedTable> {
  const { card } = table;
  const standing = await standingOf(table);
  const title = titleOf(card);
  return { key, title, changedAt: card.changedAt, standing, table, fault: null, movesLeftOut };
}

/** What can still be told of a table that cannot be read. */
async function damaged(
  gameOf: GameSource,
  key: number,
  entry: unknown,
  fault: Fault
): Promise<PlannedTable> {
  const { name, game, setup, changedAt } = isObject(entry) ? entry : {};
  const rules = typeof game === 'string' ? (await gameOf(game))?.rules : undefined;
  const started = rules?.parseSetup(setup);
  const players = started?.ok ? rules!.summaryOf(rules!.start(started.value)).players : [];
  const told = typeof name === 'string' && name.trim() !== '' ? name : players.join(', ');
  return {
    key,
    title: told || keepText.bringIn.nameless(key + 1),
    changedAt: isTime(changedAt) ? changedAt : null,
    standing: null,
    table: null,
    fault,
    movesLeftOut: false
  };
}

/** The last moment a date can name. */
const LATEST = 8.64e15;
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LATEST;

async function planTable(file: Extract<ReadFile, { kind: 'table' }>, gameOf: GameSource) {
  const game = await gameOf(file.game);
  if (!game) return fail({ code: 'file/game', values: { game: file.game } });
  const made = tableFromFile(game, file.content);
  if (!made.ok) return made;
  const skipped = game.keep.skippedIn(file.content).filter((field) => field !== 'session');
  return ok<ImportPlan>({
    kind: 'table',
    madeAt: null,
    tables: [await planned(0, made.value)],
    taught: NO_TAUGHT,
    theme: null,
    skipped
  });
}

/** Reads everything a file holds and compares it with what is here. */
export async function planImport(
  file: ReadFile,
  gameOf: GameSource,
  tell?: (done: number, of: number) => void
): Promise<Result<ImportPlan>> {
  if (file.kind === 'table') return planTable(file, gameOf);
  const { tables, taught, theme, madeAt } = file.backup;
  const plans: PlannedTable[] = [];
  for (const [key, entry] of tables.entries()) {
    const made = await tableFromEntry(gameOf, entry);
    plans.push(
      made.ok ? await planned(key, made.value) : await damaged(gameOf, key, entry, made.fault)
    );
    if (key % AT_ONCE === 0) {
      tell?.(key, tables.length);
      await pause();
    }
  }
  const known = await planTaught(gameOf, taught);
  return ok({ kind: 'backup', madeAt, tables: plans, taught: known, theme, skipped: [] });
}

/** Does what was chosen, all of it or nothing; answers the ids of the tables added. */
export async function carryOut(plan: ImportPlan, choice: Choice): Promise<readonly string[]> {
  const store = await openStore();
  const taken = new Set<string>();
  const tables = plan.tables.flatMap(({ key, table, standing }): WholeTable[] => {
    if (!table || !choice.tables.has(key)) return [];
    // What is here stays as it is: under the same id it could only be written over.
    const isFree = standing === 'new' && !taken.has(table.card.id);
    const id = isFree ? table.card.id : crypto.randomUUID();
    taken.add(id);
    return [{ ...table, card: { ...table.card, id } }];
  });
  const preferred = plan.taught.conflicts.filter(({ theirs }) =>
    choice.theirs.has(conflictKey(theirs))
  );
  await store.add({
    tables,
    taught: [...plan.taught.fresh, ...preferred.map(({ theirs }) => theirs)]
  });
  return tables.map(({ card }) => card.id);
}
