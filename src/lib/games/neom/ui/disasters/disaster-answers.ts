import type { Disaster } from '../../data/tile-row';
import { cityTileOf } from '../../data/tiles';
import { disasterFor, type DisasterAnswer } from '../../rules/sacrifice';
import type { Cell, Player } from '../../rules/table';
import type { NeomTable } from '../neom-table';

/** One player's answer; the others do not matter to it. */
export const answerOf = (table: NeomTable, kind: Disaster, player: Player): DisasterAnswer =>
  disasterFor({ ...table.state, players: [player] }, kind, null)[0]!;

/** Whether points and routes rest on roads nobody has entered (NEOM-4). */
export const hasUnknownRoads = ({ city }: Player): boolean =>
  city.cells.some((placed) => placed?.roads === null);

export const nameOf = (tile: number): string => cityTileOf(tile).name;

export const tileNames = ({ city }: Player, cells: readonly Cell[]): readonly string[] =>
  cells.map((cell) => nameOf(city.cells[cell]!.tile));
