import { PLAYER_COUNTS, type PlayerCount, type TileRow } from '../data/tile-row';
import type { Player, Table } from './table';

/** The largest icon in a game; the solo player chooses (RB "The Solo Game"). */
export const iconFor = (players: number, soloDeck: PlayerCount): PlayerCount =>
  players === 1 ? soloDeck : players === 5 ? '5+' : players === 4 ? '4+' : '1+';

export const iconsUpTo = (most: PlayerCount): readonly PlayerCount[] =>
  PLAYER_COUNTS.slice(0, PLAYER_COUNTS.indexOf(most) + 1);

/** The icons of the decks in the game. */
export const decksInPlay = ({ players, soloDeck }: Table): readonly PlayerCount[] =>
  iconsUpTo(iconFor(players.length, soloDeck));

type Icon = Pick<TileRow, 'players'>;

/** A tile without an icon is in every game. */
export const isUsedUpTo = (most: PlayerCount, { players }: Icon): boolean =>
  players === null || iconsUpTo(most).includes(players);

export const isInGame = ({ players, soloDeck }: Table, tile: Icon): boolean =>
  isUsedUpTo(iconFor(players.length, soloDeck), tile);

/** In whose City a tile lies. */
export const ownerOf = ({ players }: Table, number: number): Player | undefined =>
  players.find(({ city }) => city.cells.some((placed) => placed?.tile === number));

/** Whether a tile was noted as back in the game box. */
export const isGone = ({ gone }: Table, number: number): boolean =>
  gone?.some(({ tile }) => tile === number) ?? false;
