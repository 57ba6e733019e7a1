/**
 * How much of a long list is drawn: all of it on arrival, but while one types only its head at once,
 * and the rest in the frames that follow, so that every key is answered in its own frame.
 */
export class Gradually<T> {
  #shown = $state(Infinity);
  readonly #list: () => readonly T[];

  constructor(list: () => readonly T[], atOnce: number, isHurried: () => boolean) {
    this.#list = list;
    let last: readonly T[] | undefined;
    $effect.pre(() => {
      const now = list();
      if (now === last) return;
      last = now;
      if (isHurried()) this.#shown = atOnce;
    });
    $effect(() => {
      if (this.#shown >= list().length) return;
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => (this.#shown += atOnce));
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  get drawn(): readonly T[] {
    return this.#list().slice(0, this.#shown);
  }
}
