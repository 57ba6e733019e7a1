import { expect, it } from 'vitest';
import { moveText } from '$lib/games/neom/text/en/keep-moves';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';

const table = tableWith([cityFrom(EMPTY_CITY)]);
const { id: player, name } = table.players[0]!;

it('a tile is named with its number behind it, as three Slums would be three tiles', () => {
  expect(
    moveText(
      { type: 'place', player, cell: 5, tile: 3, roads: null, good: null, bill: null },
      table
    )
  ).toBe(`${name} places Slums (003), row 2, column 1`);
});

it('a Disaster discarded is named as any tile', () => {
  expect(moveText({ type: 'discard', player, tile: 24 }, table)).toBe(
    `${name} discards Flood (024)`
  );
});
