import { expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import type { GameModule } from '$lib/engine/game-module';
import { currentTable } from '$lib/shell/current-table.svelte';
import { OpenTable } from '$lib/shell/open-table.svelte';
import { openStore } from '$lib/storage';

const rules = neom as unknown as GameModule;

it('a table whose game could not be fetched is opened the next time it is asked for', async () => {
  const id = await OpenTable.create(rules, await openStore(), {
    players: [{ id: 'p1', name: 'Ana', cityGood: 'coal' }],
    soloDeck: '1+',
    beginner: false,
    mode: 'score'
  });
  const cutOff = currentTable.show(() => Promise.reject(new Error('cut off')), id);
  await expect(cutOff).rejects.toThrow('cut off');
  expect(currentTable.table).toBeUndefined();
  await currentTable.show(async () => rules, id);
  expect(currentTable.table?.id).toBe(id);
  currentTable.leave();
});
