import type { Good } from '../../data/goods';
import type { TileType } from '../../data/tile-row';
import { cityTileOf } from '../../data/tiles';
import type { BreachCode, NeomBreach } from '../../rules/breaches';
import { counted } from './amounts';
import { cityPage } from './city-page';
import { LEGEND } from './legend';
import { listedNames } from './names';
import { numbered, printedNumber } from './rules/tile-words';

type Values = NeomBreach['values'];
type Sentence = (values: Values) => string;

const labelled = ({ tile }: Values): string => numbered(cityTileOf(Number(tile)));

/** As many as a sentence holds by name. */
const NAMED = 3;
/** "Bank (075) and Prison (130)", "4 tiles (001, 002, 006, 053)". */
function tilesNamed({ count, tiles }: Values): string {
  const numbers = String(tiles).split(' ').map(Number);
  return numbers.length <= NAMED
    ? listedNames(numbers.map((tile) => labelled({ tile })))
    : `${counted(Number(count), 'tile')} (${numbers.map(printedNumber).join(', ')})`;
}

/** What is odd at the table; said as a warning, because the cardboard is right. */
const SENTENCES: Readonly<Record<BreachCode, Sentence>> = {
  'breach/roads-unknown': ({ count }) =>
    `The roads of ${counted(Number(count), 'tile')} are not known yet`,
  'breach/cut-off': (values) => `No road leads from ${tilesNamed(values)} to the City Center`,
  'breach/cornerstones': ({ count, limit, generation }) =>
    `${counted(Number(count), 'Cornerstone')}: Generation ${generation} allows ${limit}`,
  'breach/tile-twice': (values) =>
    `${labelled(values)} is on the table more than once; the box has one`,
  'breach/tile-not-in-game': (values) =>
    `${labelled(values)} is a “${values['deck']}” tile and not in this game`,
  'breach/good-not-chosen': (values) => `${labelled(values)} makes no Good until one is chosen`,
  'breach/required-tiles': (values) =>
    `${labelled(values)} asks for ${values['atLeast']} other ${LEGEND.names[values['type'] as TileType]} tiles; the City has ${values['count']}`,
  'breach/replacement': (values) => `${labelled(values)} replaced a tile it shares no type with`,
  'breach/board-twice': ({ good }) =>
    `Another player has the ${LEGEND.names[good as Good]} board too; the box has one`
};

export const breachText = ({ code, values }: NeomBreach): string => SENTENCES[code](values);

/** The rule behind each warning. */
const RULES: Readonly<Record<BreachCode, string>> = {
  'breach/roads-unknown':
    'Tap a tile and enter its roads from the cardboard. Until then it counts as having none.',
  'breach/cut-off':
    'A new tile needs a road path to the City Center. Tiles cut off later stay and score as usual.',
  'breach/cornerstones': 'A City holds at most as many Cornerstones as the Generation’s number.',
  'breach/tile-twice': 'Every tile number is in the box once. One of the two may be mistyped.',
  'breach/tile-not-in-game': '“4+” tiles are used with four or more players, “5+” tiles with five.',
  'breach/good-not-chosen':
    'Its owner chooses one Processed Good on placing. Tap the tile to say which.',
  'breach/required-tiles': 'The tiles asked for must be in the City before it is placed.',
  'breach/replacement': 'A tile may replace a Resource tile or a tile that shares a type with it.',
  'breach/board-twice': `There are six City boards, one for each Raw Good. Change one under “${cityPage.settings}”.`
};

export const breachRule = (code: BreachCode): string => RULES[code];
