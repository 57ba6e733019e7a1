const KEY = 'town-clerk/looked-up/neom';
const MOST = 8;

/** What was looked up on this device, the latest first: ids of search documents. */
class Recent {
  #ids = $state.raw<readonly string[]>([]);
  #read = false;

  get ids(): readonly string[] {
    return this.#ids;
  }

  /** Called in the browser; prerendered pages show none. */
  load(): void {
    if (this.#read) return;
    this.#read = true;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      if (Array.isArray(stored))
        this.#ids = stored.filter((id) => typeof id === 'string').slice(0, MOST);
    } catch {
      this.#ids = [];
    }
  }

  add(id: string): void {
    this.load();
    this.#ids = [id, ...this.#ids.filter((each) => each !== id)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#ids));
    } catch {
      // Storage is blocked: the list holds for this visit.
    }
  }
}

export const recent = new Recent();
