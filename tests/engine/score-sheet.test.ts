import { describe, expect, it } from 'vitest';
import { subtotalOf, totalOf, winnersOf, type ScoreLine } from '$lib/engine/score-sheet';

const line = (category: string, points: number): ScoreLine => ({
  category,
  rule: category,
  places: [],
  count: 1,
  points
});

describe('a score sheet', () => {
  const lines = [line('tiles', 3), line('pollution', -4), line('tiles', 2)];

  it('totals are the sum of the lines', () => {
    expect(totalOf(lines)).toBe(1);
    expect(totalOf([])).toBe(0);
  });

  it('a subtotal is the sum of its category', () => {
    expect(subtotalOf(lines, 'tiles')).toBe(5);
    expect(subtotalOf(lines, 'power')).toBe(0);
  });

  it('the highest total wins', () => {
    expect(winnersOf([91, 114, 92])).toEqual([1]);
  });

  it('equal totals share the victory (NEOM-25)', () => {
    expect(winnersOf([92, 91, 92])).toEqual([0, 2]);
  });
});
