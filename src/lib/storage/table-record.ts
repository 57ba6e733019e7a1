import { flag, isObject, list, record, whole, words, check } from '$lib/engine/schema';
import { fail, type Result } from '$lib/engine/result';
import type { Shelf, TableRecordV1, TableRecordV2 } from './records';

const TERMS = 24;
const LABEL_LENGTH = 120;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words a search finds: names of players and of the table, whole and in parts. */
export const termsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function termsOf(name: string | null, players: readonly string[]): readonly string[] {
  const all = [...(name === null ? [] : [name]), ...players].flatMap(termsIn);
  return [...new Set(all.map((term) => term.slice(0, 40)))].slice(0, TERMS);
}

const shelfOf = ({ deletedAt, summary }: Pick<TableRecordV2, 'deletedAt' | 'summary'>): Shelf =>
  deletedAt !== null ? 'bin' : summary.finished ? 'finished' : 'open';

type Indexed = 'shelf' | 'label' | 'terms';

/** A record with what its indices need, worked out anew. */
export const indexed = (table: Omit<TableRecordV2, Indexed>): TableRecordV2 => ({
  ...table,
  shelf: shelfOf(table),
  label: folded(table.name ?? table.summary.players.join(', ')).slice(0, LABEL_LENGTH),
  terms: termsOf(table.name, table.summary.players)
});

export const upgraded = (table: TableRecordV1): TableRecordV2 =>
  indexed({ ...table, name: null, deletedAt: null });

const anything = check('input/missing', (input): input is unknown => input !== undefined);
const time = whole(0, Number.MAX_SAFE_INTEGER);

/** What every version has had; a record without it cannot be shown or opened. */
const essentials = record({
  id: words(200),
  game: words(200),
  rulesVersion: whole(0, 1_000_000),
  setup: anything,
  startedAt: time,
  changedAt: time,
  length: whole(0, 10_000_000),
  summary: record({ players: list(check('input/text', isText), { max: 100 }), finished: flag })
});

function isText(input: unknown): input is string {
  return typeof input === 'string';
}

/** A stored record as this version knows it, or why it cannot be read. */
export function parseTableRecord(input: unknown): Result<TableRecordV2> {
  if (!isObject(input)) return fail({ code: 'input/object' });
  const known = essentials(input);
  if (!known.ok) return known;
  const { name, deletedAt, summary } = input as Partial<TableRecordV2>;
  return {
    ok: true,
    value: indexed({
      ...known.value,
      summary: { ...(summary as TableRecordV2['summary']), ...known.value.summary },
      name: typeof name === 'string' ? name : null,
      deletedAt: typeof deletedAt === 'number' ? deletedAt : null
    })
  };
}
