import type { PlayerCount } from './tile-row';

export const RANKS = ['Intern', 'Apprentice', 'Fellow', 'Foreman', 'Master', 'Boss'] as const;
export type Rank = (typeof RANKS)[number];

/** The fewest points for each rank, in the order of RANKS, by the deck used (RB "The Solo Game"). */
export const RANK_FLOORS: Readonly<Record<PlayerCount, readonly number[]>> = {
  '1+': [0, 80, 100, 110, 120, 125],
  '4+': [0, 85, 105, 115, 125, 130],
  '5+': [0, 90, 110, 120, 130, 135]
};
