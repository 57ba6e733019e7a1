import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import type { Figure } from './explain/figure';

/** What can lie over the Score page: a figure explained, what-if upon that, or the picture. */
type Over =
  | { readonly kind: 'figure'; readonly figure: Figure; readonly trying: boolean }
  | { readonly kind: 'picture' };

const current = (): Over | undefined => page.state.over as Over | undefined;
const lay = (over: Over): void => pushState('', { over });

/**
 * What lies over the page is a step in the history: Back, also the phone's own, takes it away, and
 * coming back from a rule finds it again.
 */
export const overPage = {
  get figure(): Figure | undefined {
    const over = current();
    return over?.kind === 'figure' ? over.figure : undefined;
  },
  get trying(): boolean {
    const over = current();
    return over?.kind === 'figure' && over.trying;
  },
  get picture(): boolean {
    return current()?.kind === 'picture';
  },

  explain: (figure: Figure): void => lay({ kind: 'figure', figure, trying: false }),
  showPicture: (): void => lay({ kind: 'picture' }),

  /** Going on from here: the place to come back to is the line looked at last. */
  keep(figure: Figure): void {
    replaceState('', { over: { kind: 'figure', figure, trying: false } satisfies Over });
  },
  tryOut(figure: Figure): void {
    overPage.keep(figure);
    lay({ kind: 'figure', figure, trying: true });
  },
  back: (): void => history.back(),
  /** All of it, whatever lies there; nothing where it is gone already. */
  close(): void {
    if (current()) history.go(overPage.trying ? -2 : -1);
  }
};
