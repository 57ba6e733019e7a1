import type { Side } from '../../rules/roads';

/** Sides of a City as its owner sees them. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { W: 'left', E: 'right' };

/** "left", "left and right". */
export const sidesNamed = (sides: readonly Side[]): string =>
  sides.map((side) => SIDE_NAMES[side]).join(' and ');
