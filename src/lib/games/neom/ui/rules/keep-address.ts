/**
 * Notes in the address what is looked for, without a step in the history. Not the router's own
 * `replaceState`: coming back, that one goes to the address from before it.
 */
export function keepAddress(url: URL): void {
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
