import type { GameModule } from '$lib/engine/game-module';
import { openStore, type TableCard } from '$lib/storage';
import type { Shelf, Sort, TableStore } from '$lib/storage/table-store';
import { refreshSummary } from './table-work';

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
  #counts = $state.raw<Readonly<Record<Shelf, number>>>({ open: 0, finished: 0, bin: 0 });
  #store: TableStore | undefined;
  #stop = () => {};
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

  get counts(): Readonly<Record<Shelf, number>> {
    return this.#counts;
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
    this.#store = await openStore();
    this.#ask(true);
  }

  close(): void {
    this.#stop();
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
    void this.#count();
    void this.#refresh(cards);
  }

  async #count(): Promise<void> {
    const store = this.#store;
    if (!store) return;
    const [open, finished, bin] = await Promise.all([
      store.count('open'),
      store.count('finished'),
      store.count('bin')
    ]);
    this.#counts = { open, finished, bin };
  }

  /** Cards of an older version know neither totals nor stamps; one look into their moves gives both. */
  async #refresh(cards: readonly TableCard[]): Promise<void> {
    for (const card of cards) {
      if (card.summary.totals || this.#refreshed.has(card.id)) continue;
      this.#refreshed.add(card.id);
      const rules = await this.#rulesOf(card.game);
      if (rules) await refreshSummary(rules, card).catch(() => undefined);
    }
  }
}
