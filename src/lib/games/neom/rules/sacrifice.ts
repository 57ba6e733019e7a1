import { cellsOf, type CellSet } from '$lib/engine/grid/cell-set';
import type { Disaster } from '../data/tile-row';
import { sketchOf, type Sketch } from './city';
import { inReadingOrder, paymentFor, sacrificeSets, type DisasterPayment } from './disasters';
import type { Cash } from './scoring';
import { sketchWithout } from './sketch-without';
import type { Cell, Override, Player, Table } from './table';
import { totalFor } from './total';

export interface Sacrifice {
  readonly cells: readonly Cell[];
  /** The pad's total without these tiles. */
  readonly total: number;
}

export interface DisasterAnswer extends DisasterPayment {
  readonly affected: boolean;
  readonly affordable: boolean;
  /** The pad's total as it stands, after paying, and after the best sacrifice. */
  readonly total: number;
  readonly totalIfPaid: number | null;
  readonly bestSacrifice: Sacrifice;
}

type Totalled = Cash & Pick<Player, 'id'>;

/** The sacrifice that keeps the most points; of equals the first in reading order. */
export function bestSacrifice(
  kind: Disaster,
  sketch: Sketch,
  player: Totalled,
  overrides?: readonly Override[]
): Sacrifice {
  const totalOf = totalFor(player.id, overrides);
  let best: CellSet = 0;
  let most = -Infinity;
  for (const set of sacrificeSets(kind, sketch)) {
    const total = totalOf(sketchWithout(sketch, set), player);
    if (total < most || (total === most && inReadingOrder(set, best) > 0)) continue;
    best = set;
    most = total;
  }
  return { cells: cellsOf(best), total: most };
}

/** Every sacrifice there is, the one that keeps the most points first, equals in reading order. */
export function rankedSacrifices(
  kind: Disaster,
  sketch: Sketch,
  player: Totalled,
  overrides?: readonly Override[]
): readonly Sacrifice[] {
  const totalOf = totalFor(player.id, overrides);
  return sacrificeSets(kind, sketch)
    .map((set) => ({ set, total: totalOf(sketchWithout(sketch, set), player) }))
    .sort((a, b) => b.total - a.total || inReadingOrder(a.set, b.set))
    .map(({ set, total }) => ({ cells: cellsOf(set), total }));
}

const UNTOUCHED = { payment: 0, counted: [], protected: [], affected: false, affordable: true };

/** Who selected the Disaster is not affected by it (NEOM-35), also alone. */
function answerFor(
  kind: Disaster,
  player: Player,
  overrides: readonly Override[] | undefined,
  selectedIt: boolean
): DisasterAnswer {
  const totalOf = totalFor(player.id, overrides);
  const sketch = sketchOf(player.city);
  const total = totalOf(sketch, player);
  const due = paymentFor(kind, sketch);
  if (selectedIt) {
    const bestSacrifice = { cells: [], total };
    return { ...due, ...UNTOUCHED, total, totalIfPaid: total, bestSacrifice };
  }
  const left = (player.money ?? 0) - due.payment;
  const affordable = left >= 0;
  const { finalIncomeIncluded } = player;
  const totalIfPaid = affordable ? totalOf(sketch, { money: left, finalIncomeIncluded }) : null;
  const best = bestSacrifice(kind, sketch, player, overrides);
  return { ...due, affected: true, affordable, total, totalIfPaid, bestSacrifice: best };
}

/** What a Disaster means to everybody at the table, by seat. */
export const disasterFor = (
  table: Table,
  kind: Disaster,
  selectedBy: number | null
): readonly DisasterAnswer[] =>
  table.players.map((player, seat) =>
    answerFor(kind, player, table.overrides, seat === selectedBy)
  );
