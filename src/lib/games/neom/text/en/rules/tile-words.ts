import type { TileRow } from '../../../data/tile-row';

/** "Generation 2, 4+", "Cornerstone". */
export const deckWords = ({ deck, players }: Pick<TileRow, 'deck' | 'players'>): string =>
  deck === 'cornerstone' ? 'Cornerstone' : `Generation ${deck}, ${players}`;

/** "045" as it is printed. */
export const printedNumber = (number: number): string => String(number).padStart(3, '0');
