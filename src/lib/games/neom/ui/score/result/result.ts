import { meta } from '../../../meta';
import { sketchOf, type Sketch } from '../../../rules/city';
import type { Pad, TableScore } from '../../../rules/scoring';
import type { Table } from '../../../rules/table';
import { scorePage } from '../../../text/en/score-page';
import type { Verdict } from '../verdict';
import { dayWords } from './day';

export interface PlayerResult {
  readonly name: string;
  readonly pad: Pad;
  /** Has the most points; nobody has where one plays alone. */
  readonly wins: boolean;
  readonly sketch: Sketch;
}

/** A result as it is shown to others: in text, as a picture and on paper. */
export interface TableResult {
  readonly headline: string;
  readonly beside: string | null;
  /** What was played, and how, when and where as far as that is known. */
  readonly occasion: string;
  readonly note: string | null;
  /** In seat order, as on the pad. */
  readonly players: readonly PlayerResult[];
}

export function resultOf(table: Table, score: TableScore, verdict: Verdict): TableResult {
  const { at = null, place = null, note = null } = table.ending ?? {};
  const variant = table.beginner && scorePage.result.beginner;
  return {
    ...verdict,
    occasion: [meta.title, variant, at && dayWords(at), place].filter(Boolean).join(', '),
    note,
    players: table.players.map(({ name, city }, seat) => ({
      name,
      pad: score.players[seat]!.pad,
      wins: score.players.length > 1 && score.winners.includes(seat),
      sketch: sketchOf(city)
    }))
  };
}

export const fileNameOf = (table: Table): string =>
  scorePage.result.fileName(table.ending?.at ?? null);
