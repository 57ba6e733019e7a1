import { resolve } from '$app/paths';
import { gameOf } from '$lib/games/registry';
import type { TableCard } from '$lib/storage';

/** The table a page shows rides in the query, so that one prerendered page serves every table. */
export const tableIdOf = (url: URL): string | undefined =>
  url.searchParams.get('table') || undefined;

/** What asks a page for a table. */
export const tableQuery = (id: string): string => `?table=${encodeURIComponent(id)}`;

type Place = Pick<TableCard, 'id' | 'game'> & { readonly summary?: { readonly finished: boolean } };

/** The page of its game a table opens on. */
export function tableHref({ id, game, summary }: Place): string {
  const meta = gameOf(game)?.meta;
  const page = (summary?.finished ? meta?.resultPage : meta?.pages[0]?.id) ?? '';
  return resolve('/[game]/[page]', { game, page }) + tableQuery(id);
}
