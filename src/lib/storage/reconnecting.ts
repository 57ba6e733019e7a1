import { liveQuery, type Dexie } from 'dexie';

/** How a connection that the system has dropped shows; iOS does it to apps in the background. */
const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'AbortError']);

const FULL = 'QuotaExceededError';

interface Named {
  readonly name?: unknown;
  readonly inner?: Named;
}

const isNamed = (fault: unknown, test: (name: string) => boolean): boolean => {
  const { name, inner } = (fault ?? {}) as Named;
  return (typeof name === 'string' && test(name)) || (inner !== undefined && isNamed(inner, test));
};

export const isFull = (fault: unknown): boolean => isNamed(fault, (name) => name === FULL);

const isLost = (fault: unknown): boolean =>
  !isFull(fault) && isNamed(fault, (name) => LOST.has(name));

const RETRY_AFTER = 1000;

/** Work on a database whose connection may break off: it is opened anew and tried once more. */
export class Reconnecting {
  readonly #db: Dexie;
  #reopening: Promise<unknown> | undefined;
  #closed = false;

  constructor(db: Dexie) {
    this.#db = db;
  }

  async run<T>(work: () => PromiseLike<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      if (this.#closed || !isLost(fault)) throw fault;
      await this.#reopen();
      return work();
    }
  }

  /** Calls back now and after every change; returns the way to stop. */
  watch<T>(query: () => Promise<T>, seen: (value: T) => void): () => void {
    let stopped = false;
    let stop = () => {};
    const start = () => {
      if (stopped || this.#closed) return;
      const subscription = liveQuery(query).subscribe({
        next: seen,
        error: (fault) => {
          if (!isLost(fault)) return;
          setTimeout(() => void this.#reopen().then(start, start), RETRY_AFTER);
        }
      });
      stop = () => subscription.unsubscribe();
    };
    start();
    return () => {
      stopped = true;
      stop();
    };
  }

  close(): void {
    this.#closed = true;
    this.#db.close();
  }

  #reopen(): Promise<unknown> {
    this.#reopening ??= (async () => {
      this.#db.close({ disableAutoOpen: false });
      await this.#db.open();
    })().finally(() => (this.#reopening = undefined));
    return this.#reopening;
  }
}
