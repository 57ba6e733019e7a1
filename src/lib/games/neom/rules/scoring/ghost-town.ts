import type { Sketch } from '../city';
import { cityLine, type NeomLine } from './score-line';

/** By the number of Residential tiles: none, or only one. */
const LOSSES = [
  { rule: 'ghost-town-empty', points: -10 },
  { rule: 'ghost-town-single', points: -4 }
] as const;
const NO_LOSS = { rule: 'no-ghost-town', points: 0 } as const;

const ghostTownOf = ({ counts }: Sketch) => LOSSES[counts.residential] ?? NO_LOSS;

export const ghostTownPoints = (sketch: Sketch): number => ghostTownOf(sketch).points;

export function scoreGhostTown(sketch: Sketch): readonly NeomLine[] {
  const { rule, points } = ghostTownOf(sketch);
  const { ofType, counts } = sketch;
  return [cityLine('ghostTown', rule, ofType.residential, counts.residential, points)];
}
