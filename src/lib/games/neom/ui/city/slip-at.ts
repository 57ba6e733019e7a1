import type { BreachCode, NeomBreach } from '../../rules/breaches';
import type { Cell } from '../../rules/table';
import { breachText } from '../../text/en/breaches';

/** Odd in a way that a number typed wrong is, and that no later tile sets right. */
const SLIPS: ReadonlySet<BreachCode> = new Set(['breach/tile-twice', 'breach/tile-not-in-game']);

/** What to say at once of a tile just entered: a warning below the board comes too late. */
export function slipAt(breaches: readonly NeomBreach[], cell: Cell): string | undefined {
  const slip = breaches.find(({ code, places }) => SLIPS.has(code) && places.includes(cell));
  return slip && breachText(slip);
}
