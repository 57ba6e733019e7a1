import type { pageNames } from './pages';

/** What is said on each page until it is dismissed. */
export const pageHints: Readonly<Record<keyof typeof pageNames, string>> = {
  city: 'Tap a space and type the number printed on its tile. A tile’s roads are tapped in once; from then on they are known.',
  prices:
    'Prices are for the player chosen above. Tap a Good for all its sellers. “What does it cost me?” adds up a whole tile.',
  disasters:
    'Choose the Disaster and who selected it. Everybody else sees both ways out and what each costs.',
  score:
    'Tap a figure to see where it comes from, line by line. What is still open stands below the pad.'
};
