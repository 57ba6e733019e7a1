import type { Good, Tier } from '../data/goods';
import type { Disaster, TileType } from '../data/tile-row';

/** What has a glyph of its own beside tile types, disasters and Goods, in the legend's order. */
export const MARKS = [
  'vp',
  'coin',
  'gain',
  'income',
  'power',
  'pollution',
  'cornerstone',
  'city-center',
  'road',
  'trade-route',
  'fire-protection',
  'police-protection'
] as const;
export type Mark = (typeof MARKS)[number];

export type LegendEntry = TileType | Disaster | Mark | Good;

/** Names of everything drawn; each language fills it whole. */
export interface LegendText {
  readonly names: Readonly<Record<LegendEntry, string>>;
  readonly groups: Readonly<Record<'types' | 'marks' | 'disasters' | Tier, string>>;
  /** How the outline of a Good tells its tier. */
  readonly outlines: Readonly<Record<Tier, string>>;
}
