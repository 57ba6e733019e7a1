import { resolve } from '$app/paths';
import { meta } from '../../meta';

/** The City page of a table; the seat is chosen before one goes there. */
export const cityHref = (table: string): string =>
  `${resolve('/[game]/[page]', { game: meta.id, page: 'city' })}?table=${encodeURIComponent(table)}`;
