import { expect, it } from 'vitest';
import { knownNames } from '$lib/games/neom/ui/seats/known-names';
import type { TableCard } from '$lib/storage';

const cardOf = (id: string, ...players: string[]) =>
  ({ id, summary: { players } }) as unknown as TableCard;

it('offers who sat at earlier tables, but no seat without a name', () => {
  const cards = [cardOf('b', 'Ana', 'Player 2', 'Cleo'), cardOf('a', 'Bert', 'Ana', 'Player 3')];
  expect(knownNames(cards, ['Cleo'])).toEqual(['Ana', 'Bert']);
});
