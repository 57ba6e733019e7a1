import { describe, expect, it } from 'vitest';
import { sketchOf } from '$lib/games/neom/rules/city';
import { deadEndsOf } from '$lib/games/neom/ui/board/dead-ends';
import { cityFrom } from '../../given-table';

const endsAt = (drawing: string, cell: number) => deadEndsOf(sketchOf(cityFrom(drawing)), cell);

describe('where a road ends', () => {
  it.each([
    ['at the edge of the City', '3 . . . .  . . . . .  . . * . .  . . . . .  . . . . .', 0, 'NW'],
    ['not at an empty space', '. . . . .  . 3 . . .  . . * . .  . . . . .  . . . . .', 6, ''],
    [
      'at a tile without a road there',
      '. . . . .  . 3 4:N . .  . . * . .  . . . . .  . . . . .',
      6,
      'E'
    ],
    [
      'not at a tile that takes it on',
      '. . . . .  . 3 4:W . .  . . * . .  . . . . .  . . . . .',
      6,
      ''
    ],
    [
      'NEOM-4 not at unknown roads',
      '. . . . .  . 3 4:? . .  . . * . .  . . . . .  . . . . .',
      6,
      ''
    ],
    [
      'NEOM-8 not at a Trade Route',
      '. . . . .  . . . . .  3 . * . .  . . . . .  . . . . .',
      10,
      ''
    ],
    ['at the City Center never', '. . . . .  . . . . .  . 3 * . .  . . . . .  . . . . .', 11, ''],
    ['of the City Center too', '. . . . .  . . 3:N . .  . . * . .  . . . . .  . . . . .', 12, 'N']
  ])('%s', (_, drawing, cell, ends) => {
    expect(endsAt(drawing, cell).join('')).toBe(ends);
  });
});
