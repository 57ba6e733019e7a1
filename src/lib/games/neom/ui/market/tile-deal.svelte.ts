import type { Fault } from '$lib/engine/result';
import type { ProcessedGood } from '../../data/goods';
import { cityTileOf, MODULAR_FACTORY } from '../../data/tiles';
import { sketchOf } from '../../rules/city';
import { withTile } from '../../rules/city-edit';
import { cashLeft, hurdlesOf, odditiesOf } from '../../rules/deal';
import { placementsOf, type Placement } from '../../rules/placement';
import { costsOf, type Cost } from '../../rules/requirement';
import type { Cell, PlacedTile } from '../../rules/table';
import { billOf, incomeAdded, yieldOf } from '../../rules/tile-yield';
import { taughtRoads } from '../table/taught-roads';
import type { Market } from './market.svelte';

/** One tile in hand for the player holding the phone: what it costs, brings and where it could go. */
export class TileDeal {
  readonly market: Market;
  readonly number: number;
  /** Which way to pay; 0 is the cheapest. */
  way = $state(0);
  /** The Modular Factory's Good. */
  good = $state<ProcessedGood | null>(null);
  /** Why it could not be placed, such as a finished game. */
  fault = $state.raw<Fault | undefined>();
  #picked = $state<Cell | undefined>();

  /** The one space asked about; else every space open to it. */
  readonly #at: Cell | undefined;

  constructor(market: Market, number: number, at?: Cell) {
    this.market = market;
    this.number = number;
    this.#at = at;
  }

  get tile() {
    return cityTileOf(this.number);
  }

  get #table() {
    return this.market.table.state;
  }

  readonly placed: PlacedTile = $derived.by(() => {
    const known = { tile: this.number, roads: taughtRoads.of(this.number) };
    return this.number === MODULAR_FACTORY ? { ...known, good: this.good } : known;
  });
  readonly costs = $derived.by(() => costsOf(this.#table, this.market.seat, this.number));
  readonly cost: Cost | null = $derived.by(() => this.costs[this.way] ?? this.costs[0] ?? null);
  /** Whether the way chosen can be paid, as far as the cash is known. */
  readonly isPayable = $derived.by(
    () => this.cost !== null && (cashLeft(this.market.player, this.cost) ?? 0) >= 0
  );
  readonly hurdles = $derived.by(() =>
    hurdlesOf(this.#table, this.market.seat, this.placed, this.#at)
  );
  readonly oddities = $derived.by(() => odditiesOf(this.#table, this.number));

  /** None while its roads are not known. */
  readonly placements: readonly Placement[] = $derived.by(() => {
    const { generation, overrides } = this.#table;
    return this.placed.roads === null
      ? []
      : placementsOf(this.market.player, this.placed, generation, overrides);
  });
  /** The space chosen, else the best one. */
  readonly chosen = $derived.by(
    () => this.placements.find(({ cell }) => cell === this.#picked) ?? this.placements[0]
  );
  readonly #cell = $derived.by(() => this.#at ?? this.chosen?.cell);
  readonly yields = $derived.by(() =>
    this.#cell === undefined
      ? undefined
      : yieldOf(this.#table, this.market.seat, this.placed, this.#cell, this.cost)
  );
  /** Who gets what once it is booked, and what comes in at once; null where it cannot be paid for. */
  readonly bill = $derived.by(
    () => this.cost && billOf(this.#table, this.cost, this.yields?.effects.coins ?? 0)
  );
  /** Income does not depend on roads, so it is known before them, on an empty space. */
  readonly income = $derived.by(() => {
    if (this.yields) return this.yields.income;
    const { city } = this.market.player;
    const free = city.cells.indexOf(null);
    if (free < 0) return [];
    return incomeAdded(city, withTile(city, free, this.placed), this.#table.generation);
  });
  readonly sketch = $derived.by(() => sketchOf(this.market.player.city));

  /** Roads of the City that are not known could change spaces and points (NEOM-4). */
  readonly isIncomplete = $derived.by(() => this.sketch.unknownRoads !== 0);

  pick(cell: Cell): void {
    if (this.placements.some((placement) => placement.cell === cell)) this.#picked = cell;
  }

  /** Places it on the space chosen; with its bill, payments and gains are booked in the same move. */
  place(withBill: boolean): boolean {
    const { chosen } = this;
    if (!chosen) return false;
    this.fault = undefined;
    const bill = withBill ? this.bill : null;
    const { tile, roads, good = null } = this.placed;
    const player = this.market.player.id;
    const move = { type: 'place', player, cell: chosen.cell, tile, roads, good, bill } as const;
    const made = this.market.table.make(move);
    if (!made.ok) this.fault = made.fault;
    return made.ok;
  }
}
