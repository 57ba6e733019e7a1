import { deviceNote } from '$lib/shell/recall';

const MOST = 8;
const note = deviceNote('looked-up/neom');

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
    const stored = note.read();
    if (Array.isArray(stored))
      this.#ids = stored.filter((id) => typeof id === 'string').slice(0, MOST);
  }

  add(id: string): void {
    this.load();
    this.#ids = [id, ...this.#ids.filter((each) => each !== id)].slice(0, MOST);
    note.write(this.#ids);
  }
}

export const recent = new Recent();
