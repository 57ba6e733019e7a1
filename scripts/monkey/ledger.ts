import { figure } from '../../src/lib/text/figure';
import { expectedOf, type Expected } from './expected';
import type { Screen, Stored, StoredCard } from './in-page';

interface Kept {
  readonly card: StoredCard;
  readonly log: readonly unknown[];
}

/** Everything the store has ever held: what it may not lose, and what pages must show of it. */
export class Ledger {
  #tables = new Map<string, Kept>();
  #expected = new Map<string, Expected>();

  /** Tables that can be opened, oldest first. */
  get open(): readonly string[] {
    return [...this.#tables.values()]
      .filter(({ card }) => card.deletedAt === null)
      .map(({ card }) => card.id);
  }

  /** How much of each log is known. */
  get lengths(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#tables].map(([id, { log }]) => [id, log.length]));
  }

  /** Takes in what the store holds now; answers what must not be. */
  take({ cards, logs }: Stored, from: Readonly<Record<string, number>>): string | undefined {
    for (const id of this.#tables.keys())
      if (!cards.some((card) => card.id === id)) {
        if (this.#tables.get(id)!.card.deletedAt === null) return `table ${id} is gone`;
        this.#tables.delete(id);
      }
    for (const card of cards) {
      const { id, length } = card;
      const known = this.#tables.get(id)?.log ?? [];
      const told = logs[id] ?? [];
      const start = from[id] ?? 0;
      const log = [...known.slice(0, start), ...told.map(({ entry }) => entry)];
      if (told.some(({ seq }, at) => seq !== start + at)) return `log of ${id} has a hole`;
      if (log.length !== length) return `table ${id} says ${length} entries and has ${log.length}`;
      if (known.some((entry, at) => JSON.stringify(entry) !== JSON.stringify(log[at])))
        return `log of ${id} was ${known.length} entries long and is no longer the same`;
      this.#tables.set(id, { card, log });
      const { totals } = this.#expectedAt(id, length);
      const listed = card.summary.totals;
      if (listed && String(listed) !== String(totals))
        return `list says ${listed} of ${id}, clerk says ${totals}`;
    }
    return undefined;
  }

  /** What a page shows that is not in the store; `since`: also right if it was so at that length. */
  faultIn(screen: Screen, since?: number): string | undefined {
    for (const [id, shown] of screen.listed) {
      const totals = this.#tables.has(id) ? this.#expectedAt(id).totals.map(figure) : shown;
      if (shown.length > 0 && String(shown) !== String(totals))
        return `page of tables says ${shown} of ${id}, clerk says ${totals}`;
    }
    const kept = screen.table === null ? undefined : this.#tables.get(screen.table);
    if (!kept || kept.card.deletedAt !== null || screen.alert !== '') return undefined;
    const { id, length } = kept.card;
    const fault = this.#expectedAt(id).faultIn(screen);
    for (let earlier = since ?? length; fault && earlier < length; earlier++)
      if (!this.#expectedAt(id, earlier).faultIn(screen)) return undefined;
    return fault;
  }

  #expectedAt(id: string, length = this.#tables.get(id)!.log.length): Expected {
    const key = `${id} ${length}`;
    const { card, log } = this.#tables.get(id)!;
    const made = this.#expected.get(key) ?? expectedOf(card, log.slice(0, length));
    this.#expected.set(key, made);
    return made;
  }
}
