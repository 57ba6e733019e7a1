import { buying } from './buying';
import { cornerstones } from './cornerstones';
import { disasters } from './disasters';
import { solo, two } from './few-players';
import { income } from './income';
import { placing } from './placing';
import type { Chapter, RuleId } from './rule-ids';
import type { RuleText } from './rule-text';
import { scoring } from './scoring';
import { setUp } from './set-up';
import { tiles } from './tiles';
import { turn } from './turn';
import { variable } from './variable';

/** Every rule by its id; a missing one does not compile. */
export const RULES: Readonly<Record<RuleId, RuleText>> = {
  ...setUp,
  ...tiles,
  ...turn,
  ...placing,
  ...buying,
  ...cornerstones,
  ...disasters,
  ...income,
  ...scoring,
  ...variable,
  ...two,
  ...solo
};

export const chapterNames: Readonly<Record<Chapter, string>> = {
  'set-up': 'Set-up',
  tiles: 'Tiles and types',
  turn: 'A turn',
  placing: 'Placing and replacing',
  buying: 'Goods and buying',
  cornerstones: 'Cornerstones',
  disasters: 'Disasters',
  income: 'Income and money',
  scoring: 'Scoring',
  variable: 'Variable tiles',
  two: 'Two players',
  solo: 'Solo game'
};
