import { getContext, setContext } from 'svelte';

const KEY = Symbol('search');

/** Where the search of every page leads; the frame around the pages says it. */
export const setSearchLink = (href: () => string): void => {
  setContext(KEY, href);
};
export const getSearchLink = (): (() => string) | undefined => getContext(KEY);
