import { sampleTable } from '$lib/shell/keep/sample-table';
import type { TableCard } from '$lib/storage';
import { text } from '$lib/text';
import { keptGameOf } from './keep-game';

/** The game's sample, stored like any table; null where it could not be. Fetched with the first tap. */
export async function openedSample(game: string): Promise<TableCard | null> {
  const sample = await sampleTable(keptGameOf, game, text.home.sampleName);
  return sample.ok ? sample.value : null;
}
