import type { RouteState } from '../../rules/city';
import type { Side } from '../../rules/roads';

/** Sides of a City as its owner sees them. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { W: 'left', E: 'right' };

/** What can be said of a Trade Route. */
export const ROUTE_STATES: Readonly<Record<RouteState, string>> = {
  active: 'active',
  inactive: 'not active',
  unknown: 'not known'
};

/** "left", "left and right". */
export const sidesNamed = (sides: readonly Side[]): string =>
  sides.map((side) => SIDE_NAMES[side]).join(' and ');
