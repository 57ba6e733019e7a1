import { Dexie, type Table } from 'dexie';
import type {
  AsideRecordV2,
  EntryRecordV1,
  TableRecordV1,
  TableRecordV2,
  TaughtRecordV1
} from './records';
import { SCHEMA, STORES } from './schema';
import { upgraded } from './table-record';

export class Database extends Dexie {
  declare readonly sessions: Table<TableRecordV2, string>;
  declare readonly entries: Table<EntryRecordV1, [string, number]>;
  declare readonly taught: Table<TaughtRecordV1, [string, number]>;
  declare readonly aside: Table<AsideRecordV2, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({
      sessions: 'id, changedAt',
      entries: '[table+seq]',
      taught: '[game+piece]'
    });
    this.version(SCHEMA)
      .stores(STORES)
      .upgrade((upgrading) =>
        upgrading
          .table<TableRecordV1 | TableRecordV2, string>('sessions')
          .toCollection()
          .modify((table, place) => {
            // What is not even a table stays as it is; it is set aside after opening.
            if (Array.isArray(table.summary?.players)) place.value = upgraded(table);
          })
      );
  }
}
