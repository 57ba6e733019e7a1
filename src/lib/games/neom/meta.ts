import type { GameMeta } from '$lib/engine/game-module';

export const meta = {
  id: 'neom',
  title: 'NEOM',
  seats: { min: 1, max: 5 },
  pages: [
    { id: 'city', glyph: 'city' },
    { id: 'prices', glyph: 'prices' },
    { id: 'disasters', glyph: 'disasters' },
    { id: 'score', glyph: 'score' }
  ],
  resultPage: 'score'
} as const satisfies GameMeta;
