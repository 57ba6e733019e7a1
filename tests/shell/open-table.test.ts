import { describe, expect, it } from 'vitest';
import type { GameModule } from '$lib/engine/game-module';
import { fail, ok } from '$lib/engine/result';
import { OpenTable } from '$lib/shell/open-table.svelte';
import { MemoryStore } from '$lib/storage/memory-store';

/** Moves are words, the state is the list of them; 'refused' never applies. */
const words: GameModule<string, string, readonly string[]> = {
  meta: { id: 'words', title: 'Words', seats: { min: 1, max: 1 }, pages: [], resultPage: '' },
  rulesVersion: 1,
  parseSetup: (input) => (typeof input === 'string' ? ok(input) : fail({ code: 'setup/bad' })),
  parseMove: (input) =>
    typeof input === 'string' && input !== 'unreadable' ? ok(input) : fail({ code: 'move/bad' }),
  start: (setup) => [setup],
  apply: (state, move) =>
    move === 'refused' || (move === 'once' && state.includes('once'))
      ? fail({ code: 'words/refused' })
      : ok([...state, move]),
  breachesOf: () => [],
  scoreOf: () => [],
  summaryOf: (state) => ({ players: state, finished: false })
};

async function openTwice() {
  const store = new MemoryStore();
  const id = await OpenTable.create(words, store, 'start');
  const open = async () => {
    const opened = await OpenTable.open(words, store, id);
    if (!opened.ok) throw new Error(opened.fault.code);
    return opened.value;
  };
  return { store, id, open, first: await open(), second: await open() };
}

describe('an open table', () => {
  it('shows a move at once and stores it', async () => {
    const { first, store, id } = await openTwice();
    first.make('a');
    expect(first.state).toEqual(['start', 'a']);
    await first.settled();
    expect(first.saving).toBe('saved');
    expect((await store.read(id))?.log).toEqual([{ do: 'a' }]);
    expect((await store.list())[0]?.summary.players).toEqual(['start', 'a']);
  });

  it.each([
    ['where the game refuses', 'refused'],
    ['that could not be read again', 'unreadable']
  ])('changes and stores nothing %s', async (_, move) => {
    const { first, store, id } = await openTwice();
    expect(first.make(move).ok).toBe(false);
    await first.settled();
    expect(first.state).toEqual(['start']);
    expect((await store.read(id))?.log).toEqual([]);
  });

  it('undo and redo survive being closed and opened again', async () => {
    const { first, open } = await openTwice();
    first.make('a');
    first.make('b');
    first.undo();
    await first.settled();
    const again = await open();
    expect(again.state).toEqual(['start', 'a']);
    expect(again.canRedo).toBe(true);
    again.redo();
    expect(again.state).toEqual(['start', 'a', 'b']);
    expect(again.canRedo).toBe(false);
  });

  it('undo with nothing to undo stores nothing', async () => {
    const { first, store, id } = await openTwice();
    first.undo();
    first.redo();
    await first.settled();
    expect((await store.read(id))?.log).toEqual([]);
  });

  it('takes in what another tab wrote', async () => {
    const { first, second } = await openTwice();
    first.make('a');
    await first.settled();
    await second.settled();
    expect(second.state).toEqual(['start', 'a']);
  });

  it('of two tabs writing at once neither loses a move', async () => {
    const { first, second, open } = await openTwice();
    first.make('a');
    second.make('b');
    first.make('c');
    await Promise.all([first.settled(), second.settled()]);
    await Promise.all([first.settled(), second.settled()]);
    const stored = (await open()).state;
    expect([...stored].sort()).toEqual(['a', 'b', 'c', 'start']);
    expect(first.state).toEqual(stored);
    expect(second.state).toEqual(stored);
  });

  it('a move that another tab has made impossible is dropped, the rest stays', async () => {
    const { first, second } = await openTwice();
    first.make('once');
    second.make('once');
    second.make('b');
    await Promise.all([first.settled(), second.settled()]);
    await Promise.all([first.settled(), second.settled()]);
    expect(second.state).toEqual(['start', 'once', 'b']);
    expect(first.state).toEqual(second.state);
  });

  it('says so where a move could not be stored, keeps it, and stores it on a second try', async () => {
    const { first, store, id } = await openTwice();
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('quota'));
    first.make('a');
    await first.settled();
    expect(first.saving).toBe('failed');
    expect(first.state).toEqual(['start', 'a']);
    store.append = append;
    await first.retry();
    expect(first.saving).toBe('saved');
    expect((await store.read(id))?.log).toEqual([{ do: 'a' }]);
  });

  it('what could not be stored is there when the table is opened again, and is stored once', async () => {
    const { store, id, open, first: unused, second: other } = await openTwice();
    for (const table of [unused, other]) table.close();
    Object.defineProperty(store, 'lasting', { value: true });
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('quota'));
    const first = await open();
    first.make('a');
    first.make('b');
    first.close();
    await first.settled();

    const second = await open();
    expect([second.state, second.saving]).toEqual([['start', 'a', 'b'], 'failed']);
    second.make('c');
    second.close();
    await second.settled();

    store.append = append;
    const third = await open();
    expect([third.state, third.saving]).toEqual([['start', 'a', 'b', 'c'], 'saved']);
    expect((await store.read(id))?.log).toEqual(['a', 'b', 'c'].map((move) => ({ do: move })));
    expect((await open()).state).toEqual(third.state);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says so where the table was deleted elsewhere', async () => {
    const { first, store, id } = await openTwice();
    await store.remove(id);
    first.make('a');
    await first.settled();
    expect(first.saving).toBe('gone');
  });

  it.each<[string, (store: MemoryStore) => Promise<unknown>, string]>([
    ['an unknown table', async () => undefined, 'table/unknown'],
    [
      'a table of newer rules',
      (store) => store.create({ ...stored, rulesVersion: 2 }),
      'table/newer'
    ],
    ['a broken set-up', (store) => store.create({ ...stored, setup: 7 }), 'setup/bad'],
    [
      'a broken move',
      async (store) => {
        await store.create(stored);
        await store.append({ id: 'x', after: 0, entries: [{ do: 7 }], summary, at: 1 });
      },
      'move/bad'
    ]
  ])('%s is refused with a code', async (_, prepare, code) => {
    const store = new MemoryStore();
    await prepare(store);
    const opened = await OpenTable.open(words, store, 'x');
    expect(opened.ok ? 'opened' : opened.fault.code).toBe(code);
  });
});

const summary = { players: [], finished: false };
const stored = { id: 'x', game: 'words', rulesVersion: 1, setup: 'start', summary, at: 1 };
