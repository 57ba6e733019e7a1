import { figure } from '$lib/text/figure';
import { meta } from '../../../meta';
import { sketchOf, type Sketch } from '../../../rules/city';
import type { CityScore, Pad, TableScore } from '../../../rules/scoring';
import type { Table } from '../../../rules/table';
import { scorePage } from '../../../text/en/score-page';
import { FIGURE_ROWS, isByHand, isOpen, type FigureRow } from '../explain/figure';
import type { Verdict } from '../verdict';
import { dayWords } from './day';

export interface PlayerResult {
  readonly name: string;
  readonly pad: Pad;
  /** Its figures as they are written, marked as on the screen. */
  readonly figures: Readonly<Record<FigureRow, string>>;
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
  /** What the marks of the figures stand for. */
  readonly remarks: readonly string[];
  /** In seat order, as on the pad. */
  readonly players: readonly PlayerResult[];
}

const MARKS = [
  { marks: isOpen, mark: '?', remark: scorePage.pad.open },
  { marks: isByHand, mark: '*', remark: scorePage.pad.byHand }
] as const;

const marked = (city: CityScore, row: FigureRow): string =>
  MARKS.reduce(
    (written, { marks, mark }) => (marks(city, row) ? written + mark : written),
    figure(city.pad[row])
  );

const figuresOf = (city: CityScore): PlayerResult['figures'] =>
  Object.fromEntries(FIGURE_ROWS.map((row) => [row, marked(city, row)])) as PlayerResult['figures'];

export function resultOf(table: Table, score: TableScore, verdict: Verdict): TableResult {
  const { at = null, place = null, note = null } = table.ending ?? {};
  const variant = table.beginner && scorePage.result.beginner;
  return {
    ...verdict,
    occasion: [meta.title, variant, at && dayWords(at), place].filter(Boolean).join(', '),
    note,
    remarks: MARKS.filter(({ marks }) => score.players.some((city) => marks(city, 'total'))).map(
      ({ remark }) => remark
    ),
    players: table.players.map(({ name, city }, seat) => ({
      name,
      pad: score.players[seat]!.pad,
      figures: figuresOf(score.players[seat]!),
      wins: score.players.length > 1 && score.winners.includes(seat),
      sketch: sketchOf(city)
    }))
  };
}

export const fileNameOf = (table: Table): string =>
  scorePage.result.fileName(table.ending?.at ?? null);
