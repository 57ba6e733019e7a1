import { fail, ok, type Result } from '$lib/engine/result';
import {
  anything,
  isObject,
  list,
  optional,
  orNull,
  record,
  text,
  whole,
  words
} from '$lib/engine/schema';
import { BACKUP_FORMAT, BACKUP_VERSION } from './backup-file';

/** A backup of five thousand tables has about half of it; more is a mistake or an attack. */
export const MOST_BYTES = 150_000_000;
const MOST_TABLES = 50_000;
const MOST_TAUGHT = 20_000;
const MOST_ENTRIES = 100_000;

const time = whole(0, Number.MAX_SAFE_INTEGER);
/** Read loosely here and by its game later: one bad table must not hide the others. */
export const tableEntry = record({
  id: words(200),
  game: words(200),
  rulesVersion: whole(0, 1_000_000),
  startedAt: time,
  changedAt: time,
  name: optional(orNull(words(1000)), null),
  setup: anything,
  log: list(record({ at: time, entry: anything }), { max: MOST_ENTRIES })
});

const taughtEntry = record({
  game: words(200),
  piece: whole(0, 1_000_000),
  value: anything,
  at: time
});

const backup = record({
  format: anything,
  tables: list(anything, { max: MOST_TABLES }),
  taught: optional(list(anything, { max: MOST_TAUGHT }), []),
  settings: optional(anything, null),
  madeAt: optional(text, null)
});

export interface ReadBackup {
  readonly tables: readonly unknown[];
  readonly taught: readonly { game: string; piece: number; value: unknown; at: number }[];
  readonly theme: string | null;
  readonly madeAt: string | null;
}

export type ReadFile =
  | { readonly kind: 'backup'; readonly backup: ReadBackup }
  | {
      readonly kind: 'table';
      readonly game: string;
      readonly content: Readonly<Record<string, unknown>>;
    };

const OURS = /^town-clerk\/([a-z0-9-]{1,40})$/;

/** A safety copy holds the database's own records; in a backup a table has its log with it. */
function tablesOfDump(stores: Readonly<Record<string, unknown>>): readonly unknown[] {
  const rows = (name: string) => {
    const found = Object.hasOwn(stores, name) ? stores[name] : [];
    return Array.isArray(found) ? found.filter(isObject) : [];
  };
  const logs = new Map<unknown, { seq: number; at: unknown; entry: unknown }[]>();
  for (const { table, seq, at, entry } of rows('entries')) {
    const log = logs.get(table) ?? [];
    log.push({ seq: Number(seq), at, entry });
    logs.set(table, log);
  }
  return rows('sessions').map((session) => ({
    ...session,
    log: (logs.get(session['id']) ?? []).sort((a, b) => a.seq - b.seq)
  }));
}

function readBackup(content: Readonly<Record<string, unknown>>): Result<ReadFile> {
  const version = content['version'];
  if (typeof version === 'number' && version > BACKUP_VERSION) return fail({ code: 'file/newer' });
  if (version !== BACKUP_VERSION) return fail({ code: 'file/version' });
  const read = backup(content);
  if (!read.ok) return read;
  const { tables, taught, settings, madeAt } = read.value;
  const theme = isObject(settings) ? settings['theme'] : null;
  const known = taught.flatMap((entry) => {
    const parsed = taughtEntry(entry);
    return parsed.ok ? [parsed.value] : [];
  });
  return ok({
    kind: 'backup',
    backup: { tables, taught: known, theme: typeof theme === 'string' ? theme : null, madeAt }
  });
}

/** Any text as one of our files, or why it is none. Nothing is thrown, nothing is stored. */
export function readText(written: string): Result<ReadFile> {
  if (written.trim() === '') return fail({ code: 'file/empty' });
  let content: unknown;
  try {
    content = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch {
    return fail({ code: 'file/not-json' });
  }
  const format = isObject(content) && Object.hasOwn(content, 'format') ? content['format'] : null;
  if (!isObject(content) || typeof format !== 'string') return fail({ code: 'file/not-ours' });
  if (format === BACKUP_FORMAT) return readBackup(content);
  if (format === 'town-clerk/dump') {
    const stores = isObject(content['stores']) ? content['stores'] : {};
    const taught = Array.isArray(stores['taught']) ? stores['taught'] : [];
    const tables = tablesOfDump(stores);
    return readBackup({ format: BACKUP_FORMAT, version: BACKUP_VERSION, tables, taught });
  }
  const game = OURS.exec(format)?.[1];
  return game === undefined
    ? fail({ code: 'file/not-ours' })
    : ok({ kind: 'table', game, content });
}

export async function readFile(file: Blob): Promise<Result<ReadFile>> {
  if (file.size > MOST_BYTES) return fail({ code: 'file/too-big' });
  try {
    return readText(await file.text());
  } catch {
    return fail({ code: 'file/unreadable' });
  }
}
