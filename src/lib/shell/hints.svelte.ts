const KEY = 'town-clerk/hints';

/** Said in place, once: `install` on Home, the others on the first table's pages. */
export const HINTS = ['install', 'city', 'score', 'prices', 'disasters'] as const;
export type Hint = (typeof HINTS)[number];

/** What was dismissed on this device; unknown until the page is alive, and then nothing is said. */
class Hints {
  #dismissed = $state.raw<ReadonlySet<string> | undefined>();

  shows(hint: Hint): boolean {
    return this.#dismissed !== undefined && !this.#dismissed.has(hint);
  }

  get anyDismissed(): boolean {
    return this.#dismissed !== undefined && this.#dismissed.size > 0;
  }

  look(): void {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      this.#dismissed = new Set(Array.isArray(kept) ? kept.map(String) : []);
    } catch {
      // Nothing can be kept here: a hint that comes back with every visit is no help.
      this.#dismissed = new Set(HINTS);
    }
  }

  dismiss(hint: Hint): void {
    this.#keep(new Set([...(this.#dismissed ?? []), hint]));
  }

  /** All of them are said once more. */
  showAgain(): void {
    this.#keep(new Set());
  }

  #keep(dismissed: ReadonlySet<string>): void {
    this.#dismissed = dismissed;
    try {
      localStorage.setItem(KEY, JSON.stringify([...dismissed]));
    } catch {
      // Then it holds for this visit.
    }
  }
}

export const hints = new Hints();
