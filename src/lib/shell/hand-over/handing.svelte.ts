import type { Fault } from '$lib/engine/result';
import { openStore } from '$lib/storage';
import type { GameSource, KnownGame } from '../keep/game-source';
import { keptTable } from '../keep/kept-table';
import { titleOf } from '../keep/table-title';
import { framesOf, linkOf } from './link';

interface Shown {
  readonly game: KnownGame;
  readonly title: string;
  readonly state: unknown;
  readonly taught: ReadonlyMap<number, unknown>;
}

/** A table or one City of it as links, ready to be shown. */
export class Handing {
  #shown = $state.raw<Shown | undefined>();
  #fault = $state.raw<Fault | undefined>();
  /** A seat's id; null for the whole table. */
  seat = $state<string | null>(null);
  withTaught = $state(false);
  readonly #page: string;

  /** `page`: the address of the receiving page. */
  constructor(page: string) {
    this.#page = page;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  get title(): string {
    return this.#shown?.title ?? '';
  }

  get seats() {
    const shown = this.#shown;
    return shown ? shown.game.keep.seatsOf(shown.state) : [];
  }

  get taughtCount(): number {
    return this.#shown?.taught.size ?? 0;
  }

  async show(gameOf: GameSource, id: string, seat: string | null): Promise<void> {
    const kept = await keptTable(gameOf, id);
    if (!kept.ok) {
      this.#fault = kept.fault;
      return;
    }
    const { game, card, state } = kept.value;
    const { taught: taughtStore } = await openStore();
    const taught = (await taughtStore.all()).filter(({ game: of }) => of === game.meta.id);
    this.seat = seat;
    this.#shown = {
      game,
      title: titleOf(card),
      state,
      taught: new Map(taught.map(({ piece, value }) => [piece, value]))
    };
  }

  readonly #bytes = $derived.by(() => {
    const shown = this.#shown;
    if (!shown) return null;
    return shown.game.keep.pack(shown.state, this.seat, this.withTaught ? shown.taught : new Map());
  });

  readonly link = $derived.by(() =>
    this.#bytes ? linkOf(this.#page, this.#shown!.game.meta.id, this.#bytes) : null
  );

  readonly frames = $derived.by(() =>
    this.#bytes ? framesOf(this.#page, this.#shown!.game.meta.id, this.#bytes) : []
  );

  get size(): number {
    return this.#bytes?.length ?? 0;
  }
}
