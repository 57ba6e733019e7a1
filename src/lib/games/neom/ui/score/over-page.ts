import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import { layingNow } from '$lib/shell/router-marks';
import type { Figure } from './explain/figure';

/** What can lie over the Score page: a figure explained, and what-if upon that. */
interface Over {
  readonly figure: Figure;
  readonly trying: boolean;
}

const current = (): Over | undefined => page.state.over as Over | undefined;
const isSame = (a: Figure, b: Figure): boolean =>
  a.player === b.player && a.row === b.row && a.line === b.line;
const lay = (over: Over): void => pushState('', { over });

/** How many steps of the history lie over the page. The page itself is told a moment later. */
function depth(): number {
  const over = layingNow()?.over as Over | undefined;
  if (!over) return 0;
  return over.trying ? 2 : 1;
}

/** On the way back; the history arrives later than it is asked. */
let travelling = false;
/** How much is to be left over the page in the end. */
let leaving = Infinity;

function leaveOnly(layers: number): void {
  leaving = Math.min(leaving, layers);
  if (!travelling) settle();
}

function settle(): void {
  travelling = depth() > leaving;
  if (travelling) {
    addEventListener('popstate', settle, { once: true });
    history.go(leaving - depth());
  } else leaving = Infinity;
}

/**
 * A step in the history, as every sheet is; this one says what it shows, so that coming back from a
 * rule, and a reload, find it again.
 */
export const overPage = {
  get figure(): Figure | undefined {
    return current()?.figure;
  },
  get trying(): boolean {
    return current()?.trying ?? false;
  },

  explain: (figure: Figure): void => lay({ figure, trying: false }),
  tryOut: (figure: Figure): void => lay({ figure, trying: true }),

  /** The place to come back to is the line looked at last. */
  keep(figure: Figure): void {
    const over = current();
    if (!over || isSame(over.figure, figure)) return;
    try {
      replaceState('', { over: { ...over, figure } satisfies Over });
    } catch {
      // Safari takes a hundred of these in half a minute: one comes back to an earlier line.
    }
  },
  leaveTrial: (): void => leaveOnly(1),
  /** All of it, whatever lies there; nothing where it is gone already. */
  close: (): void => leaveOnly(0)
};
