import { EMPTY_SET, sizeOf } from '$lib/engine/grid/cell-set';
import type { Sketch } from '../city';
import { cityLine, type NeomLine } from './score-line';

const NO_POWER = -5;

export const powerPoints = ({ power }: Sketch): number => (power === EMPTY_SET ? NO_POWER : 0);

export function scorePower(sketch: Sketch): readonly NeomLine[] {
  const { power } = sketch;
  const rule = power === EMPTY_SET ? 'no-power' : 'power';
  return [cityLine('power', rule, power, sizeOf(power), powerPoints(sketch))];
}
