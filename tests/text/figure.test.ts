import { expect, test } from 'vitest';
import { enKeep } from '$lib/text/en-keep';
import { figure } from '$lib/text/figure';

test('a total below zero in lists has a minus sign, not a hyphen, as on the Score page', () => {
  expect([-14, 0, 14].map(figure)).toEqual(['−14', '0', '14']);
  expect(enKeep.replay.totalsText('Ana', -14)).toBe('Ana: −14');
});
