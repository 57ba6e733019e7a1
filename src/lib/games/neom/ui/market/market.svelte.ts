import { tierOf, type Good, type Tier } from '../../data/goods';
import { isMirrored, mayBeSold } from '../../rules/goods-traded';
import { pricesOf, routeSavings, type Offer } from '../../rules/prices';
import { sketchOf, unknownRoutes } from '../../rules/city';
import type { Player } from '../../rules/table';
import { pricesPage } from '../../text/en/prices-page';
import type { NeomTable } from '../neom-table';
import { seat } from '../table/seat.svelte';

/** What the player holding the phone sees of the market. */
export class Market {
  readonly table: NeomTable;

  constructor(table: NeomTable) {
    this.table = table;
  }

  readonly player: Player = $derived.by(() => seat.of(this.table));
  readonly seat = $derived.by(() => this.table.state.players.indexOf(this.player));
  readonly prices = $derived.by(() => pricesOf(this.table.state, this.seat));
  readonly routes = $derived.by(() => sketchOf(this.player.city).routes);
  readonly unknownRoutes = $derived.by(() => unknownRoutes(sketchOf(this.player.city)));
  readonly savings = $derived.by(() => routeSavings(this.table.state, this.seat));
  readonly isSolo = $derived.by(() => this.table.state.players.length === 1);
  readonly others = $derived.by(() =>
    this.table.state.players.filter((player) => player !== this.player)
  );
  /** Players whose Goods are ticked by hand, if at all. */
  readonly notEntered: readonly Player[] = $derived.by(() =>
    this.table.state.players.filter((player) => !isMirrored(player))
  );

  readonly isEntered = $derived.by(() => isMirrored(this.player));

  readonly nameOf = (at: number | null): string =>
    at === null ? pricesPage.supply : this.table.state.players[at]!.name;

  /** With two players the supply sells what the other does not make, which may not be known. */
  sellerOf({ seller }: Offer, good: Good): string {
    const other = this.others[0];
    return seller === null && other && this.mayBeSold(tierOf(good))
      ? pricesPage.supplyOr(other.name)
      : this.nameOf(seller);
  }

  /** Whether a Good of a tier that nobody is known to make may be sold all the same. */
  mayBeSold(tier: Tier): boolean {
    return mayBeSold(this.table.state, this.seat, tier);
  }

  hasTicked({ goodsTicked = [] }: Player, good: Good): boolean {
    return goodsTicked.includes(good);
  }

  tick(player: Player, good: Good): void {
    const { id, goodsTicked = [] } = player;
    const goods = goodsTicked.includes(good)
      ? goodsTicked.filter((each) => each !== good)
      : [...goodsTicked, good];
    this.table.make({ type: 'set-goods-made', player: id, goods });
  }
}
