import type { Shelf, TableRecordV2 } from './records';
import { termsIn } from './table-record';
import type { Sort, TableQuery } from './table-store';

export const SORT_FIELDS = { changed: 'changedAt', started: 'startedAt', name: 'label' } as const;

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** In the order of a sort; equals in the order of their ids, so that pages never overlap. */
export const inOrder =
  (sort: Sort) =>
  (a: TableRecordV2, b: TableRecordV2): number => {
    const field = SORT_FIELDS[sort];
    const order = compare(a[field], b[field]) || compare(a.id, b.id);
    return sort === 'name' ? order : -order;
  };

export const shelvesOf = (shelf: Shelf | undefined): readonly Shelf[] =>
  shelf === undefined ? ['open', 'finished'] : [shelf];

/** Whether a table answers a query; its limit aside. */
export const answers = (table: TableRecordV2, { shelf, search = '' }: TableQuery): boolean =>
  shelvesOf(shelf).includes(table.shelf) &&
  termsIn(search).every((word) => table.terms.some((term) => term.startsWith(word)));
