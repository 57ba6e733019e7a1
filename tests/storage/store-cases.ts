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

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] =>
  cards.map(({ id }) => id);

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
    name: 'a list stops at its limit, keeps to its shelf and can be sorted by name or by start',
    async run(store) {
      await store.create(newTable('a', 3));
      await store.create({ ...newTable('b', 2), summary: { players: ['Bo'], finished: true } });
      await store.create({ ...newTable('c', 1), summary: { players: ['Zed'], finished: false } });
      await store.append({
        id: 'c',
        after: 0,
        entries: ['x'],
        summary: { players: ['Zed'], finished: false },
        at: 9
      });
      equal(idsOf(await store.list({ limit: 2 })), ['c', 'a']);
      equal(idsOf(await store.list({ shelf: 'finished' })), ['b']);
      equal(idsOf(await store.list({ shelf: 'open', limit: 1 })), ['c']);
      equal(idsOf(await store.list({ sort: 'started' })), ['a', 'b', 'c']);
      equal(idsOf(await store.list({ sort: 'name', limit: 2 })), ['a', 'b']);
      equal([await store.count('open'), await store.count('finished')], [2, 1]);
    }
  },
  {
    name: 'a search finds tables by the beginnings of names, small letters or capitals',
    async run(store) {
      await store.create({
        ...newTable('a', 1),
        summary: { players: ['Ána Maria', 'Bo'], finished: false }
      });
      await store.create({ ...newTable('b', 2), summary: { players: ['Bo'], finished: true } });
      await store.rename('b', 'Summer house');
      equal(idsOf(await store.list({ search: 'BO' })), ['b', 'a']);
      equal(idsOf(await store.list({ search: 'mar bo' })), ['a']);
      equal(idsOf(await store.list({ search: 'ÁN' })), ['a']);
      equal(idsOf(await store.list({ search: 'summer', shelf: 'open' })), []);
      equal(idsOf(await store.list({ search: 'ouse' })), []);
      equal(idsOf(await store.list({ search: ' … ' })), ['b', 'a']);
    }
  },
  {
    name: 'a new name does not count as a change and can be taken away again',
    async run(store) {
      await store.create(newTable('a', 1));
      await store.rename('a', 'Friday');
      equal([(await store.list())[0]?.name, (await store.list())[0]?.changedAt], ['Friday', 1]);
      await store.rename('a', null);
      equal((await store.list())[0]?.name, null);
    }
  },
  {
    name: 'a deleted table is out of the lists, takes no moves, and comes back as it was',
    async run(store, second) {
      await store.create(newTable('a', 1));
      await store.append({ id: 'a', after: 0, entries: ['x'], summary, at: 2 });
      await store.bin('a', 5);
      equal(await store.list(), []);
      equal(idsOf(await store.list({ shelf: 'bin' })), ['a']);
      equal(await second.read('a'), null);
      equal((await second.readWhole('a'))?.card.deletedAt, 5);
      equal(await second.append({ id: 'a', after: 1, entries: ['y'], summary, at: 6 }), 'gone');
      await second.restore('a');
      equal((await store.read('a'))?.log, ['x']);
      equal(idsOf(await store.list()), ['a']);
    }
  },
  {
    name: 'only what was deleted long enough ago is removed for good',
    async run(store) {
      for (const id of ['old', 'new', 'kept']) await store.create(newTable(id, 1));
      await store.bin('old', 10);
      await store.bin('new', 20);
      await store.emptyBin(15);
      equal(await store.readWhole('old'), null);
      equal(idsOf(await store.list({ shelf: 'bin' })), ['new']);
      equal(idsOf(await store.list()), ['kept']);
    }
  },
  {
    name: 'what is added comes with its log, its times and what was taught',
    async run(store, second) {
      await store.create(newTable('a', 1));
      const made = (await store.readWhole('a'))!;
      const entries = [
        { at: 7, entry: 'x' },
        { at: 8, entry: 'undo' }
      ];
      const card = { ...made.card, id: 'b', length: 2, name: 'Copy', changedAt: 8 };
      await store.add({
        tables: [{ card, entries }],
        taught: [{ game: 'neom', piece: 7, value: 5, at: 3 }]
      });
      equal((await second.readWhole('b'))?.entries, entries);
      equal(idsOf(await second.list({ search: 'copy' })), ['b']);
      equal(await second.taught.all(), [{ game: 'neom', piece: 7, value: 5, at: 3 }]);
    }
  },
  {
    name: 'an addition with an id that is taken adds nothing at all',
    async run(store) {
      await store.create(newTable('a', 1));
      const { card } = (await store.readWhole('a'))!;
      const tables = [
        { card: { ...card, id: 'b' }, entries: [] },
        { card, entries: [] }
      ];
      let refused = false;
      await store
        .add({ tables, taught: [{ game: 'neom', piece: 1, value: 1, at: 1 }] })
        .catch(() => (refused = true));
      equal(refused, true);
      equal(idsOf(await store.list()), ['a']);
      equal(await store.taught.all(), []);
    }
  },
  {
    name: 'a summary is brought up to date unless the table has moved on',
    async run(store) {
      await store.create(newTable('a', 1));
      const better = { players: ['Ana', 'Bo'], finished: true, totals: [3, 4] };
      await store.resummarize('a', 0, better);
      equal((await store.list())[0]?.summary.totals, [3, 4]);
      equal((await store.list())[0]?.shelf, 'finished');
      await store.append({ id: 'a', after: 0, entries: ['x'], summary, at: 2 });
      await store.resummarize('a', 0, better);
      equal((await store.list())[0]?.summary, summary);
    }
  },
  {
    name: 'nothing is set aside while all can be read',
    async run(store) {
      await store.create(newTable('a', 1));
      equal(await store.aside.list(), []);
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
