import type { NavigationTarget } from '@sveltejs/kit';
import { gameOf } from '$lib/games/registry';
import { text } from '$lib/text';

export const isLookup = (target: NavigationTarget): boolean =>
  /^\/\[game\]\/(rules|tiles)/.test(target.route.id ?? '');

interface Place {
  readonly href: string;
  readonly name: string;
}

/** The page one left to look something up: back from the rules leads there again. */
class LookupExit {
  #place = $state.raw<Place | undefined>();

  get place(): Place | undefined {
    return this.#place;
  }

  note(from: NavigationTarget | null, to: NavigationTarget | null): void {
    if (!from || !to || isLookup(from) || !isLookup(to)) return;
    const { game = '', page = '' } = from.params ?? {};
    this.#place = {
      href: from.url.pathname + from.url.search,
      name: gameOf(game)?.pageNames[page] ?? text.app.previousPage
    };
  }
}

export const lookupExit = new LookupExit();
