import {
  check,
  mapped,
  oneOf,
  optional,
  orNull,
  whole,
  words,
  type Parser
} from '$lib/engine/schema';
import { fail, ok } from '$lib/engine/result';
import { PROCESSED_GOODS, RAW_GOODS } from '../data/goods';
import { GENERATIONS, PLAYER_COUNTS } from '../data/tile-row';
import { tileOf } from '../data/tiles';
import { EDGES, roadsFrom, SIDES, type Edge, type Roads } from './roads';
import { PAD_ROWS } from './scoring/pad-rows';

/** What files, moves and the command read alike, each with the fault it gives. */
export const MAX_PLAYERS = 5;
const NAME_LENGTH = 1000;

/** Letters out of a vocabulary, in any order. */
const letters = <L extends string>(code: string, vocabulary: readonly L[]): Parser<readonly L[]> =>
  mapped(
    check(
      code,
      (input): input is string =>
        typeof input === 'string' &&
        input.length <= 8 &&
        [...input].every((letter) => vocabulary.includes(letter as L))
    ),
    (text) => ok(vocabulary.filter((letter) => text.includes(letter)))
  );

export const playerName = words(NAME_LENGTH, 'player/name');
export const rawGood = oneOf(RAW_GOODS, 'city/good');
export const processedGood = oneOf(PROCESSED_GOODS, 'tile/good');
export const deckChoice = oneOf(PLAYER_COUNTS, 'table/solo-deck');
export const generationNumber = oneOf(GENERATIONS, 'table/generation');
export const cash = whole(0, Number.MAX_SAFE_INTEGER, 'player/money');
/** Points written by hand; more than this is a slip of the finger. */
const handPoints = whole(-999, 999, 'override/points');
/** For one player; far more than anybody writes. */
export const MOST_BY_HAND = 40;
/** What is given by hand, without whose it is. */
export const handFields = {
  row: oneOf(PAD_ROWS, 'override/row'),
  line: optional(orNull(words(80, 'override/line')), null),
  points: handPoints,
  note: words(200, 'override/note')
};
/** A calendar day such as 2026-11-18; which days a month has is not asked. */
export const day = check(
  'table/day',
  (input): input is string =>
    typeof input === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(input)
);
export const sides = letters('player/routes', SIDES);
export const roadLetters: Parser<Roads> = mapped(letters<Edge>('tile/roads', EDGES), (edges) =>
  ok(roadsFrom(edges))
);

/** A number that may lie in a City: printed in the box and not a Disaster's. */
export const tileNumber: Parser<number> = mapped(whole(1, 150, 'tile/number'), (number) =>
  tileOf(number)?.kind === 'disaster'
    ? fail({ code: 'tile/disaster', values: { value: number } })
    : ok(number)
);
