import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '$lib/engine/game-module';
import { neom } from '$lib/games/neom';
import { keep } from '$lib/games/neom/ui/keep';
import { backupParts } from '$lib/shell/keep/backup-file';
import type { GameSource } from '$lib/shell/keep/game-source';
import { readText } from '$lib/shell/keep/import-file';
import { carryOut, planImport, type ImportPlan } from '$lib/shell/keep/import-plan';
import { addTable, tableFrom } from '$lib/shell/keep/whole-table';
import { framesOf, linkOf } from '$lib/shell/hand-over/link';
import { Receiving } from '$lib/shell/hand-over/receiving.svelte';
import { readTable } from '$lib/shell/stored-log';
import { openStore } from '$lib/storage';
import file from '../../tables/five-players.json';

const rules = neom as unknown as GameModule;
const gameOf: GameSource = async (id) =>
  id === 'neom' ? { meta: neom.meta, rules, keep } : undefined;
const runs = (numRuns: number) => ({ numRuns, seed: 8 });
const PAGE = 'https://example.org/receive/';

/** What is stored, as one text. */
async function stored(): Promise<string> {
  const store = await openStore();
  const tables = await Promise.all(
    [...(await store.list()), ...(await store.list({ shelf: 'bin' }))].map(({ id }) =>
      store.readWhole(id)
    )
  );
  return JSON.stringify([tables, await store.taught.all()]);
}

// Thousands of tries take as long as they take.
vi.setConfig({ testTimeout: 120_000 });

let before = '';
let tableText = '';
let backupText = '';
let state: unknown;
beforeAll(async () => {
  const arrival = keep.parseFile(file);
  if (!arrival.ok) throw new Error(arrival.fault.code);
  const table = tableFrom(rules, arrival.value);
  if (!table.ok) throw new Error(table.fault.code);
  await addTable(table.value);
  await (await openStore()).taught.teach('neom', 7, 5, 1);
  const { card, entries } = table.value;
  const read = readTable(
    rules,
    card,
    entries.map(({ entry }) => entry)
  );
  if (!read.ok) throw new Error(read.fault.code);
  state = read.value.state;
  tableText = JSON.stringify(keep.fileOf(state as never));
  backupText = (await backupParts()).join('');
  before = await stored();
});

/** Some letters changed, cut out or put in, as damage or malice would. */
const ODD = [
  '',
  '"',
  '{',
  '}',
  '[',
  ']',
  '0',
  '-1',
  '1e9',
  'null',
  '\\u0000',
  '__proto__',
  '\u202e',
  ',',
  ':'
];
const damage = fc.array(
  fc.record({ at: fc.nat(), cut: fc.nat({ max: 6 }), put: fc.constantFrom(...ODD) }),
  { minLength: 1, maxLength: 4 }
);
const damaged = (text: string, changes: readonly { at: number; cut: number; put: string }[]) =>
  changes.reduce((left, { at, cut, put }) => {
    const place = at % (left.length + 1);
    return left.slice(0, place) + put + left.slice(place + cut);
  }, text);

/** Sound JSON with a value somewhere put in the place of another. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  151,
  1.5,
  1e300,
  '',
  'x',
  '\ud800',
  [],
  {},
  [[]],
  { do: {} }
];
const swaps = fc.array(fc.record({ at: fc.nat(), value: fc.constantFrom(...VALUES) }), {
  minLength: 1,
  maxLength: 3
});
function swapped(text: string, changes: readonly { at: number; value: unknown }[]): string {
  const root = JSON.parse(text) as unknown;
  for (const { at, value } of changes) {
    const places: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown) => {
      if (node === null || typeof node !== 'object') return;
      for (const key of Object.keys(node)) {
        places.push([node as Record<string, unknown>, key]);
        walk((node as Record<string, unknown>)[key]);
      }
    };
    walk(root);
    const [node, key] = places[at % places.length]!;
    node[key] = value;
  }
  return JSON.stringify(root);
}

async function planOf(text: string): Promise<ImportPlan | null> {
  const read = readText(text);
  if (!read.ok) return null;
  const plan = await planImport(read.value, gameOf);
  return plan.ok ? plan.value : null;
}

/** What a plan would add can be opened once it is stored. */
function isSound({ tables }: ImportPlan): boolean {
  return tables.every(({ table }) => {
    if (!table) return true;
    const log = table.entries.map(({ entry }) => entry);
    return readTable(rules, table.card, log).ok;
  });
}

describe('files at random', () => {
  it.each<[string, () => string]>([
    ['a table file', () => tableText],
    ['a backup', () => backupText]
  ])(
    '%s that was damaged or doctored never throws, and stores nothing unasked',
    async (_, text) => {
      await fc.assert(
        fc.asyncProperty(damage, swaps, async (changes, values) => {
          for (const tried of [damaged(text(), changes), swapped(text(), values)]) {
            const plan = await planOf(tried);
            expect(plan === null || isSound(plan)).toBe(true);
          }
        }),
        runs(1500)
      );
      expect(await stored()).toBe(before);
    }
  );

  it('anything at all is refused or read, never thrown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 4 })),
        async (text) => {
          await planOf(text);
        }
      ),
      runs(5000)
    );
    expect(await stored()).toBe(before);
  });

  it('ten thousand brackets, and a log a hundred thousand entries long, are taken calmly', async () => {
    expect(await planOf('['.repeat(10_000) + ']'.repeat(10_000))).toBeNull();
    const backup = JSON.parse(backupText) as { tables: { log: object[] }[] };
    const [table] = backup.tables;
    const undoing = Array.from({ length: 99_000 }, (_, index) => ({
      at: 1,
      entry: index % 2 === 0 ? 'undo' : 'redo'
    }));
    const long = { ...backup, tables: [{ ...table, log: [...table!.log, ...undoing] }] };
    const plan = await planOf(JSON.stringify(long));
    expect(plan?.tables[0]?.standing).toBe('longer');
    const tooLong = { ...table, log: [...undoing, ...undoing] };
    const refused = await planOf(JSON.stringify({ ...backup, tables: [tooLong] }));
    expect(refused?.tables[0]).toMatchObject({ standing: null, fault: { path: 'log' } });
  });
});

describe('links and codes at random', () => {
  const tried = async (receiving: Receiving, text: string): Promise<void> => {
    await receiving.read(text);
    const { received } = receiving;
    if (!received) return;
    const table = tableFrom(rules, received.game.keep.arrivalOf(received.handed.content));
    expect(table.ok).toBe(true);
  };

  it('bytes with a sum that fits are refused or can be stored and opened again', async () => {
    const real = keep.pack(state, null, new Map([[7, 9]]));
    const city = keep.pack(state, 'p1', new Map());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(real, city),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 5 }),
        fc.nat({ max: 4 }),
        async (bytes, changes, cut) => {
          const changed = Uint8Array.from(bytes.slice(0, bytes.length - cut));
          for (const [at, byte] of changes) changed[at % changed.length] = byte;
          await tried(new Receiving(gameOf), linkOf(PAGE, 'neom', changed));
        }
      ),
      runs(4000)
    );
    expect(await stored()).toBe(before);
  });

  it('parts of codes in any order, damaged and of several hand-overs mixed, never throw', async () => {
    const frames = [new Map([[7, 9]]), new Map(Array.from({ length: 120 }, (_, at) => [at + 1, 3]))]
      .map((taught) => keep.pack(state, null, taught))
      .flatMap((bytes) => framesOf(`${PAGE}${'x'.repeat(200)}`, 'neom', bytes));
    expect(frames.length).toBeGreaterThan(3);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.nat(), changes: fc.option(damage) }), { maxLength: 8 }),
        async (seen) => {
          const receiving = new Receiving(gameOf);
          for (const { at, changes } of seen) {
            const frame = frames[at % frames.length]!;
            await tried(receiving, changes ? damaged(frame, changes) : frame);
          }
        }
      ),
      runs(3000)
    );
    expect(await stored()).toBe(before);
  });

  it('are in the end what the store says they are: taken once, they open', async () => {
    const receiving = new Receiving(gameOf);
    await receiving.read(linkOf(PAGE, 'neom', keep.pack(state, null, new Map([[9, 3]]))));
    const place = await receiving.openAsTable();
    const taken = await (await openStore()).read(place!.id);
    expect(readTable(rules, taken!.card, taken!.log).ok).toBe(true);
    const plan = await planOf(backupText);
    const added = await carryOut(plan!, { tables: new Set([0]), theirs: new Set() });
    expect(added).not.toContain(
      (JSON.parse(backupText) as { tables: { id: string }[] }).tables[0]!.id
    );
  });
});
