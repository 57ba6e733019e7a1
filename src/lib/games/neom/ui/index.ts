import type { Component } from 'svelte';
import type { GameUi } from '$lib/shell/game-ui';
import type { OpenTable } from '$lib/shell/open-table.svelte';
import type { Move, Setup, Table } from '..';
import Legend from './Legend.svelte';
import NewTable from './NewTable.svelte';
import NotBuilt from './NotBuilt.svelte';

export type NeomTable = OpenTable<Setup, Move, Table>;

/** The shell hands every game its own table back; here it gets its type again. */
const page = (component: Component<{ table: NeomTable }> | Component) =>
  component as Component<{ table: OpenTable }>;

export const ui: GameUi = {
  pages: {
    city: page(NotBuilt),
    prices: page(NotBuilt),
    disasters: page(NotBuilt),
    score: page(NotBuilt)
  },
  NewTable: NewTable as GameUi['NewTable'],
  Rules: NotBuilt,
  Legend
};
