import { fail, ok, type Result } from '$lib/engine/result';
import { CITY_TILE_COUNT, taughtFrom, packTaught } from './pack-taught';
import type { Table } from '../table';
import { BitReader, BitWriter } from './bits';
import { packPlayer, unpackPlayer, type HandedPlayer } from './pack-player';
import { packTable, unpackTable } from './pack-table';

export type { HandedPlayer } from './pack-player';

/** Roads per tile number, as somebody has taught them. */
export type TaughtRoads = ReadonlyMap<number, number>;

/** What one phone hands another: a player with the City, or the whole table. */
export type HandedOver = { readonly taught: TaughtRoads } & (
  | { readonly kind: 'player'; readonly player: HandedPlayer }
  | { readonly kind: 'table'; readonly table: Table }
);

/** Raised where older apps could not read it; they then ask for an update. */
const VERSION = 2;
/** From here on a line written by hand says which line it stands in for. */
const WITH_LINES = 2;
/** Far more than five full Cities with all that can be said of them. */
const MOST_BYTES = 32_768;

/** Version, kind, whether roads travel along; then the thing itself. */
export function pack(handed: HandedOver): Uint8Array {
  const bits = new BitWriter();
  bits
    .put(VERSION, 4)
    .flag(handed.kind === 'table')
    .flag(handed.taught.size > 0);
  if (handed.kind === 'table') packTable(bits, handed.table);
  else packPlayer(bits, handed.player);
  if (handed.taught.size > 0) packTaught(bits, handed.taught);
  return bits.bytes();
}

const damaged = fail({ code: 'hand-over/damaged' });

/** Whatever the bytes are: what was handed over, or a fault; nothing is thrown. */
export function unpack(bytes: Uint8Array): Result<HandedOver> {
  if (bytes.length > MOST_BYTES) return fail({ code: 'hand-over/too-long' });
  const bits = new BitReader(bytes);
  const version = bits.take(4);
  if (version === 0 || bits.broken) return damaged;
  if (version > VERSION) return fail({ code: 'hand-over/newer' });
  const isTable = bits.flag();
  const withRoads = bits.flag();
  const table = isTable ? unpackTable(bits, version >= WITH_LINES) : null;
  const player = isTable ? null : unpackPlayer(bits);
  const taught = withRoads && (table || player) ? taughtFrom(bits) : new Map<number, number>();
  if (!bits.done().ok || taught.size > CITY_TILE_COUNT) return damaged;
  if (table) return ok({ kind: 'table', table, taught });
  return player ? ok({ kind: 'player', player, taught }) : damaged;
}
