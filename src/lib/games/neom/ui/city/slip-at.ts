import { breachesOf, type BreachCode } from '../../rules/breaches';
import type { Cell, Table } from '../../rules/table';
import { breachText } from '../../text/en/breaches';

/** Odd in a way that a number typed wrong is, and that no later tile sets right. */
const SLIPS: ReadonlySet<BreachCode> = new Set(['breach/tile-twice', 'breach/tile-not-in-game']);

/** What to say at once of a tile just entered: a warning below the board comes too late. */
export function slipAt(table: Table, player: string, cell: Cell): string | undefined {
  const seat = table.players.findIndex(({ id }) => id === player);
  const slip = breachesOf(table).find(
    (breach) => breach.seat === seat && SLIPS.has(breach.code) && breach.places.includes(cell)
  );
  return slip && breachText(slip);
}
