import type { TableStore } from '$lib/storage/table-store';

/** One suite for every store: run on fake-indexeddb, in memory, and on a real browser's IndexedDB. */
export interface StoreCase {
  readonly name: string;
  run(store: TableStore, second: TableStore): Promise<void>;
}

const summary = { players: ['Ana', 'Bo'], finished: false };
const newTable = (id: string, at: number) => ({
  id,
  game: 'neom',
  rulesVersion: 1,
  setup: { players: ['Ana', 'Bo'] },
  summary,
  at
});

function equal(actual: unknown, expected: unknown): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`expected ${e}, got ${a}`);
}

/** Resolves with the first value seen that passes. */
const firstSeen = <T>(
  watch: (seen: (value: T) => void) => () => void,
  passes: (value: T) => boolean
): Promise<T> =>
  new Promise((resolve) => {
    const stop = watch((value) => {
      if (!passes(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });

export const STORE_CASES: readonly StoreCase[] = [
  {
    name: 'an empty store lists nothing and reads nothing',
    async run(store) {
      equal(await store.list(), []);
      equal(await store.read('nowhere'), null);
    }
  },
  {
    name: 'a created table is read back with its set-up and an empty log',
    async run(store) {
      await store.create(newTable('a', 5));
      const table = await store.read('a');
      equal(table?.card.setup, { players: ['Ana', 'Bo'] });
      equal([table?.card.startedAt, table?.card.changedAt, table?.card.length], [5, 5, 0]);
      equal(table?.log, []);
    }
  },
  {
    name: 'creating the same table twice is refused and keeps the first',
    async run(store) {
      await store.create(newTable('a', 1));
      let refused = false;
      await store.create(newTable('a', 2)).catch(() => (refused = true));
      equal(refused, true);
      equal((await store.read('a'))?.card.startedAt, 1);
    }
  },
  {
    name: 'entries are appended in order and survive being read again',
    async run(store) {
      await store.create(newTable('a', 1));
      const first = { id: 'a', after: 0, entries: [{ do: 1 }], summary, at: 2 };
      equal(await store.append(first), 'written');
      const more = { id: 'a', after: 1, entries: ['undo', 'redo'], summary, at: 3 };
      equal(await store.append(more), 'written');
      equal((await store.read('a'))?.log, [{ do: 1 }, 'undo', 'redo']);
      equal(await store.entriesAfter('a', 1), ['undo', 'redo']);
      equal((await store.read('a'))?.card.changedAt, 3);
    }
  },
  {
    name: 'a writer that is behind writes nothing and is told',
    async run(store, second) {
      await store.create(newTable('a', 1));
      await store.append({ id: 'a', after: 0, entries: ['first'], summary, at: 2 });
      const late = { id: 'a', after: 0, entries: ['late'], summary, at: 3 };
      equal(await second.append(late), 'behind');
      equal((await second.read('a'))?.log, ['first']);
    }
  },
  {
    name: 'of two writers at once exactly one is first',
    async run(store, second) {
      await store.create(newTable('a', 1));
      const answers = await Promise.all([
        store.append({ id: 'a', after: 0, entries: ['one'], summary, at: 2 }),
        second.append({ id: 'a', after: 0, entries: ['two'], summary, at: 2 })
      ]);
      equal([...answers].sort(), ['behind', 'written']);
      equal((await store.read('a'))?.log.length, 1);
    }
  },
  {
    name: 'the list is newest change first and carries the summary',
    async run(store) {
      await store.create(newTable('old', 1));
      await store.create(newTable('new', 2));
      const renamed = { players: ['Cy'], finished: true };
      await store.append({ id: 'old', after: 0, entries: ['x'], summary: renamed, at: 9 });
      const cards = await store.list();
      equal(
        cards.map((card) => card.id),
        ['old', 'new']
      );
      equal(cards[0]?.summary, renamed);
    }
  },
  {
    name: 'a removed table takes its log with it and cannot be appended to',
    async run(store) {
      await store.create(newTable('a', 1));
      await store.create(newTable('b', 1));
      await store.append({ id: 'a', after: 0, entries: ['x'], summary, at: 2 });
      await store.append({ id: 'b', after: 0, entries: ['y'], summary, at: 2 });
      await store.remove('a');
      equal(await store.read('a'), null);
      equal(await store.entriesAfter('a', 0), []);
      equal((await store.read('b'))?.log, ['y']);
      equal(await store.append({ id: 'a', after: 1, entries: ['z'], summary, at: 3 }), 'gone');
    }
  },
  {
    name: 'a watched list tells of a table made elsewhere',
    async run(store, second) {
      const seen = firstSeen(
        (listener: (cards: readonly unknown[]) => void) => store.watchList(listener),
        (cards) => cards.length === 1
      );
      await second.create(newTable('a', 1));
      equal((await seen).length, 1);
    }
  },
  {
    name: 'a watched table tells of entries written elsewhere',
    async run(store, second) {
      await store.create(newTable('a', 1));
      const seen = firstSeen(
        (listener: (length: number) => void) => store.watchLength('a', listener),
        (length) => length === 2
      );
      await second.append({ id: 'a', after: 0, entries: ['x', 'y'], summary, at: 2 });
      equal(await seen, 2);
    }
  },
  {
    name: 'what was taught is told to every watcher, the last word counting, games apart',
    async run(store, second) {
      await second.taught.teach('neom', 7, 3, 1);
      await second.taught.teach('neom', 7, 5, 2);
      await second.taught.teach('other', 7, 1, 2);
      const seen = firstSeen(
        (listener: (taught: ReadonlyMap<number, unknown>) => void) =>
          store.taught.watch('neom', listener),
        (taught) => taught.has(8)
      );
      await second.taught.teach('neom', 8, null, 3);
      equal(
        [...(await seen)],
        [
          [7, 5],
          [8, null]
        ]
      );
    }
  }
];
