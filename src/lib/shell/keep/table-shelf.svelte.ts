import type { GameModule } from '$lib/engine/game-module';
import { openStore, type TableCard } from '$lib/storage';
import type { Sort, TableStore } from '$lib/storage/table-store';
import { refreshSummary } from './stored-table';

export const VIEWS = ['all', 'open', 'finished', 'bin'] as const;
export type View = (typeof VIEWS)[number];

const PAGE = 30;

/** The page of tables: what is asked for, and the answer, in step with other tabs. */
export class TableShelf {
  #view = $state<View>('all');
  #search = $state('');
  #sort = $state<Sort>('changed');
  #limit = $state(PAGE);
  #cards = $state.raw<readonly TableCard[] | undefined>();
  #binned = $state(0);
  #store: TableStore | undefined;
  #stop = () => {};
  #stopBin = () => {};
  #closed = false;
  readonly #refreshed = new Set<string>();
  readonly #rulesOf: (game: string) => Promise<GameModule> | undefined;

  constructor(rulesOf: (game: string) => Promise<GameModule> | undefined) {
    this.#rulesOf = rulesOf;
  }

  get cards(): readonly TableCard[] | undefined {
    return this.#cards?.slice(0, this.#limit);
  }

  /** Whether there are more than are shown. */
  get hasMore(): boolean {
    return (this.#cards?.length ?? 0) > this.#limit;
  }

  /** Tables deleted and kept for a while. */
  get binned(): number {
    return this.#binned;
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    this.#view = view;
    this.#ask(true);
  }

  get search(): string {
    return this.#search;
  }

  set search(search: string) {
    this.#search = search;
    this.#ask(true);
  }

  get sort(): Sort {
    return this.#sort;
  }

  set sort(sort: Sort) {
    this.#sort = sort;
    this.#ask(true);
  }

  more(): void {
    this.#limit += PAGE;
    this.#ask(false);
  }

  async open(): Promise<void> {
    const store = await openStore();
    if (this.#closed) return;
    this.#store = store;
    this.#stopBin = store.watchList(
      () => void store.count('bin').then((count) => (this.#binned = count)),
      { shelf: 'bin', limit: 1 }
    );
    this.#ask(true);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#stopBin();
    this.#store = undefined;
  }

  #ask(anew: boolean): void {
    if (anew) this.#limit = PAGE;
    this.#stop();
    if (!this.#store) return;
    this.#stop = this.#store.watchList((cards) => this.#show(cards), {
      ...(this.#view !== 'all' && { shelf: this.#view }),
      search: this.#search,
      sort: this.#sort,
      limit: this.#limit + 1
    });
  }

  #show(cards: readonly TableCard[]): void {
    this.#cards = cards;
    void this.#refresh(cards);
  }

  /** Cards of an older version lack what lists show now; one look into their moves gives it. */
  async #refresh(cards: readonly TableCard[]): Promise<void> {
    for (const card of cards) {
      if (card.summary.incomplete || this.#refreshed.has(card.id)) continue;
      this.#refreshed.add(card.id);
      const rules = await this.#rulesOf(card.game);
      if (rules) await refreshSummary(rules, card).catch(() => undefined);
    }
  }
}
