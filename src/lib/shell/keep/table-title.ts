import type { TableCard } from '$lib/storage';

/** What a table is called: by its name, else by its players. */
export const titleOf = ({ name, summary }: Pick<TableCard, 'name' | 'summary'>): string =>
  name ?? summary.players.join(', ');
