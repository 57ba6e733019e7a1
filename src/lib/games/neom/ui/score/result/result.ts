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
  /** How, when and where it was played, or nothing. */
  readonly occasion: string | null;
  readonly note: string | null;
  /** In seat order, as on the pad. */
  readonly players: readonly PlayerResult[];
}

export function resultOf(table: Table, score: TableScore, verdict: Verdict): TableResult {
  const { at = null, place = null, note = null } = table.ending ?? {};
  const variant = table.beginner && scorePage.result.beginner;
  const occasion = [variant, at && dayWords(at), place].filter(Boolean).join(', ');
  return {
    ...verdict,
    occasion: occasion === '' ? null : occasion,
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
