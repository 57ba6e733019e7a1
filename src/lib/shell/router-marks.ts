/** What the router notes on each step of the history; it has no public word for it. */
interface Marks {
  readonly 'sveltekit:states'?: App.PageState;
  readonly 'sveltekit:history'?: number;
}
const marks = (): Marks => (history.state as Marks | null) ?? {};

/** The number of the step the history is at. */
export const stepNow = (): number => marks()['sveltekit:history'] ?? 0;

/** What lay over the page, if anything: a reload leaves it on the step and forgets to show it. */
export function layingNow(): App.PageState | undefined {
  const laying = marks()['sveltekit:states'];
  return laying && Object.keys(laying).length > 0 ? laying : undefined;
}
