import type { Handle } from '@sveltejs/kit';

/**
 * Runs while pages are prerendered. Scripts are not fetched ahead of the first paint: it would have
 * to share the processor with them, and the page can be read and its links followed without.
 */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { preload: ({ type }) => type === 'css' });
