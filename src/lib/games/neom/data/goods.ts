/** The 17 Goods in the rulebook's order, by tier (RB "Good Tokens"). */
export const RAW_GOODS = ['coal', 'natural-gas', 'oil', 'ore', 'stone', 'wood'] as const;
export const PROCESSED_GOODS = [
  'concrete',
  'copper',
  'diamonds',
  'glass',
  'gold',
  'lumber',
  'plastics',
  'steel'
] as const;
export const LUXURY_GOODS = ['electronics', 'jewelry', 'sports-cars'] as const;

export type RawGood = (typeof RAW_GOODS)[number];
export type ProcessedGood = (typeof PROCESSED_GOODS)[number];
export type LuxuryGood = (typeof LUXURY_GOODS)[number];
export type Good = RawGood | ProcessedGood | LuxuryGood;

export const GOODS: readonly Good[] = [...RAW_GOODS, ...PROCESSED_GOODS, ...LUXURY_GOODS];

export const TIERS = ['raw', 'processed', 'luxury'] as const;
export type Tier = (typeof TIERS)[number];

/** Base cost to buy and Victory Points to keep (RB "Buying Missing Goods", "Game End and Scoring"). */
export const TIER_FACTS: Readonly<
  Record<Tier, { goods: readonly Good[]; price: number; vp: number }>
> = {
  raw: { goods: RAW_GOODS, price: 2, vp: 1 },
  processed: { goods: PROCESSED_GOODS, price: 4, vp: 2 },
  luxury: { goods: LUXURY_GOODS, price: 10, vp: 10 }
};

const TIER_OF: ReadonlyMap<Good, Tier> = new Map(
  TIERS.flatMap((tier) => TIER_FACTS[tier].goods.map((good) => [good, tier] as const))
);
export const tierOf = (good: Good): Tier => TIER_OF.get(good)!;
