/**
 * A score is a list of lines. Each names its rule, the places on the board that caused it, a count
 * and its points; totals are derived and never stored beside them, so an explanation and its number
 * cannot differ.
 */
export interface ScoreLine<Category extends string = string, Place = unknown> {
  readonly category: Category;
  /** What the points rest on: a rule id or a piece; the game's text layer makes it a sentence. */
  readonly rule: string;
  readonly places: readonly Place[];
  readonly count: number;
  readonly points: number;
}

export interface SeatScore<Line extends ScoreLine = ScoreLine> {
  readonly lines: readonly Line[];
  /** True where something the score depends on is not known yet. */
  readonly incomplete: boolean;
}

export const totalOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

export const subtotalOf = <C extends string>(lines: readonly ScoreLine<C>[], category: C): number =>
  totalOf(lines.filter((line) => line.category === category));

/** Indices of the seats with the highest total: more than one is a shared victory. */
export function winnersOf(totals: readonly number[]): readonly number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
