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
const lockOf = (owner: string): string => `${PREFIX}${owner}`;
let held = false;

/** Held as long as this page lives, so that others know it does. */
function holdLock(): void {
  if (held || !globalThis.navigator?.locks) return;
  held = true;
  void navigator.locks.request(lockOf(tab), () => new Promise<never>(() => {})).catch(() => {});
}

async function isAlive(owner: string, at: number): Promise<boolean> {
  if (owner === tab) return true;
  if (!globalThis.navigator?.locks) return Date.now() - at < GONE_AFTER;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockOf(owner));
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
    this.#key = `${PREFIX}${table}/${tab}`;
  }

  note(after: number, entries: readonly unknown[]): void {
    holdLock();
    try {
      if (entries.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify({ at: Date.now(), after, entries }));
    } catch {
      // Blocked or full: the database is the only place.
    }
  }

  /** What pages that are gone have left behind. */
  async left(): Promise<readonly Left[]> {
    const found: Left[] = [];
    try {
      const start = `${PREFIX}${this.#table}/`;
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith(start))) {
        const { at, after, entries } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
          [field: string]: unknown;
        };
        const readable =
          typeof at === 'number' && Number.isSafeInteger(after) && Array.isArray(entries);
        if (readable && !(await isAlive(key.slice(start.length), at)))
          found.push({ key, after: after as number, entries });
      }
    } catch {
      // Not ours to read: nothing is left.
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
