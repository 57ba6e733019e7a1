import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import GenerationChoice from '$lib/games/neom/ui/table/GenerationChoice.svelte';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

it('another Generation begins with its first turn, the one being played stays as it is', async () => {
  const given = tableWith([cityFrom(EMPTY_CITY)], { mode: 'play', generation: 1, turn: 7 });
  const table = await openNeom(given);
  render(GenerationChoice, { table });
  const choose = (generation: number) =>
    screen.getByRole('button', { name: String(generation) }).click();
  const made = table.moves.length;
  choose(1);
  expect(table.moves).toHaveLength(made);
  choose(2);
  expect(table.state).toMatchObject({ generation: 2, turn: 1 });
});
