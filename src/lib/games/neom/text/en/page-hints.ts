import type { Table } from '../../rules/table';
import type { pageNames } from './pages';

type At = Pick<Table, 'finished' | 'players'>;
const isSolo = ({ players }: At) => players.length === 1;

/** What is said on each page until it is dismissed, where it fits the table. */
const HINTS: Readonly<Record<keyof typeof pageNames, (table: At) => string | undefined>> = {
  city: ({ finished }) =>
    finished
      ? undefined
      : 'Tap a space and type the number printed on its tile. A tile’s roads are tapped in once; from then on they are known.',
  prices: (table) =>
    isSolo(table)
      ? 'Tap a Good to see what it costs. “What does it cost me?” adds up a whole tile.'
      : 'Prices are for the player chosen. Tap a Good for all its sellers. “What does it cost me?” adds up a whole tile.',
  disasters: (table) =>
    isSolo(table)
      ? 'Choose the Disaster. You see both ways out and what each costs.'
      : 'Choose the Disaster and who selected it. Everybody else sees both ways out and what each costs.',
  score: ({ finished }) =>
    finished
      ? 'Tap a figure to see where it comes from, line by line.'
      : 'Tap a figure to see where it comes from, line by line. What is missing is listed under “Still open”.'
};

export const pageHintFor = (page: string, table: At): string | undefined =>
  HINTS[page as keyof typeof HINTS](table);
