import type { Disaster } from '../../../../data/tile-row';
import type { PadRow } from '../../../../rules/scoring';
import type { City } from '../../../../rules/table';

/** What the engine is asked about the City. */
export type Question =
  | { readonly ask: 'score'; readonly rows: readonly PadRow[] }
  | { readonly ask: 'income' }
  | { readonly ask: 'trade-pairs' }
  | { readonly ask: 'later-gains'; readonly tile: number }
  | { readonly ask: 'disaster'; readonly disaster: Disaster }
  | { readonly ask: 'placements'; readonly tile: number; readonly roads: string }
  | { readonly ask: 'prices' };

/** A small City with something to see; the figures are the engine's. */
export interface Example {
  readonly title: string;
  readonly text: string;
  readonly city: City;
  readonly question: Question;
  /** Cash before the final income, where it matters. */
  readonly money?: number;
}
