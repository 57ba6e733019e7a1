/** Does something while the browser has nothing else to do; Safari is asked to wait a little. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
