import { onBlocked, openStore, type TableCard } from '$lib/storage';

/** Enough for Home and for the names of earlier players; the page of tables reads on. */
const NEWEST = 30;
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The newest tables on this device, newest change first, in step with other tabs. */
class TableList {
  /** undefined until the store has answered. */
  #cards = $state.raw<readonly TableCard[] | undefined>();
  #current = $state.raw<TableCard | undefined>();
  #lasting = $state<boolean | undefined>();
  #blocked = $state(false);

  get cards(): readonly TableCard[] | undefined {
    return this.#cards;
  }

  /** The table last changed that is not finished. */
  get current(): TableCard | undefined {
    return this.#current;
  }

  /** Whether tables outlive the visit; undefined until known. */
  get lasting(): boolean | undefined {
    return this.#lasting;
  }

  /** Another tab with an older version must be closed before tables can be read. */
  get blocked(): boolean {
    return this.#blocked;
  }

  async watch(): Promise<() => void> {
    onBlocked(() => (this.#blocked = true));
    const store = await openStore();
    this.#blocked = false;
    this.#lasting = store.lasting;
    void store.emptyBin(Date.now() - KEPT_DAYS * DAY).catch(() => undefined);
    const stops = [
      store.watchList((cards) => (this.#current = cards[0]), { shelf: 'open', limit: 1 }),
      store.watchList((cards) => (this.#cards = cards), { limit: NEWEST })
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Deletes; it is kept for a while and can be brought back. */
  async remove(id: string): Promise<void> {
    await (await openStore()).bin(id, Date.now());
  }

  async removeForGood(id: string): Promise<void> {
    await (await openStore()).remove(id);
  }

  async restore(id: string): Promise<void> {
    await (await openStore()).restore(id);
  }
}

export const tableList = new TableList();
