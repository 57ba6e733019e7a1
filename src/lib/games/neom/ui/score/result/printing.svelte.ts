import { flushSync } from 'svelte';

/** Whether the page is being printed: what is only for paper is drawn no sooner. */
export class Printing {
  #current = $state(false);

  constructor() {
    $effect(() => {
      const paper = matchMedia('print');
      const set = (printing: boolean): void => {
        this.#current = printing;
        // The browser takes the page as it is when the event ends.
        flushSync();
      };
      const changed = (): void => set(paper.matches);
      const before = (): void => set(true);
      paper.addEventListener('change', changed);
      addEventListener('beforeprint', before);
      addEventListener('afterprint', changed);
      this.#current = paper.matches;
      return () => {
        paper.removeEventListener('change', changed);
        removeEventListener('beforeprint', before);
        removeEventListener('afterprint', changed);
      };
    });
  }

  get current(): boolean {
    return this.#current;
  }
}
