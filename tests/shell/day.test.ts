import { expect, it } from 'vitest';
import { dayOf } from '$lib/shell/day';

it('a day is that of the wall calendar', () =>
  expect(dayOf(new Date(2026, 0, 3, 23))).toBe('2026-01-03'));
