import type { meta } from '../../meta';

export const pageNames = {
  city: 'City',
  prices: 'Prices',
  disasters: 'Disasters',
  score: 'Score'
} as const satisfies Record<(typeof meta.pages)[number]['id'], string>;
