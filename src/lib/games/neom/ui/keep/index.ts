import { ok } from '$lib/engine/result';
import type { GameKeep, Handed } from '$lib/shell/game-keep';
import { tileOf } from '../../data/tiles';
import type { Move, Setup, Table } from '../..';
import { pack, unpack, type HandedOver } from '../../rules/hand-over';
import { movesToMerge, movesToTake, sessionOf } from '../../rules/hand-over/take';
import { sessionFrom } from '../../rules/moves/from-table';
import { edgesOf, isRoads } from '../../rules/roads';
import { FORMAT, parseTableFile, skippedFields, tableFileOf } from '../../rules/table-file';
import { roadWords } from '../../text/en/cells';
import { readerFaultText } from '../../text/en/entry-faults';
import { keepWords } from '../../text/en/keep';
import { moveText } from '../../text/en/keep-moves';
import { numbered } from '../../text/en/rules/tile-words';
import { seat } from '../table/seat.svelte';
import Boards from './Boards.svelte';
import HandedOverView from './HandedOver.svelte';
import Statistics from './statistics/Statistics.svelte';

const roadsIn = (taught: ReadonlyMap<number, unknown>): ReadonlyMap<number, number> =>
  new Map([...taught].filter((pair): pair is [number, number] => isRoads(pair[1])));

const handedOf = (content: HandedOver): Handed => ({
  kind: content.kind,
  players:
    content.kind === 'table'
      ? content.table.players.map(({ name }) => name)
      : [content.player.name],
  taught: content.taught,
  content
});

/** The whole table, or one player; who asked for a seat that is not there gets the table. */
function chosen(
  table: Table,
  whose: string | null,
  taught: ReadonlyMap<number, number>
): HandedOver {
  const player = table.players.find(({ id }) => id === whose);
  return player ? { kind: 'player', player, taught } : { kind: 'table', table, taught };
}

const neomKeep: GameKeep<Setup, Move, Table> = {
  format: FORMAT,
  fileOf: tableFileOf,
  parseFile(input) {
    const table = parseTableFile(input);
    return table.ok ? ok(sessionFrom(table.value)) : table;
  },
  skippedIn: skippedFields,

  async loadSample() {
    const { setup, moves } = (await import('../../data/sample-table.json')).default;
    const finish = { type: 'finish', note: keepWords.sampleNote };
    return { setup: setup as Setup, moves: [...moves, finish] as Move[] };
  },

  seatsOf: ({ players }) => players.map(({ id, name }) => ({ id, name })),
  pack: (table, whose, taught) => pack(chosen(table, whose, roadsIn(taught))),
  unpack(bytes) {
    const handed = unpack(bytes);
    return handed.ok ? ok(handedOf(handed.value)) : handed;
  },
  arrivalOf: (content) => sessionOf(content as HandedOver),
  movesToTake(table, content, whose) {
    const handed = content as HandedOver;
    return handed.kind === 'table'
      ? movesToMerge(table, handed.table)
      : movesToTake(table, handed.player, whose);
  },
  showTaken(id, moves) {
    const [taken, ...others] = moves.filter((move) => move.type === 'take-city');
    if (taken && others.length === 0) seat.choose({ id }, taken.player);
  },

  isTaught: (piece, value) => tileOf(piece)?.kind === 'tile' && isRoads(value),
  pieceText: (piece) => numbered(tileOf(piece)!),
  taughtText: (value) => (isRoads(value) ? roadWords(edgesOf(value)) : keepWords.roadsUnknown),
  faultText: (fault) => keepWords.faults[fault.code] ?? readerFaultText(fault),
  moveText,

  Boards,
  Handed: HandedOverView,
  Statistics
};

/** The shell hands every game its own things back; here they get their types again. */
export const keep = neomKeep as unknown as GameKeep;
