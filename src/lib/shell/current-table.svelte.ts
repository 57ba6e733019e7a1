import type { GameModule } from '$lib/engine/game-module';
import type { Fault } from '$lib/engine/result';
import { openStore } from '$lib/storage';
import { OpenTable } from './open-table.svelte';
import { tableAtHand } from './table-at-hand.svelte';

/** The table all pages of a game share, opened once and kept while pages change. */
class CurrentTable {
  #table = $state.raw<OpenTable | undefined>();
  #fault = $state.raw<Fault | undefined>();
  #wanted: string | undefined;

  get table(): OpenTable | undefined {
    return this.#table;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  async show(loadRules: () => Promise<GameModule>, id: string): Promise<void> {
    if (this.#wanted === id) return;
    this.leave();
    this.#wanted = id;
    const { rules, opened } = await this.#open(loadRules, id);
    if (this.#wanted !== id) {
      if (opened.ok) opened.value.close();
      return;
    }
    if (opened.ok) {
      this.#table = opened.value;
      tableAtHand.see({ id, game: rules.meta.id });
    } else {
      this.#fault = opened.fault;
      if (opened.fault.code === 'table/unknown') tableAtHand.forget(id);
    }
  }

  async #open(loadRules: () => Promise<GameModule>, id: string) {
    try {
      const [rules, store] = await Promise.all([loadRules(), openStore()]);
      return { rules, opened: await OpenTable.open(rules, store, id) };
    } catch (fault) {
      // What could not be fetched or read may be there the next time it is asked for.
      if (this.#wanted === id) this.#wanted = undefined;
      throw fault;
    }
  }

  /** It was deleted: nothing leads to it any longer, and Back does not show it from memory. */
  forget(id: string): void {
    if (this.#wanted === id) this.leave();
    tableAtHand.forget(id);
  }

  leave(): void {
    this.#table?.close();
    this.#table = undefined;
    this.#fault = undefined;
    this.#wanted = undefined;
  }
}

export const currentTable = new CurrentTable();
