import { cellsOf, EMPTY_SET, sizeOf } from '$lib/engine/grid/cell-set';
import type { Sketch } from '../city';
import { pollutersNear, pollutionAt } from '../pollution';
import { cityLine, tileLine, type NeomLine } from './score-line';

const GHOST_TOWN_EMPTY = -10;
const GHOST_TOWN_SINGLE = -4;
const NO_POWER = -5;

/** A line for each Residential tile with polluting tiles near it (NEOM-13). */
export function scorePollution(sketch: Sketch): readonly NeomLine[] {
  const lines = cellsOf(sketch.ofType.residential).flatMap((cell) => {
    const near = pollutersNear(sketch, cell);
    if (near === EMPTY_SET) return [];
    const points = pollutionAt(sketch, cell);
    return [
      tileLine('pollution', 'pollution', sketch.tiles[cell]!, cell, near, sizeOf(near), points)
    ];
  });
  return lines.length > 0 ? lines : [cityLine('pollution', 'no-pollution', EMPTY_SET, 0, 0)];
}

/** NEOM's two losses of the whole City, for searches that need no lines. */
export const ghostTownPoints = ({ counts: { residential } }: Sketch): number =>
  residential === 0 ? GHOST_TOWN_EMPTY : residential === 1 ? GHOST_TOWN_SINGLE : 0;
export const powerPoints = ({ power }: Sketch): number => (power === EMPTY_SET ? NO_POWER : 0);

export function scoreGhostTown({ ofType, counts }: Sketch): readonly NeomLine[] {
  const residents = counts.residential;
  const [rule, points] =
    residents === 0
      ? (['ghost-town-empty', GHOST_TOWN_EMPTY] as const)
      : residents === 1
        ? (['ghost-town-single', GHOST_TOWN_SINGLE] as const)
        : (['no-ghost-town', 0] as const);
  return [cityLine('ghostTown', rule, ofType.residential, residents, points)];
}

export const scorePower = ({ power }: Sketch): readonly NeomLine[] => [
  power === EMPTY_SET
    ? cityLine('power', 'no-power', EMPTY_SET, 0, NO_POWER)
    : cityLine('power', 'power', power, sizeOf(power), 0)
];
