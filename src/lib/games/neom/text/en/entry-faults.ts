import type { Fault } from '$lib/engine/result';

type Values = Readonly<Record<string, string | number>>;
type Sentence = (values: Values) => string;

/** What is wrong with something entered: a file, a link, a move. The place is named before it. */
export const entryFaults = {
  'input/missing': () => 'is missing',
  'input/flag': ({ value }) => `${value} is neither true nor false`,
  'input/whole': ({ value }) => `${value} is not a whole number in its range`,
  'input/choice': ({ value }) => `${value} is not one of the choices`,
  'input/text': ({ value }) => `${value} is not a text of the right length`,
  'input/list': ({ value }) => `${value} is not a list`,
  'input/length': ({ count }) => `a list of ${count} has the wrong length`,
  'input/object': ({ value }) => `${value} is not an object with fields`,

  'table/format': ({ value }) => `${value} is not "town-clerk/neom"`,
  'table/version': ({ value }) => `${value} is not a version this app reads: it reads 1`,
  'table/generation': ({ value }) => `${value} is not a Generation: 1, 2 or 3`,
  'table/turn': ({ value }) => `${value} is not a turn: 1 to 7`,
  'table/solo-deck': ({ value }) => `${value} is not a deck: "1+", "4+" or "5+"`,
  'table/mode': ({ value }) => `${value} is neither "score" nor "play"`,
  'table/players': ({ count }) => `${count} players: a table has 1 to 5`,
  'table/seats': ({ count }) => `the seat order does not name each of the ${count} players once`,

  'table/day': ({ value }) => `${value} is not a day such as 2026-11-18`,
  'table/finished': () => 'the table is finished: reopen it to change it',

  'override/id': ({ value }) => `${value} is not a line's id`,
  'override/id-twice': ({ id }) => `there is a line ${id} already`,
  'override/unknown': ({ id }) => `there is no line ${id}`,
  'override/too-many': ({ most }) => `a player has at most ${most} lines by hand`,
  'override/row': ({ value }) => `${value} is not a row of the pad`,
  'override/line': ({ value }) => `${value} is not a line of a score`,
  'override/line-twice': ({ line }) => `the line "${line}" has points by hand already`,
  'override/points': ({ value }) => `${value} is not points: a whole number, -999 to 999`,
  'override/note': ({ value }) => `${value} is not a note`,

  'player/id': ({ value }) => `${value} is not a player's id`,
  'player/id-twice': ({ player }) => `there is a player ${player} already`,
  'player/unknown': ({ player }) => `there is no player ${player}`,
  'player/name': ({ value }) => `${value} is not a name`,
  'player/name-twice': ({ name }) => `the name "${name}" is taken already`,
  'player/money': ({ value }) => `${value} is not an amount of money: a whole number, 0 or more`,
  'player/routes': ({ value }) => `${value} is not Trade Routes out of "WE"`,
  'money/short': ({ player, coins, money }) => `${player} has £${money} and cannot pay £${coins}`,

  'city/good': ({ value }) => `${value} is not a Raw Good`,
  'city/size': ({ count }) => `${count} spaces: a City has 25`,
  'city/empty': () => 'no tile lies on this space',
  'city/taken': () => 'a tile lies on this space already',

  'tile/number': ({ value }) => `${value} is not a tile number`,
  'tile/disaster': ({ value }) => `${value} is a Disaster's number and is never placed in a City`,
  'tile/row': ({ value }) => `${value} is not a row: 0 to 4`,
  'tile/col': ({ value }) => `${value} is not a column: 0 to 4`,
  'tile/cell': ({ value }) => `${value} is not a space of the City`,
  'tile/roads': ({ value }) => `${value} is not roads out of "NESW"`,
  'tile/good': ({ value }) => `${value} is not a Processed Good`,
  'tile/no-good': ({ tile }) => `tile ${tile} has no Good to choose: only 137 has`,
  'tile/space-taken': ({ row, col, tile }) =>
    `row ${row}, column ${col} holds tile ${tile} already`,

  'good/unknown': ({ value }) => `${value} is not a Good`,
  'disaster/kind': ({ value }) => `${value} is not a Disaster: flood, fire or crime-spree`
} as const satisfies Readonly<Record<string, Sentence>>;

const SENTENCES: Readonly<Record<string, Sentence | undefined>> = entryFaults;

/** What is wrong with the form of a file says nothing to its reader but this. */
const inWords = ({ code, values = {} }: Fault): string =>
  code === 'input/missing'
    ? 'a part of it is missing'
    : code.startsWith('input/')
      ? 'a part of it is damaged'
      : (SENTENCES[code]?.(values) ?? code);

/** `151 is not a tile number (log[2])`: for people; the place stands last, for a report. */
export const readerFaultText = (fault: Fault): string =>
  fault.path ? `${inWords(fault)} (${fault.path})` : inWords(fault);

/** `players[1].tiles[4].tile: 151 is not a tile number` */
export function entryFaultText({ code, path, values = {} }: Fault): string {
  const sentence = SENTENCES[code]?.(values) ?? code;
  return path ? `${path}: ${sentence}` : sentence;
}
