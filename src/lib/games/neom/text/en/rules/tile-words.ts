import type { TileRow } from '../../../data/tile-row';

/** "Generation 2, 4+", "Cornerstone". */
export const deckWords = ({ deck, players }: Pick<TileRow, 'deck' | 'players'>): string =>
  deck === 'cornerstone' ? 'Cornerstone' : `Generation ${deck}, ${players}`;

/** "045" as it is printed. */
export const printedNumber = (number: number): string => String(number).padStart(3, '0');

/** "Slums (003)": the number behind the name, for "3 Slums" would be three of them. */
export const numbered = ({ name, number }: Pick<TileRow, 'name' | 'number'>): string =>
  `${name} (${printedNumber(number)})`;
