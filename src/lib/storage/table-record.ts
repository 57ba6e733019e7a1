import type { Shelf, TableRecordV1, TableRecordV2 } from './records';
import type { NewTable, StoredTable, WholeTable } from './table-store';

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

export const newRecord = ({ at, ...table }: NewTable): TableRecordV2 =>
  indexed({ ...table, startedAt: at, changedAt: at, length: 0, name: null, deletedAt: null });

/** What may be opened: a deleted table may not. */
export const inUse = (table: WholeTable | null): StoredTable | null =>
  table && table.card.deletedAt === null
    ? { card: table.card, log: table.entries.map(({ entry }) => entry) }
    : null;

/** Enough of a record to be listed without a fall. */
export const isListable = (table: TableRecordV2): boolean =>
  Array.isArray(table.summary?.players) &&
  Number.isFinite(table.changedAt) &&
  Number.isFinite(table.startedAt);

export const upgraded = (table: TableRecordV1): TableRecordV2 =>
  indexed({ ...table, name: null, deletedAt: null });
