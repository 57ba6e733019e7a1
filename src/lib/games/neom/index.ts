import type { GameModule } from '$lib/engine/game-module';
import { meta } from './meta';
import { breachesOf } from './rules/breaches';
import { summaryOf } from './rules/keep/summary';
import { applyMove, parseMove, parseSetup, startTable, type Move, type Setup } from './rules/moves';
import { scoreTable } from './rules/scoring';
import type { Table } from './rules/table';

export type { Move, Setup } from './rules/moves';
export type { Table } from './rules/table';

/** Raised when stored moves would fold into another table than before. */
const RULES_VERSION = 2;

export const neom = {
  meta,
  rulesVersion: RULES_VERSION,
  parseSetup,
  parseMove,
  start: startTable,
  apply: applyMove,
  breachesOf,
  scoreOf: (table) => scoreTable(table).players,
  summaryOf
} satisfies GameModule<Setup, Move, Table>;
