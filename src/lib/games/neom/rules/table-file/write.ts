import type { Good } from '../../data/goods';
import type { Generation, PlayerCount } from '../../data/tile-row';
import { colOf, rowOf } from '../city';
import { edgesOf } from '../roads';
import type { PadRow } from '../scoring/pad-rows';
import type { Override, PlacedTile, Player, Table } from '../table';
import { FORMAT, VERSION } from './parse';

export interface TileEntry {
  readonly row: number;
  readonly col: number;
  readonly tile: number;
  readonly roads?: string;
  readonly good?: Good;
}

/** What was given by hand; without `line` a line of its own. */
export interface HandEntry {
  readonly row: PadRow;
  readonly line?: string;
  readonly points: number;
  readonly note: string;
}

export interface PlayerEntry {
  readonly name: string;
  readonly cityGood: Good;
  readonly money?: number;
  readonly finalIncomeIncluded: boolean;
  readonly routesUsed?: string;
  readonly tiles: readonly TileEntry[];
  readonly byHand?: readonly HandEntry[];
}

export interface TableFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly generation: Generation;
  readonly soloDeck?: PlayerCount;
  readonly players: readonly PlayerEntry[];
}

const tileEntry = ({ tile, roads, good }: PlacedTile, cell: number): TileEntry => ({
  row: rowOf(cell),
  col: colOf(cell),
  tile,
  ...(roads !== null && { roads: edgesOf(roads).join('') }),
  ...(good && { good })
});

const handEntry = ({ row, line, points, note }: Override): HandEntry => ({
  row,
  ...(line !== null && { line }),
  points,
  note
});

const playerEntry = (player: Player, byHand: readonly Override[]): PlayerEntry => ({
  name: player.name,
  cityGood: player.city.cityGood,
  ...(player.money !== null && { money: player.money }),
  finalIncomeIncluded: player.finalIncomeIncluded,
  ...(player.routesUsed.length > 0 && { routesUsed: player.routesUsed.join('') }),
  tiles: player.city.cells.flatMap((placed, cell) => (placed ? [tileEntry(placed, cell)] : [])),
  ...(byHand.length > 0 && { byHand: byHand.map(handEntry) })
});

/** A table in the interchange format; what is not known is left out. */
export const tableFileOf = (table: Table): TableFile => ({
  format: FORMAT,
  version: VERSION,
  generation: table.generation,
  ...(table.players.length === 1 && { soloDeck: table.soloDeck }),
  players: table.players.map((player) =>
    playerEntry(
      player,
      (table.overrides ?? []).filter((hand) => hand.player === player.id)
    )
  )
});
