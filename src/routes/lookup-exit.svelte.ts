import type { AfterNavigate, NavigationTarget } from '@sveltejs/kit';
import { gameOf } from '$lib/games/registry';
import { stepNow } from '$lib/shell/router-marks';
import { text } from '$lib/text';

export const isLookup = (target: NavigationTarget): boolean =>
  /^\/\[game\]\/(rules|tiles)/.test(target.route.id ?? '');

interface Place {
  readonly href: string;
  readonly name: string;
  /** Back through the history, where the page lies there as it was left. */
  readonly go?: () => void;
}

/** The page one left to look something up: back from the rules leads there again. */
class LookupExit {
  #left = $state.raw<Pick<Place, 'href' | 'name'> | undefined>();
  /** The step of the history it was left at; none where it is not behind. */
  #step = $state<number | undefined>();

  get place(): Place | undefined {
    const step = this.#step;
    if (!this.#left || step === undefined) return this.#left;
    return { ...this.#left, go: () => history.go(step - stepNow()) };
  }

  note({ from, to, delta = 1 }: Pick<AfterNavigate, 'from' | 'to' | 'delta'>): void {
    if (!from || !to || !isLookup(to)) return;
    // Gone back to before it was left, it lies ahead, or nowhere any longer.
    if (this.#step !== undefined && stepNow() <= this.#step) this.#step = undefined;
    if (isLookup(from) || delta < 0) return;
    const { game = '', page = '' } = from.params ?? {};
    this.#left = {
      href: from.url.pathname + from.url.search,
      name: gameOf(game)?.pageNames[page] ?? text.app.previousPage
    };
    this.#step = stepNow() - delta;
  }
}

export const lookupExit = new LookupExit();
