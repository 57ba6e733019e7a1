import {
  glance,
  onBlocked,
  openStore,
  storeOpened,
  type TableCard,
  type TableStore
} from '$lib/storage';

/** Enough for Home and for the names of earlier players; the page of tables reads on. */
const NEWEST = 30;
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** Where tabs that have the store tell those that have not. */
const CHANNEL = 'town-clerk/tables';

/** The newest tables on this device, newest change first, in step with other tabs. */
class TableList {
  /** undefined until the store has answered. */
  #cards = $state.raw<readonly TableCard[] | undefined>();
  #current = $state.raw<TableCard | undefined>();
  #lasting = $state<boolean | undefined>();
  #blocked = $state(false);
  /** Whether the store tells of changes by itself. */
  #live = false;

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

  /**
   * A glance is enough to begin with; the store is fetched where it is not, and followed from the
   * moment any page fetches it.
   */
  watch(): () => void {
    onBlocked(() => (this.#blocked = true));
    const tabs = new BroadcastChannel(CHANNEL);
    const look = () => void this.#look();
    const stops = [
      () => tabs.close(),
      () => document.removeEventListener('visibilitychange', look)
    ];
    let stopped = false;
    void storeOpened.then((store) => {
      if (!stopped) stops.push(...this.#follow(store, () => tabs.postMessage(null)));
    });
    tabs.onmessage = look;
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      stopped = true;
      for (const stop of stops) stop();
    };
  }

  async #look(): Promise<void> {
    if (this.#live) return;
    const cards = await glance(NEWEST).catch(() => undefined);
    if (this.#live) return;
    if (!cards) {
      void openStore();
      return;
    }
    this.#lasting = true;
    this.#cards = cards.slice(0, NEWEST);
    this.#current = cards.find(({ shelf }) => shelf === 'open');
  }

  #follow(store: TableStore, tell: () => void): (() => void)[] {
    this.#live = true;
    this.#blocked = false;
    this.#lasting = store.lasting;
    void store.emptyBin(Date.now() - KEPT_DAYS * DAY).catch(() => undefined);
    const seeCurrent = (cards: readonly TableCard[]) => (this.#current = cards[0]);
    const seeAll = (cards: readonly TableCard[]) => {
      this.#cards = cards;
      tell();
    };
    return [
      store.watchList(seeCurrent, { shelf: 'open', limit: 1 }),
      store.watchList(seeAll, { limit: NEWEST })
    ];
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
