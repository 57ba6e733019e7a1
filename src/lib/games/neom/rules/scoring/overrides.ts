import type { Override } from '../table';
import { BY_HAND, lineKey, padOf, type NeomLine, type Pad } from './score-line';

/** A line of its own; one whose line the City no longer has is kept and counts nothing. */
const lineOf = ({ id, row, line, note, points }: Override): NeomLine => ({
  category: row,
  rule: BY_HAND,
  tile: null,
  cell: null,
  good: null,
  places: [],
  count: line === null ? 1 : 0,
  points: line === null ? points : 0,
  waitsFor: null,
  byHand: { id, note, instead: null }
});

const standIn = (line: NeomLine, { id, note, points }: Override): NeomLine => ({
  ...line,
  points,
  waitsFor: null,
  byHand: { id, note, instead: line.points }
});

/** A City's score with what its player was given by hand: the pad stays the sum of the lines. */
export function withOverrides<
  Score extends { readonly lines: readonly NeomLine[]; readonly pad: Pad }
>(score: Score, player: string, overrides: readonly Override[] = []): Score {
  const own = overrides.filter((override) => override.player === player);
  if (own.length === 0) return score;
  const changed = score.lines.map((line) => {
    const override = own.find((one) => one.row === line.category && one.line === lineKey(line));
    return override ? standIn(line, override) : line;
  });
  const used = new Set(changed.map(({ byHand }) => byHand?.id));
  const lines = [...changed, ...own.filter(({ id }) => !used.has(id)).map(lineOf)];
  return { ...score, lines, pad: padOf(lines) };
}
