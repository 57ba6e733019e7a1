import type { Database } from './database';
import type { TableRecordV2 } from './records';
import { isListable } from './table-record';

/** Fetched only where a record is broken. */
const mend = (work: (repair: typeof import('./repair')) => unknown): Promise<unknown> =>
  import('./repair').then(work).catch(() => undefined);

export const mendAll = (db: Database): Promise<unknown> => mend(({ repair }) => repair(db));

/** The records a list can show; the others are put right as soon as the list is there. */
export function listable(db: Database, cards: readonly TableRecordV2[]): TableRecordV2[] {
  const broken = cards.filter((card) => !isListable(card));
  if (broken.length > 0)
    setTimeout(() => void mend(({ putRight }) => broken.map(({ id }) => putRight(db, id))), 0);
  return cards.filter(isListable);
}
