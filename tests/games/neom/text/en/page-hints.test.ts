import { expect, it } from 'vitest';
import { pageHintFor } from '$lib/games/neom/text/en/page-hints';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const city = cityFrom(EMPTY_CITY);
const [solo, two] = [tableWith([city]), tableWith([city, city])];

it('a finished City is not asked to be entered', () => {
  expect(pageHintFor('city', two)).toMatch(/^Tap a space/);
  expect(pageHintFor('city', { ...two, finished: true })).toBeUndefined();
});

it.each(['prices', 'disasters'])('%s: who plays alone hears of no other player', (page) => {
  expect(pageHintFor(page, two)).toMatch(/player chosen|Everybody else/);
  expect(pageHintFor(page, solo)).not.toMatch(/player|[Ee]verybody|sellers/);
});
