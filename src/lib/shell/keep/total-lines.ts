/** The seats of one state in their order, each with its total. */
export type SeatsAt = readonly {
  readonly id: string;
  readonly name: string;
  readonly total: number;
}[];

/** One player's totals over the moves, from sitting down to leaving. */
export interface TotalLine {
  /** As last called. */
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/**
 * A line for each player, whatever seat they have and whatever they are called. Who leaves ends a
 * line; the chair taken again, under the same id, begins another.
 */
export function linesOf(steps: readonly SeatsAt[]): readonly TotalLine[] {
  const lines: { name: string; points: { x: number; y: number }[] }[] = [];
  let sitting = new Map<string, (typeof lines)[number]>();
  for (const [x, seats] of steps.entries()) {
    const before = sitting;
    sitting = new Map();
    for (const { id, name, total } of seats) {
      const known = before.get(id);
      const line = known ?? { name, points: [] };
      if (!known) lines.push(line);
      line.name = name;
      line.points.push({ x, y: total });
      sitting.set(id, line);
    }
  }
  return lines;
}
