import { cellsOf } from '$lib/engine/grid/cell-set';
import type { TableSummary } from '$lib/engine/game-module';
import type { PlayerCount } from '../../data/tile-row';
import { firstTypes, sketchOf } from '../city';
import { PAD_ROWS, scoreTable } from '../scoring';
import type { Table } from '../table';
import { stampOf, type Stamp } from './stamp';

/** What statistics draw from: of each seat the rows of the pad and the Cornerstones in the City. */
export interface TableFacts {
  readonly rows: readonly (readonly number[])[];
  readonly cornerstones: readonly (readonly number[])[];
  /** The day the players said it was; null where they did not. */
  readonly day: string | null;
  readonly place: string | null;
  readonly deck: PlayerCount;
}

export interface NeomSummary extends TableSummary {
  readonly totals: readonly number[];
  readonly stamps: readonly Stamp[];
  readonly facts?: TableFacts;
}

/** Everything lists and statistics show of a table, so that they need not read its moves. */
export function summaryOf(table: Table): NeomSummary {
  const score = scoreTable(table);
  const sketches = table.players.map(({ city }) => sketchOf(city));
  const summary = {
    players: table.players.map(({ name }) => name),
    finished: table.finished,
    totals: score.players.map(({ pad }) => pad.total),
    incomplete: score.players.flatMap(({ incomplete, lines }, seat) =>
      incomplete || lines.some(({ waitsFor }) => waitsFor !== null) ? [seat] : []
    ),
    stamps: sketches.map((sketch) => stampOf(firstTypes(sketch)))
  };
  if (!table.finished) return summary;
  return {
    ...summary,
    winners: score.winners,
    facts: {
      rows: score.players.map(({ pad }) => PAD_ROWS.map((row) => pad[row])),
      cornerstones: sketches.map(({ cornerstones, tiles }) =>
        cellsOf(cornerstones).map((cell) => tiles[cell]!.number)
      ),
      day: table.ending?.at ?? null,
      place: table.ending?.place ?? null,
      deck: table.soloDeck
    }
  };
}
