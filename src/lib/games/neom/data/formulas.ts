import type { Effect } from './tile-row';

/** Points of the question marks for each thing they count (RB Part III), by the rule of the line. */
export const FORMULA_POINTS = {
  treasury: 1,
  warehouse: 1,
  'hospital-nearby': 2,
  'hospital-other': 1,
  'community-center': 4,
  'city-hall': 3,
  park: 2,
  'chamber-of-commerce': 2,
  university: 1,
  'civic-center': 2,
  prison: 2,
  'parking-authority': 2,
  'merchant-union': 1,
  'metro-station': 3,
  /** To begin with. */
  penthouse: 6,
  'penthouse-commercial': 1,
  'air-quality-department': 2,
  /** To begin with; each tile nearby takes one away. */
  'hydroelectric-power': 11,
  'bus-depot': 3,
  /** Rounded down in the end. */
  'zoning-authority': 0.5,
  'efficiency-office': 2,
  'resource-agency-tiles': 2,
  'resource-agency-goods': 1,
  'electrical-substation': 4,
  'city-council-one': 3,
  'city-council-two': 6,
  'city-council-more': 9,
  'finance-department': 1
} as const;
export type FormulaRule = keyof typeof FORMULA_POINTS;

/** Coins the Treasury and the Finance Department count as one (NEOM-15). */
export const COINS_COUNTED = 5;

/** The most a Residential tile prints to count for the Prison (NEOM-18). */
export const MODEST_POINTS = 2;

/** Coins for each thing counted (NEOM-27). */
export const EFFECT_COINS = {
  'investment-firm': 1,
  'merchant-union': 1,
  'tourism-board': 2,
  'trade-office': 2
} as const satisfies Partial<Record<Effect, number>>;
