import { describe, expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import { keep } from '$lib/games/neom/ui/keep';
import type { GameModule } from '$lib/engine/game-module';
import type { GameSource } from '$lib/shell/keep/game-source';
import { backupParts } from '$lib/shell/keep/backup-file';
import { readText } from '$lib/shell/keep/import-file';
import { carryOut, planImport } from '$lib/shell/keep/import-plan';
import { OpenTable } from '$lib/shell/open-table.svelte';
import { openStore } from '$lib/storage';
import { keepText } from '$lib/text/keep';
import fivePlayers from '../../tables/five-players.json';

const rules = neom as unknown as GameModule;
const gameOf: GameSource = async (id) =>
  id === 'neom' ? { meta: neom.meta, rules, keep } : undefined;

async function planOf(content: unknown) {
  const read = readText(JSON.stringify(content));
  const plan = read.ok ? await planImport(read.value, gameOf) : read;
  if (!plan.ok) throw new Error(plan.fault.code);
  return plan.value;
}

describe('a backup brought in', () => {
  it('never writes over what is here, also where it names a table twice', async () => {
    const store = await openStore();
    const setup = {
      players: [{ id: 'p1', name: 'Ana', cityGood: 'coal' }],
      soloDeck: '1+',
      beginner: false,
      mode: 'score'
    };
    const id = await OpenTable.create(rules, store, setup);
    const backup = JSON.parse((await backupParts()).join('')) as { tables: object[] };

    const again = await planOf(backup);
    expect(again.tables.map(({ standing }) => standing)).toEqual(['same']);

    const torn = { ...backup.tables[0], log: [{ at: 1, entry: { do: 'nonsense' } }], changedAt: 7 };
    const damaged = await planOf({ ...backup, tables: [torn, { ...torn, setup: 1 }, 'nothing'] });
    expect(damaged.tables).toMatchObject([
      { title: 'Ana', changedAt: 7, standing: null },
      { title: keepText.bringIn.nameless(2), changedAt: 7, standing: null },
      { title: keepText.bringIn.nameless(3), changedAt: null, standing: null }
    ]);

    const other = { ...backup.tables[0], id: 'elsewhere' };
    const twice = await planOf({ ...backup, tables: [other, other] });
    const added = await carryOut(twice, { tables: new Set([0, 1]), theirs: new Set() });
    expect(added[0]).toBe('elsewhere');
    expect(new Set([id, ...added]).size).toBe(3);
    expect(await store.list()).toHaveLength(3);
  });
});

describe('a table file brought in', () => {
  const session = {
    id: 'elsewhere',
    rulesVersion: 1,
    startedAt: 1,
    changedAt: 2,
    setup: 'start',
    log: []
  };

  it.each([
    ['of another game', { ...session, game: 'words' }],
    ['that lead to another table', { ...session, game: 'neom' }],
    ['that are none', 'nonsense']
  ])('counts without moves %s', async (_, moves) => {
    const plan = await planOf({ ...fivePlayers, session: moves });
    expect(plan.tables).toMatchObject([{ fault: null, movesLeftOut: true }]);
  });
});
