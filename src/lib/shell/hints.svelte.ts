const KEY = 'town-clerk/hints';

/** What was dismissed on this device; until that is known, nothing is said. */
class Hints {
  #dismissed = $state.raw<ReadonlySet<string> | undefined>();

  /** A hint is said in place until it is dismissed, and then never again. */
  shows(hint: string): boolean {
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
      // Nothing can be kept here: they stay unsaid, rather than come back with every visit.
    }
  }

  dismiss(hint: string): void {
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
