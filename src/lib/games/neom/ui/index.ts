import type { Component } from 'svelte';
import type { GameUi } from '$lib/shell/game-ui';
import type { OpenTable } from '$lib/shell/open-table.svelte';
import { pageHintFor } from '../text/en/page-hints';
import City from './city/City.svelte';
import Prices from './market/Prices.svelte';
import Disasters from './disasters/Disasters.svelte';
import Legend from './Legend.svelte';
import NewTable from './NewTable.svelte';
import type { NeomTable } from './neom-table';
import Score from './score/Score.svelte';

/** The shell hands every game its own table back; here it gets its type again. */
const page = (component: Component<{ table: NeomTable }> | Component) =>
  component as Component<{ table: OpenTable }>;

export const ui: GameUi = {
  hintFor: (page, table) => pageHintFor(page, table.state as NeomTable['state']),
  pages: {
    city: page(City),
    prices: page(Prices),
    disasters: page(Disasters),
    score: page(Score)
  },
  NewTable: NewTable as GameUi['NewTable'],
  Legend
};
