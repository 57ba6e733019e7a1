import type { Component } from 'svelte';
import type { TableSummary } from '$lib/engine/game-module';
import type { GameId } from './registry';

/** Small drawings of every seat of a table, from its summary alone. */
export type Stamps = Component<{ summary: TableSummary }>;

const STAMPS: Readonly<Record<GameId, () => Promise<Stamps>>> = {
  neom: async () => (await import('./neom/ui/keep/Stamps.svelte')).default
};

/** Apart from the rest of a game, so that lists of tables stay light; none for a game not known. */
export const loadStamps = async (id: string): Promise<Stamps | undefined> =>
  STAMPS[id as GameId]?.();
