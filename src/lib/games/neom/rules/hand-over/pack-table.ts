import { PLAYER_COUNTS, type Generation } from '../../data/tile-row';
import { MAX_PLAYERS, MOST_BY_HAND } from '../entry-fields';
import { PAD_ROWS } from '../scoring/pad-rows';
import type { Ending, Override, Table } from '../table';
import type { BitReader, BitWriter } from './bits';
import { packPlayer, unpackPlayer } from './pack-player';

const SHORT = 200;
const LONG = 2000;
const LINE = 80;
/** As the field for points by hand takes it. */
const MOST_POINTS = 999;
const MOST_OVERRIDES = MOST_BY_HAND * MAX_PLAYERS;

const packText = (bits: BitWriter, text: string | null): void => {
  bits.flag(text !== null);
  if (text !== null) bits.text(text);
};
const unpackText = (bits: BitReader, longest: number): string | null => {
  const text = bits.flag() ? bits.text(longest).trim() : null;
  return text === '' ? null : text;
};

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function packEnding(bits: BitWriter, { at, place, note }: Ending): void {
  packText(bits, at);
  packText(bits, place);
  packText(bits, note);
}

function unpackEnding(bits: BitReader): Ending {
  const at = unpackText(bits, 10);
  const place = unpackText(bits, SHORT);
  const note = unpackText(bits, LONG);
  return { at: at !== null && DAY.test(at) ? at : null, place, note };
}

function packOverrides(bits: BitWriter, table: Table): void {
  const { overrides = [], players } = table;
  const known = overrides.filter(({ player }) => players.some(({ id }) => id === player));
  bits.amount(known.length, 1);
  for (const { player, row, line, points, note } of known) {
    bits.put(
      players.findIndex(({ id }) => id === player),
      3
    );
    bits
      .put(PAD_ROWS.indexOf(row), 3)
      .flag(points < 0)
      .amount(Math.abs(points), 4);
    bits.text(note).text(line ?? '');
  }
}

function unpackOverrides(
  bits: BitReader,
  count: number,
  withLines: boolean
): readonly Override[] | null {
  const length = bits.amount(1);
  if (length > MOST_OVERRIDES) return null;
  const overrides = Array.from({ length }, (_, index): Override => {
    const player = `p${bits.take(3) + 1}`;
    const row = PAD_ROWS[bits.take(3)]!;
    const negative = bits.flag();
    const size = bits.amount(4);
    const note = bits.text(SHORT).trim();
    const line = (withLines && bits.text(LINE).trim()) || null;
    return { id: `h${index + 1}`, player, row, line, note, points: negative ? -size : size };
  });
  const sound = overrides.every(
    ({ player, points, note }) =>
      Number(player.slice(1)) <= count && Math.abs(points) <= MOST_POINTS && note !== ''
  );
  return sound ? overrides : null;
}

export function packTable(bits: BitWriter, table: Table): void {
  const { players, generation, turn, soloDeck, beginner, mode, finished, ending } = table;
  bits.put(players.length, 3).put(generation, 2).put(turn, 3);
  bits.put(PLAYER_COUNTS.indexOf(soloDeck), 2);
  bits
    .flag(beginner)
    .flag(mode === 'play')
    .flag(finished)
    .flag(ending !== undefined);
  for (const player of players) packPlayer(bits, player);
  packOverrides(bits, table);
  if (ending) packEnding(bits, ending);
}

export function unpackTable(bits: BitReader, withLines: boolean): Table | null {
  const count = bits.take(3);
  const generation = bits.take(2);
  const turn = bits.take(3);
  const soloDeck = PLAYER_COUNTS[bits.take(2)];
  const beginner = bits.flag();
  const mode = bits.flag() ? 'play' : 'score';
  const finished = bits.flag();
  const ended = bits.flag();
  if (count < 1 || count > MAX_PLAYERS || generation < 1 || turn < 1 || !soloDeck) return null;
  const players = Array.from({ length: count }, (_, seat) => {
    const player = unpackPlayer(bits);
    return player && { id: `p${seat + 1}`, ...player };
  }).filter((player) => player !== null);
  const overrides = unpackOverrides(bits, count, withLines);
  const ending = ended ? unpackEnding(bits) : undefined;
  const names = new Set(players.map(({ name }) => name));
  if (players.length < count || names.size < count || !overrides || bits.broken) return null;
  return {
    players,
    generation: generation as Generation,
    turn,
    soloDeck,
    beginner,
    mode,
    finished,
    ...(ending && { ending }),
    ...(overrides.length > 0 && { overrides })
  };
}
