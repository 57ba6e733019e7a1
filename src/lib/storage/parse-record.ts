import { fail, type Result } from '$lib/engine/result';
import { anything, flag, isObject, list, record, text, whole, words } from '$lib/engine/schema';
import type { TableRecordV2 } from './records';
import { indexed } from './table-record';

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
  summary: record({ players: list(text, { max: 100 }), finished: flag })
});

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
