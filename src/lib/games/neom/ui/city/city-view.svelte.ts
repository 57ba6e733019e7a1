import { figure } from '$lib/text/figure';
import { sketchOf } from '../../rules/city';
import { breachesOf } from '../../rules/breaches';
import { scoreTable } from '../../rules/scoring';
import type { Player } from '../../rules/table';
import type { NeomTable } from '../neom-table';
import { seat } from '../table/seat.svelte';

/** What the page shows of the player chosen, worked out anew after each move. */
export class CityView {
  readonly table: NeomTable;

  constructor(table: NeomTable) {
    this.table = table;
  }

  readonly player = $derived.by((): Player => seat.of(this.table));
  readonly #seat = $derived.by(() => this.table.state.players.indexOf(this.player));
  readonly #scores = $derived.by(() => scoreTable(this.table.state).players);
  readonly sketch = $derived.by(() => sketchOf(this.player.city));
  readonly score = $derived.by(() => this.#scores[this.#seat]!);
  readonly breaches = $derived.by(() =>
    breachesOf(this.table.state).filter((breach) => breach.seat === this.#seat)
  );
  /** Spaces a warning speaks of. */
  readonly flagged = $derived.by(() => [...new Set(this.breaches.flatMap(({ places }) => places))]);

  readonly totalOf = (player: string): string => {
    const seated = this.table.state.players.findIndex(({ id }) => id === player);
    return figure(this.#scores[seated]!.pad.total);
  };

  /** To the City of the next (+1) or the previous (−1) player. */
  turn(step: 1 | -1): void {
    const { players } = this.table.state;
    const next = players[(this.#seat + step + players.length) % players.length]!;
    seat.choose(this.table, next.id);
  }
}
