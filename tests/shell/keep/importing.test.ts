import { describe, expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import { keep } from '$lib/games/neom/ui/keep';
import type { GameModule } from '$lib/engine/game-module';
import type { GameSource } from '$lib/shell/keep/game-source';
import { Importing } from '$lib/shell/keep/importing.svelte';
import { openStore } from '$lib/storage';
import file from '../../tables/five-players.json';

const gameOf: GameSource = async (id) =>
  id === 'neom' ? { meta: neom.meta, rules: neom as unknown as GameModule, keep } : undefined;
const fileOf = (content: unknown) => new Blob([JSON.stringify(content)]);

describe('bringing in a file', () => {
  it('adds its table once, however often one says yes', async () => {
    const importing = new Importing(gameOf);
    await importing.read(fileOf(file));
    expect(importing.step.at).toBe('planned');
    expect(await (await openStore()).list()).toEqual([]);
    await Promise.all([importing.add(), importing.add()]);
    expect(importing.step).toMatchObject({ at: 'added', tables: { length: 1 } });
    expect(await (await openStore()).list()).toHaveLength(1);
  });

  it('shows the last of two files read at once', async () => {
    const importing = new Importing(gameOf);
    await Promise.all([importing.read(fileOf(file)), importing.read(fileOf({ format: 'other' }))]);
    expect(importing.step).toMatchObject({ at: 'refused', fault: { code: 'file/not-ours' } });
  });

  it('says so where a file was promised and none came, and where a game cannot be loaded', async () => {
    const importing = new Importing(gameOf);
    await importing.read(null);
    expect(importing.step).toMatchObject({ at: 'refused', fault: { code: 'file/unreadable' } });
    const offline = new Importing(() => Promise.reject(new Error('offline')));
    await offline.read(fileOf(file));
    expect(offline.step).toMatchObject({ at: 'refused', fault: { code: 'file/unreadable' } });
  });
});
