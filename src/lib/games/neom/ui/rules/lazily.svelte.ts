import type { Attachment } from 'svelte/attachments';

/** Rows drawn at once, and in each frame after. */
const STEP = 6;
/** How far below the screen rows are drawn before one gets there. */
const AHEAD = '500px';

/**
 * A long list drawn as far as one has got: a few rows at once whenever it changes, so that every key
 * is answered in its own frame, and more of them, frame by frame, where its end comes near the screen.
 */
export class Lazily<T> {
  #shown: number = $state(0);
  #hurried = $state(false);
  readonly #list: () => readonly T[];

  /** `known`: how far a list has been drawn before, if it has. */
  constructor(list: () => readonly T[], known: () => number | undefined = () => undefined) {
    this.#list = list;
    const begin = (): void => {
      const drawn = known();
      this.#shown = drawn ?? STEP;
      this.#hurried = drawn === undefined;
    };
    begin();
    let last = list();
    $effect.pre(() => {
      if (list() === last) return;
      last = list();
      begin();
    });
  }

  /** Whether new rows are wanted at once, while one types. */
  get hurried(): boolean {
    return this.#hurried;
  }

  get drawn(): readonly T[] {
    return this.#list().slice(0, this.#shown);
  }

  /** Rows not drawn yet. */
  get ahead(): number {
    return Math.max(0, this.#list().length - this.#shown);
  }

  /** For what stands in for the rows ahead, told in `--ahead`; it looks again after each step. */
  readonly near: Attachment<HTMLElement> = (element) => {
    const shown = this.#shown;
    // Not in the markup: the security policy lets no style attribute through.
    element.style.setProperty('--ahead', String(this.ahead));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) this.#shown = shown + STEP;
      },
      { rootMargin: `0px 0px ${AHEAD}` }
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
