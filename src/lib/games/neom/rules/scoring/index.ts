import { EMPTY_SET, sizeOf } from '$lib/engine/grid/cell-set';
import { winnersOf, type SeatScore } from '$lib/engine/score-sheet';
import { RANK_FLOORS, RANKS, type Rank } from '../../data/solo-ranks';
import type { Good } from '../../data/goods';
import type { PlayerCount } from '../../data/tile-row';
import { sketchOf, type Sketch } from '../city';
import { incomeOf } from '../income';
import { neighborhoodsOf } from '../neighborhoods';
import type { Side } from '../roads';
import type { City, Override, Player, Table } from '../table';
import type { ScoringView } from './formula';
import { scoreGhostTown } from './ghost-town';
import { scoreGoods, unchosenFactories } from './goods';
import { savingsOf, scoreMoney, type Cash } from './money';
import { scoreNeighborhoods } from './neighborhoods';
import { withOverrides } from './overrides';
import { scorePollution } from './pollution';
import { scorePower } from './power';
import { padOf, type Missing, type NeomLine, type Pad } from './score-line';
import { scoreTiles } from './tiles';
import { scoreVariable } from './variable';

export {
  BY_HAND,
  lineKey,
  PAD_ROWS,
  padOf,
  type NeomLine,
  type Pad,
  type PadRow,
  type Unknown
} from './score-line';
export type { Cash } from './money';

export interface CityScore extends SeatScore<NeomLine> {
  /** The lines added up, never anything else. */
  readonly pad: Pad;
  /** Sizes, the largest first. */
  readonly neighborhoods: readonly number[];
  /** The Generation 3 income of the City as it stands (NEOM-14). */
  readonly finalIncome: number;
  readonly goods: readonly Good[];
  readonly routes: readonly Side[];
}

export const scoreCity = (input: Cash & { readonly city: City }): CityScore =>
  scoreSketch(sketchOf(input.city), input);

/** For a City whose sketch is there already. */
export function scoreSketch(sketch: Sketch, cash: Cash): CityScore {
  const finalIncome = incomeOf(sketch, 3).total;
  const neighborhoods = neighborhoodsOf(sketch);
  const unchosen = unchosenFactories(sketch);
  const missing: Missing = {
    roads: sketch.unknownRoads !== 0,
    cash: cash.money === null,
    good: unchosen !== EMPTY_SET
  };
  const view: ScoringView = {
    sketch,
    neighborhoods,
    finalIncome,
    savings: savingsOf(cash, finalIncome)
  };
  // In the order of PAD_ROWS.
  const lines = [
    ...scoreTiles(sketch),
    ...scoreVariable(view, missing),
    ...scoreNeighborhoods(neighborhoods, missing.roads),
    ...scoreGoods(sketch, unchosen),
    ...scoreMoney(cash, finalIncome),
    ...scorePollution(sketch),
    ...scoreGhostTown(sketch),
    ...scorePower(sketch)
  ];
  return {
    lines,
    pad: padOf(lines),
    neighborhoods: neighborhoods.map(sizeOf),
    finalIncome,
    goods: sketch.goods,
    routes: sketch.routes,
    incomplete: missing.roads
  };
}

/** A player's score with what they were given by hand. */
export const scoreOf = (
  sketch: Sketch,
  player: Cash & Pick<Player, 'id'>,
  overrides: readonly Override[] = []
): CityScore => withOverrides(scoreSketch(sketch, player), player.id, overrides);

export interface TableScore {
  readonly players: readonly CityScore[];
  /** Seats; more than one is a shared victory (NEOM-25). */
  readonly winners: readonly number[];
  /** Only where one player plays alone. */
  readonly rank: Rank | null;
}

export function scoreTable(table: Pick<Table, 'players' | 'soloDeck' | 'overrides'>): TableScore {
  const players = table.players.map((player) =>
    scoreOf(sketchOf(player.city), player, table.overrides)
  );
  const totals = players.map(({ pad }) => pad.total);
  return {
    players,
    winners: winnersOf(totals),
    rank: totals.length === 1 ? soloRankOf(totals[0]!, table.soloDeck) : null
  };
}

/** A total below 0 is an Intern's too. */
export const soloRankOf = (total: number, deck: PlayerCount): Rank =>
  RANKS[
    Math.max(
      0,
      RANK_FLOORS[deck].findLastIndex((floor) => total >= floor)
    )
  ]!;
