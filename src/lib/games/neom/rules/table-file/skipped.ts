import { isObject } from '$lib/engine/schema';
import { handFields } from '../entry-fields';
import { PLAYER_FIELDS, TABLE_FIELDS, TILE_FIELDS } from './parse';

const unknownIn = (input: unknown, known: object, path: string): readonly string[] =>
  isObject(input)
    ? Object.keys(input).flatMap((key) => (Object.hasOwn(known, key) ? [] : [`${path}${key}`]))
    : [];

const itemsOf = (input: unknown, field: string): readonly unknown[] => {
  const items = isObject(input) ? input[field] : undefined;
  return Array.isArray(items) ? items : [];
};

/** The fields of a table file that this version does not know and has left aside. */
export const skippedFields = (file: unknown): readonly string[] => [
  ...unknownIn(file, TABLE_FIELDS, ''),
  ...itemsOf(file, 'players').flatMap((player, seat) => [
    ...unknownIn(player, PLAYER_FIELDS, `players[${seat}].`),
    ...itemsOf(player, 'tiles').flatMap((tile, index) =>
      unknownIn(tile, TILE_FIELDS, `players[${seat}].tiles[${index}].`)
    ),
    ...itemsOf(player, 'byHand').flatMap((hand, index) =>
      unknownIn(hand, handFields, `players[${seat}].byHand[${index}].`)
    )
  ])
];
