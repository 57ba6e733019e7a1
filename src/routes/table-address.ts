import { resolve } from '$app/paths';
import { gameOf } from '$lib/games/registry';

/** The table a page shows rides in the query, so that one prerendered page serves every table. */
export const tableIdOf = (url: URL): string | undefined =>
  url.searchParams.get('table') || undefined;

/** The first page of a table's game, showing it. */
export function tableHref({ id, game }: { readonly id: string; readonly game: string }): string {
  const page = gameOf(game)?.meta.pages[0]?.id ?? '';
  return `${resolve('/[game]/[page]', { game, page })}?table=${encodeURIComponent(id)}`;
}
