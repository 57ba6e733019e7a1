import type { PlayerCount } from '../../data/tile-row';

/** Which tiles are played with alone. */
export const SOLO_DECKS: Readonly<Record<PlayerCount, string>> = {
  '1+': '1+ tiles',
  '4+': '1+ and 4+ tiles',
  '5+': '1+, 4+ and 5+ tiles'
};
