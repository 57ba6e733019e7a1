/** Every askable part of the rules, by chapter and in reading order. */
export const CHAPTERS = {
  'set-up': [
    'set-up-steps',
    'city-board',
    'starting-money',
    'tiles-left-out',
    'preliminary-round',
    'beginners-variant',
    'box'
  ],
  tiles: [
    'reading-a-tile',
    'residential',
    'commercial',
    'industrial',
    'public',
    'resource',
    'city-center',
    'two-types',
    'polluting',
    'power-tiles'
  ],
  turn: [
    'course-of-play',
    'turn-steps',
    'selecting',
    'actions',
    'selling',
    'passing',
    'last-turn',
    'same-time'
  ],
  placing: [
    'where',
    'requirements',
    'required-tiles',
    'either-or',
    'path-to-center',
    'dead-ends',
    'no-rotation',
    'direct-connection',
    'nearby',
    'replacing',
    'replacing-center',
    'removing',
    'cut-off',
    'effect-at-once',
    'optional-roads'
  ],
  buying: [
    'goods-tiers',
    'good-tokens',
    'losing-goods',
    'buying-goods',
    'base-price',
    'transport-fee',
    'side-choice',
    'trade-route',
    'route-discount',
    'keeping-route',
    'paying-seller',
    'nobody-sells',
    'virtual-goods',
    'chosen-good'
  ],
  cornerstones: [
    'cornerstone-action',
    'cornerstone-limit',
    'cornerstone-kept-open',
    'contract-office'
  ],
  disasters: [
    'disaster-selected',
    'disaster-unselected',
    'flood',
    'fire',
    'crime-spree',
    'pay-or-sacrifice',
    'too-few-tiles',
    'fire-protection',
    'police-protection',
    'insurance',
    'center-never-sacrificed'
  ],
  income: ['income', 'final-income', 'income-per-tile', 'money-on-placing', 'money-later'],
  scoring: [
    'score-pad',
    'score-tiles',
    'neighborhoods',
    'goods-points',
    'money-points',
    'pollution',
    'ghost-town',
    'power',
    'ties',
    'corrections'
  ],
  variable: [
    'variable-tiles',
    'variable-nearby',
    'variable-counts',
    'variable-places',
    'variable-roads',
    'variable-money',
    'variable-goods'
  ],
  two: ['two-cornerstones', 'two-packs', 'two-order', 'two-disasters', 'two-buying', 'two-routes'],
  solo: [
    'solo-cornerstones',
    'solo-deck',
    'solo-packs',
    'solo-disasters',
    'solo-buying',
    'solo-routes',
    'solo-ranks'
  ]
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type RuleOf<C extends Chapter> = (typeof CHAPTERS)[C][number];
export type RuleId = RuleOf<Chapter>;

export const CHAPTER_IDS = Object.keys(CHAPTERS) as readonly Chapter[];

const CHAPTER_OF: ReadonlyMap<RuleId, Chapter> = new Map(
  CHAPTER_IDS.flatMap((chapter) => CHAPTERS[chapter].map((id) => [id, chapter] as const))
);
export const chapterOf = (id: RuleId): Chapter => CHAPTER_OF.get(id)!;

export const RULE_IDS: readonly RuleId[] = CHAPTER_IDS.flatMap((chapter) => CHAPTERS[chapter]);
