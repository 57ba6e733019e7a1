import type { Override } from '../table';
import { BY_HAND, padOf, type NeomLine, type Pad } from './score-line';

const lineOf = ({ row, note, points }: Override): NeomLine => ({
  category: row,
  rule: BY_HAND,
  tile: null,
  cell: null,
  good: null,
  places: [],
  count: 1,
  points,
  waitsFor: null,
  note
});

/** A City's score with the lines its player was given by hand: the pad stays the sum of the lines. */
export function withOverrides<
  Score extends { readonly lines: readonly NeomLine[]; readonly pad: Pad }
>(score: Score, player: string, overrides: readonly Override[] = []): Score {
  const own = overrides.filter((override) => override.player === player);
  if (own.length === 0) return score;
  const lines = [...score.lines, ...own.map(lineOf)];
  return { ...score, lines, pad: padOf(lines) };
}
