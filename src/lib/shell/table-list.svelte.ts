import { openStore, type TableCard } from '$lib/storage';

/** The tables on this device, newest change first, in step with other tabs. */
class TableList {
  /** undefined until the store has answered. */
  #cards = $state.raw<readonly TableCard[] | undefined>();
  #lasting = $state<boolean | undefined>();

  get cards(): readonly TableCard[] | undefined {
    return this.#cards;
  }

  /** The table last changed that is not finished. */
  get current(): TableCard | undefined {
    return this.#cards?.find((card) => !card.summary.finished);
  }

  /** Whether tables outlive the visit; undefined until known. */
  get lasting(): boolean | undefined {
    return this.#lasting;
  }

  async watch(): Promise<() => void> {
    const store = await openStore();
    this.#lasting = store.lasting;
    return store.watchList((cards) => (this.#cards = cards));
  }

  async remove(id: string): Promise<void> {
    await (await openStore()).remove(id);
  }
}

export const tableList = new TableList();
