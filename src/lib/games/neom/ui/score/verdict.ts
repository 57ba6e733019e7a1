import { RANK_FLOORS, RANKS } from '../../data/solo-ranks';
import type { PlayerCount } from '../../data/tile-row';
import type { TableScore } from '../../rules/scoring';
import type { Table } from '../../rules/table';
import { scorePage } from '../../text/en/score-page';

/** The headline of a result and what there is to add to it. */
export interface Verdict {
  readonly headline: string;
  readonly beside: string | null;
}

const words = scorePage.verdict;

function soloVerdict(total: number, rank: NonNullable<TableScore['rank']>, deck: PlayerCount) {
  const next = RANKS[RANKS.indexOf(rank) + 1];
  const floor = RANK_FLOORS[deck][RANKS.indexOf(rank) + 1];
  return {
    headline: words.rank(rank, total),
    beside:
      next === undefined || floor === undefined
        ? words.highestRank
        : words.nextRank(next, floor - total)
  };
}

/** Who stands first behind the winner; several stand level there just as well. */
export function runnerUpOf({ players, winners }: TableScore): number | null {
  const others = players.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  return others.length === 0
    ? null
    : others.reduce((best, seat) =>
        players[seat]!.pad.total > players[best]!.pad.total ? seat : best
      );
}

/** `final`: nothing is open any more, so that the leader has won. */
export function verdictOf(table: Table, score: TableScore, final: boolean): Verdict {
  const totals = score.players.map(({ pad }) => pad.total);
  const best = Math.max(...totals);
  if (score.rank !== null) return soloVerdict(best, score.rank, table.soloDeck);
  const names = score.winners.map((seat) => table.players[seat]!.name);
  if (names.length > 1)
    return final
      ? { headline: words.shared(names, best), beside: words.tie }
      : { headline: words.level(names, best), beside: null };
  const second = runnerUpOf(score);
  return {
    headline: (final ? words.wins : words.leads)(names[0]!, best),
    beside:
      second === null ? null : words.ahead(table.players[second]!.name, best - totals[second]!)
  };
}
