import type { TableCard } from '$lib/storage';
import { tabNote } from './recall';
import { tableList } from './table-list.svelte';

type Place = Pick<TableCard, 'id' | 'game'>;

const note = tabNote('table');

/** The table looked at last in this tab, else the open one changed last: the way back to play. */
class TableAtHand {
  #seen = $state.raw<Place | undefined>();

  get place(): Place | undefined {
    return this.#seen ?? tableList.current;
  }

  /** What this tab looked at before a reload. */
  recall(): void {
    const { id, game } = (note.read() ?? {}) as Partial<Place>;
    if (id && game) this.#seen = { id, game };
  }

  see(place: Place): void {
    this.#seen = place;
    note.write(place);
  }

  /** It is not here, or no longer. */
  forget(id: string): void {
    if (this.#seen?.id !== id) return;
    this.#seen = undefined;
    note.forget();
  }
}

export const tableAtHand = new TableAtHand();
