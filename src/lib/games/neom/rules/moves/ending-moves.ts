import { fail, ok, type Result } from '$lib/engine/result';
import { MOST_BY_HAND } from '../entry-fields';
import type { Table } from '../table';
import { playerOf, type Step } from './edit';
import type { Move, MoveOf } from './move';

/** What may still be done to a finished table: open it again, or finish it in other words. */
const OPEN_TO: readonly Move['type'][] = ['finish', 'reopen'];

export const unlessFinished = (table: Table, { type }: Move): Result<Table> =>
  table.finished && !OPEN_TO.includes(type) ? fail({ code: 'table/finished' }) : ok(table);

export const finish =
  ({ at, place, note }: MoveOf<'finish'>): Step =>
  (table) =>
    ok({ ...table, finished: true, ending: { at, place, note } });

export const overrideLine =
  ({ id, player, row, line, points, note }: MoveOf<'override-line'>): Step =>
  (table) => {
    const found = playerOf(table, player);
    if (!found.ok) return found;
    const { overrides = [] } = table;
    if (overrides.some((override) => override.id === id))
      return fail({ code: 'override/id-twice', values: { id } });
    // One hand for each line: a second thought replaces the first.
    const others = overrides.filter(
      (other) => line === null || other.line !== line || other.player !== player
    );
    if (others.filter((other) => other.player === player).length >= MOST_BY_HAND)
      return fail({ code: 'override/too-many', values: { most: MOST_BY_HAND } });
    return ok({ ...table, overrides: [...others, { id, player, row, line, note, points }] });
  };

export const removeOverride =
  ({ id }: MoveOf<'remove-override'>): Step =>
  (table) => {
    const { overrides = [] } = table;
    const left = overrides.filter((override) => override.id !== id);
    return left.length === overrides.length
      ? fail({ code: 'override/unknown', values: { id } })
      : ok({ ...table, overrides: left });
  };
