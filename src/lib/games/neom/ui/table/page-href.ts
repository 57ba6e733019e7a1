import { resolve } from '$app/paths';
import { meta } from '../../meta';

type Page = (typeof meta.pages)[number]['id'];

/** A page of a table; the seat is chosen before one goes there. */
export const pageHref = (page: Page, table: string): string =>
  `${resolve('/[game]/[page]', { game: meta.id, page })}?table=${encodeURIComponent(table)}`;
