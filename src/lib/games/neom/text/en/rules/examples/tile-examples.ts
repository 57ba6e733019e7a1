import type { City } from '../../../../rules/table';
import type { VariableTile } from '../../../../rules/scoring/variable';
import { drawnCity } from './drawn-city';
import type { Example, Question } from './example';
import { EXAMPLES } from './rulebook-examples';

const ONLY_VARIABLE: Question = { ask: 'score', rows: ['variable'] };
const scored = (text: string, city: City, money?: number): Example => ({
  title: 'An example',
  text,
  city,
  question: ONLY_VARIABLE,
  ...(money !== undefined && { money })
});
const asked = (text: string, city: City, question: Question): Example => ({
  title: 'An example',
  text,
  city,
  question
});

/** One board for each formula of the box; a variable tile without one does not compile. */
const VARIABLE_EXAMPLES: Readonly<Record<VariableTile, Example>> = {
  60: scored(
    '£23 in hand before the final income. What the Laundromat still pays is not counted.',
    drawnCity('coal', '. . . . .', '. . 60 . .', '. 8 * 1 .', '. . 2 . .', '. . . . .'),
    23
  ),
  103: scored(
    'Every Good counts once, the one of the City Center too. Two Lumber Mills make one Good.',
    drawnCity('coal', '. . . . .', '. 11 103 12 .', '. 20 * 55 .', '. . 19 . .', '. . . . .')
  ),
  118: scored(
    'Three Residential tiles nearby, one farther away.',
    drawnCity('wood', '. . . . .', '. 1 118 2 .', '. 42 * . .', '. . 43 . .', '. . . . .')
  ),
  124: scored(
    'A Neighborhood of two and one of one: the roads decide.',
    drawnCity('wood', '. . . . .', '. 1:E 2:SW . .', '. . * 42:W .', '. . 124:N . .', '. . . . .')
  ),
  125: scored(
    'Three Residential, two Commercial and two Industrial tiles: two sets.',
    drawnCity('ore', '. . . . .', '. 1 125 6 .', '2 42 * 8 .', '. 13 14 . .', '. . . . .')
  ),
  126: scored(
    'Polluting tiles in the eight spaces around count, corners too.',
    drawnCity('coal', '. . . . .', '. 11 126 15 .', '. 7 * 12 .', '. . 13 . .', '. . . . .')
  ),
  127: scored(
    'Two Residential tiles have two Commercial tiles around them, one has only one.',
    drawnCity('coal', '. . . . .', '. 1 6 2 .', '. 8 * 127 7', '. . . 42 .', '. . . . .')
  ),
  128: scored(
    'Every Residential and every Industrial tile, wherever it lies.',
    drawnCity('wood', '. . . . .', '. 1 128 11 .', '. 2 * 12 .', '. . 42 . .', '. . . . .')
  ),
  129: scored(
    'Public tiles, the Civic Center among them.',
    drawnCity('coal', '. . . . .', '. 17 129 59 .', '. 1 * 101 .', '. . 2 . .', '. . . . .')
  ),
  130: scored(
    'Slums, Tenements and Townhouses count; Suburbs print too much.',
    drawnCity('coal', '. . . . .', '. 3 130 1 .', '. 4 * 42 .', '. . 7 . .', '. . . . .')
  ),
  131: scored(
    'Two squares, one of them with the City Center. The square at the top left misses a road.',
    drawnCity(
      'coal',
      '. . . . .',
      '. 1:S 2:SE 131:SW .',
      '. 42:NE * 6:NSW .',
      '. . 8:NE 7:NW .',
      '. . . . .'
    )
  ),
  132: scored(
    'Every Commercial tile, also those placed before it.',
    drawnCity('coal', '. . . . .', '. 6 132 8 .', '. 1 * 87 .', '. . 2 . .', '. . . . .')
  ),
  134: scored(
    'Two corners are built up. The Oil Well in the third is a Resource tile.',
    drawnCity('coal', '1 7 . . 18', '. 2 . . 8', '. 134 * 6 42', '. . . . 3', '. . . . 17')
  ),
  135: scored(
    'Six points, and one for each Commercial tile around.',
    drawnCity('coal', '. . . . .', '. 6 135 8 .', '. 1 * 7 .', '. . 2 . .', '. . . . .')
  ),
  138: scored(
    'Three Industrial tiles lie on the border, the fourth does not.',
    drawnCity('ore', '. . 13 . .', '. . 11 . .', '14 1 * 138 12', '. . . . .', '. . . . .')
  ),
  140: scored(
    'Four tiles nearby take one point each. The Coal Mine is a Resource tile and takes none.',
    drawnCity('ore', '. . 7 . .', '. 1 140 2 .', '. 21 * 42 .', '. . . . .', '. . . . .')
  ),
  142: { ...EXAMPLES['bus-depot'], title: 'An example' },
  143: { ...EXAMPLES['zoning-authority'], title: 'An example' },
  144: scored(
    'A cluster of three and one of one: only the largest counts. Roads join the cluster.',
    drawnCity(
      'ore',
      '. . . . .',
      '. 11:ES 12:SW . .',
      '. 13:NE * 14:W .',
      '. . 144:N . .',
      '. . . . .'
    )
  ),
  145: scored(
    'Resource tiles with the City Center, and the Raw Goods they make.',
    drawnCity('coal', '. . . . .', '. 18 145 40 .', '. 1 * 32 .', '. . 2 . .', '. . . . .')
  ),
  147: scored(
    'Four points for each tile with Power.',
    drawnCity('coal', '. . . . .', '. 32 147 101 .', '. 1 * 16 .', '. . 2 . .', '. . . . .')
  ),
  148: scored(
    'A Neighborhood of one, one of two and one of three.',
    drawnCity(
      'wood',
      '. . . . .',
      '. 42:S 148:S . .',
      '. 2:EN * 41:W .',
      '. . 43:NE 44:EW 45:W',
      '. . . . .'
    )
  ),
  149: scored(
    'Only the income of Generation 3 counts, not the cash in hand.',
    drawnCity('coal', '. . . . .', '. 8 149 48 .', '. 1 * 49 .', '. . 2 . .', '. . . . .'),
    12
  )
};

const INCOME: Question = { ask: 'income' };

/** Boards for tiles whose effect is not a formula of points. */
const OTHER_EXAMPLES: Readonly<Record<number, Example>> = {
  121: asked(
    'The Casino pays for each Residential tile.',
    drawnCity('coal', '. . . . .', '. 1 121 2 .', '. 42 * 87 .', '. . . . .', '. . . . .'),
    INCOME
  ),
  122: asked(
    'The Trading Post pays for each Industrial tile.',
    drawnCity('wood', '. . . . .', '. 11 122 12 .', '. 1 * 13 .', '. . 2 . .', '. . . . .'),
    INCOME
  ),
  123: asked(
    'The Shopping Center pays for each Commercial tile and is one itself.',
    drawnCity('coal', '. . . . .', '. 95 123 7 .', '. 1 * 2 .', '. . . . .', '. . . . .'),
    INCOME
  ),
  136: asked(
    'The Tour Operator pays for each Resource tile and for the City Center.',
    drawnCity('coal', '. . . . .', '. 18 136 19 .', '. 1 * 20 .', '. . 2 . .', '. . . . .'),
    INCOME
  ),
  132: VARIABLE_EXAMPLES[132],
  133: asked(
    'The payment is halved and rounded down.',
    drawnCity('coal', '. . . . .', '. 1 133 2 .', '. 7 * 11 .', '. . 8 . .', '. . . . .'),
    { ask: 'disaster', disaster: 'flood' }
  ),
  139: {
    ...EXAMPLES.fire,
    title: 'An example',
    city: drawnCity('wood', '1 2 . . .', '. 139 7 . .', '. 18 * 8 .', '. . 11 . .', '. . . . .'),
    text: 'Tiles around it and the department itself are not paid for in a Fire; a Crime Spree works the same way.'
  },
  146: { ...EXAMPLES['trade-office'], title: 'An example' },
  150: asked(
    'The Cottages are placed now, with roads to two Commercial tiles.',
    drawnCity('coal', '. . . . .', '. 6 25 8 .', '. 1 * 150 .', '. . 2 . .', '. . . . .'),
    { ask: 'later-gains', tile: 25 }
  )
};

const PROTECTION: Readonly<Record<'fire' | 'crime-spree', Example>> = {
  fire: { ...EXAMPLES.fire, title: 'An example' },
  'crime-spree': { ...EXAMPLES['crime-spree'], title: 'An example' }
};

const BY_NUMBER: Readonly<Record<number, Example | undefined>> = {
  ...OTHER_EXAMPLES,
  ...VARIABLE_EXAMPLES
};

/** The same board with the tile one is reading about in place of its namesake. */
const inPlaceOf = (example: Example, from: number, to: number): Example => ({
  ...example,
  city: {
    ...example.city,
    cells: example.city.cells.map((placed) =>
      placed?.tile === from ? { ...placed, tile: to } : placed
    )
  }
});

const FIRE_DEPARTMENT = 17;
const POLICE_DEPARTMENT = 57;

export function exampleOf(tile: {
  readonly number: number;
  readonly protects: readonly ('fire' | 'crime-spree')[];
}): Example | undefined {
  const own = BY_NUMBER[tile.number];
  if (own) return own;
  if (tile.protects.includes('fire'))
    return inPlaceOf(PROTECTION.fire, FIRE_DEPARTMENT, tile.number);
  if (tile.protects.includes('crime-spree'))
    return inPlaceOf(PROTECTION['crime-spree'], POLICE_DEPARTMENT, tile.number);
  return undefined;
}
