import { entryOf, everyEntry } from '../../reference-entry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () =>
  (await everyEntry('pages')).map(({ game, id }) => ({ game, entry: id }));

export const load: PageLoad = ({ params }) => entryOf('pages', params.game, params.entry);
