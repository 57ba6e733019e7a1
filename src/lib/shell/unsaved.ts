const PREFIX = 'town-clerk/unsaved/';
/** Where the browser has no locks, a tab that has not written for so long is taken for gone. */
const GONE_AFTER = 60_000;

export interface Left {
  readonly key: string;
  /** How many entries were stored before these. */
  readonly after: number;
  readonly entries: readonly unknown[];
}

const tab = globalThis.crypto?.randomUUID?.() ?? 'tab';
/** Tables of this page that are still being written; one that was closed has left what it noted. */
const open = new Set<string>();
let opened = 0;
const lockOf = (owner: string): string => `${PREFIX}${owner}`;
let held = false;

/** Held as long as this page lives, so that others know it does. */
function holdLock(): void {
  if (held || !globalThis.navigator?.locks) return;
  held = true;
  void navigator.locks.request(lockOf(tab), () => new Promise<never>(() => {})).catch(() => {});
}

/** `owner`: the page and, after a dot, which of its tables. */
async function isAlive(key: string, owner: string, at: number): Promise<boolean> {
  if (owner === tab) return open.has(key);
  if (!globalThis.navigator?.locks) return Date.now() - at < GONE_AFTER;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockOf(owner));
}

function keysFrom(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

function notedAt(key: string): (Left & { readonly at: number }) | null {
  try {
    const noted = JSON.parse(localStorage.getItem(key) ?? '') as Readonly<Record<string, unknown>>;
    const { at, after, entries } = noted;
    const readable = typeof at === 'number' && typeof after === 'number' && Array.isArray(entries);
    return readable ? { key, at, after, entries } : null;
  } catch {
    return null;
  }
}

/**
 * Writes down at once, and without waiting, what the database has yet to take: a tab killed in the
 * middle of a write, or a disk that is full, loses nothing.
 */
export class Unsaved {
  readonly #table: string;
  readonly #key: string;

  constructor(table: string) {
    this.#table = table;
    this.#key = `${PREFIX}${table}/${tab}.${++opened}`;
    open.add(this.#key);
  }

  /** What is still noted now waits for whoever opens the table next. */
  release(): void {
    open.delete(this.#key);
  }

  /** Answers whether it is written down. */
  note(after: number, entries: readonly unknown[]): boolean {
    holdLock();
    try {
      if (entries.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify({ at: Date.now(), after, entries }));
      return true;
    } catch {
      // Blocked or full: the database is the only place.
      return false;
    }
  }

  /** What pages that are gone, and tables closed in this one, have left behind. */
  async left(): Promise<readonly Left[]> {
    const start = `${PREFIX}${this.#table}/`;
    const found: Left[] = [];
    for (const key of keysFrom(start)) {
      const noted = notedAt(key);
      const [owner = ''] = key.slice(start.length).split('.');
      if (noted && !(await isAlive(key, owner, noted.at).catch(() => true))) found.push(noted);
    }
    return found;
  }

  forget(left: readonly Left[]): void {
    try {
      for (const { key } of left) localStorage.removeItem(key);
    } catch {
      // Nothing was there.
    }
  }
}
