import { entryOf, everyEntry } from '../../reference-entry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () =>
  (await everyEntry('tiles')).map(({ game, id }) => ({ game, tile: id }));

export const load: PageLoad = ({ params }) => entryOf('tiles', params.game, params.tile);
