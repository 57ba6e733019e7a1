import { PAD_ROWS, type PadRow, type TableScore } from '../../../rules/scoring';
import type { Table } from '../../../rules/table';
import { scorePage } from '../../../text/en/score-page';
import { runnerUpOf } from '../verdict';

const words = scorePage.compare;

interface Gap {
  readonly row: PadRow;
  /** Points the first has more than the second; below zero where it is fewer. */
  readonly by: number;
}

const gapsBetween = ({ players }: TableScore, first: number, second: number): readonly Gap[] =>
  PAD_ROWS.map((row) => ({ row, by: players[first]!.pad[row] - players[second]!.pad[row] }));

const NAMED = 2;

/** The rows in which the players lie farthest apart. */
function widestOf(table: Table, { players }: TableScore): string {
  const apart = PAD_ROWS.map((row) => {
    const figures = players.map(({ pad }) => pad[row]);
    const [most, least] = [Math.max(...figures), Math.min(...figures)];
    const nameOf = (amount: number): string => table.players[figures.indexOf(amount)]!.name;
    return { row, most, least, best: nameOf(most), worst: nameOf(least) };
  })
    .filter(({ most, least }) => most > least)
    .sort((a, b) => b.most - b.least - (a.most - a.least));
  return apart.length === 0 ? words.same : words.widest(apart.slice(0, NAMED));
}

/** Who is ahead and by what; nothing where one plays alone. */
export function comparisonText(table: Table, score: TableScore): readonly string[] {
  if (score.players.length < 2) return [];
  const widest = widestOf(table, score);
  const first = score.winners[0]!;
  const second = runnerUpOf(score);
  if (score.winners.length > 1 || second === null) return [widest];

  const names = { first: table.players[first]!.name, second: table.players[second]!.name };
  const gaps = gapsBetween(score, first, second);
  const best = gaps.reduce((a, b) => (b.by > a.by ? b : a));
  const worst = gaps.reduce((a, b) => (b.by < a.by ? b : a));
  const by = score.players[first]!.pad.total - score.players[second]!.pad.total;
  const lead = words.lead(names.first, names.second, by, best.row, best.by);
  return [
    worst.by < 0 ? `${lead}; ${words.against(names.second, worst.row, -worst.by)}.` : `${lead}.`,
    ...(score.players.length > 2 ? [widest] : [])
  ];
}
