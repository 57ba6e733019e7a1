import { cellsOf, type CellSet } from '$lib/engine/grid/cell-set';
import type { Disaster } from '../data/tile-row';
import { sketchOf, type Sketch } from './city';
import { inReadingOrder, paymentFor, sacrificeSets, type DisasterPayment } from './disasters';
import { incomeTotal } from './income';
import type { Cash } from './scoring';
import { sketchWithout } from './sketch-without';
import type { Cell, Player, Table } from './table';
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

/** What it rests on beside the City: its Generation's income, and points by hand. */
type Circumstances = Pick<Table, 'generation'> & Pick<Partial<Table>, 'overrides'>;

interface Candidate {
  readonly set: CellSet;
  readonly total: number;
  /** At the end of the Generation. */
  readonly income: number;
}

function candidatesOf(
  kind: Disaster,
  sketch: Sketch,
  player: Totalled,
  { generation, overrides }: Circumstances
): readonly Candidate[] {
  const totalOf = totalFor(player.id, overrides);
  return sacrificeSets(kind, sketch).map((set) => {
    const after = sketchWithout(sketch, set);
    return { set, total: totalOf(after, player), income: incomeTotal(after, generation) };
  });
}

/** The most points first; of equals the most income kept, then the first in reading order. */
const bestFirst = (a: Candidate, b: Candidate): number =>
  b.total - a.total || b.income - a.income || inReadingOrder(a.set, b.set);

const sacrificeOf = ({ set, total }: Candidate): Sacrifice => ({ cells: cellsOf(set), total });

type Asked = Parameters<typeof candidatesOf>;

/** The sacrifice that keeps the most points. */
export const bestSacrifice = (...asked: Asked): Sacrifice =>
  sacrificeOf(
    candidatesOf(...asked).reduce((best, each) => (bestFirst(each, best) < 0 ? each : best))
  );

/** Every sacrifice there is, the best first. */
export const rankedSacrifices = (...asked: Asked): readonly Sacrifice[] =>
  candidatesOf(...asked)
    .toSorted(bestFirst)
    .map(sacrificeOf);

const UNTOUCHED = { payment: 0, counted: [], protected: [], affected: false, affordable: true };

/** Who selected the Disaster is not affected by it (NEOM-35), also alone. */
function answerFor(
  kind: Disaster,
  player: Player,
  table: Circumstances,
  selectedIt: boolean
): DisasterAnswer {
  const totalOf = totalFor(player.id, table.overrides);
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
  const best = bestSacrifice(kind, sketch, player, table);
  return { ...due, affected: true, affordable, total, totalIfPaid, bestSacrifice: best };
}

/** What a Disaster means to everybody at the table, by seat. */
export const disasterFor = (
  table: Table,
  kind: Disaster,
  selectedBy: number | null
): readonly DisasterAnswer[] =>
  table.players.map((player, seat) => answerFor(kind, player, table, seat === selectedBy));
