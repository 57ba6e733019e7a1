/** The table a page shows rides in the query, so that one prerendered page serves every table. */
export const tableIdOf = (url: URL): string | undefined =>
  url.searchParams.get('table') || undefined;
