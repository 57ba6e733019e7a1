import type { HandleClientError } from '@sveltejs/kit';
import { faultWatch } from '$lib/shell/fault-watch.svelte';

/** A page that could not be shown; its place is taken by +error.svelte. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) faultWatch.note(error);
  return { message };
};
