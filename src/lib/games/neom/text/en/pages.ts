import type { meta } from '../../meta';

type Page = (typeof meta.pages)[number]['id'];

export const pageNames = {
  city: 'City',
  prices: 'Prices',
  disasters: 'Disasters',
  score: 'Score'
} as const satisfies Record<Page, string>;
