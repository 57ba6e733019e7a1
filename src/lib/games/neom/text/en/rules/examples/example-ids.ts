/** Boards from the rulebook's examples and a few of our own, scored live beside the rules. */
export const EXAMPLE_IDS = [
  'neighborhoods',
  'pollution',
  'price',
  'path',
  'trade-office',
  'bus-depot',
  'zoning-authority',
  'fire',
  'crime-spree',
  'income'
] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];
