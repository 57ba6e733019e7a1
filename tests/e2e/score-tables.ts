import { tableFileOf, type TableFile } from '$lib/games/neom/rules/table-file';
import type { Player, Table } from '$lib/games/neom/rules/table';
import { cityFrom, playerWith, tableWith } from '../games/neom/given-table';

const ANA = cityFrom(
  '44 34 5 29 17:ES  7 54 92:NS 10 59  15 126 * 8 62  60 11 45 13 72:EW  . 148 65 18 .',
  'wood'
);
const BEA = cityFrom(
  '3 6 86 87 10  12 1 . 19 25  9 14 * 26 20:NS  27 41 131 30 43  61 37 118 22 .',
  'ore'
);
const CEM = cityFrom(
  '135 28 9 35:EW .  137=gold 49 33:NS 21 .  97 111 * 66 140  . 69 96 144 .  . 87 2 . .',
  'oil'
);
const DOV = cityFrom('. . . . .  . 1 . . .  8 121 * . .  . . 16 . .  . . . . .', 'coal');
const EVA = cityFrom(
  '145 18 19 20 21  22 23 32 66 67  62 61 * 63 80  3 4 5 6 7  68 125 58 149 147',
  'stone'
);
const UNKNOWN = cityFrom('44 34:? 5 . .  7 137 92:? . .  15 124 * 8 62  . . . . .  . . . . .');

const seated = (player: Player, values: Partial<Player>, seat: number): Player => ({
  ...player,
  ...values,
  id: `p${seat + 1}`
});
const file = (players: readonly Player[], values: Partial<Table> = {}): TableFile =>
  tableFileOf(tableWith([], { ...values, players: players.map((one, i) => seated(one, {}, i)) }));

/** Points by hand, for a line and beside them. */
const byHand = (table: TableFile): TableFile => ({
  ...table,
  players: table.players.map((player, seat) => ({
    ...player,
    byHand: [
      { row: 'tiles', points: seat - 2, note: 'House rule' },
      { row: 'power', line: 'no-power@', points: -1, note: 'Promo' }
    ]
  }))
});

const LONG_NAME = 'Bartholomew Featherstonehaugh-Cholmondeley von und zu Ostfeld';
const RTL_NAME = 'شهرزاد الكبيرة 👨‍👩‍👧';

/** Finished games of every size, and what they may still lack. */
export const SCORE_TABLES: Readonly<Record<string, TableFile>> = {
  'five players': file([
    playerWith(ANA, { money: 41 }, 0),
    playerWith(BEA, { money: 23, finalIncomeIncluded: false }, 1),
    playerWith(CEM, { money: 67 }, 2),
    playerWith(DOV, { money: 12 }, 3),
    playerWith(EVA, { money: 30 }, 4)
  ]),
  solo: file([playerWith(EVA, { money: 95 })], { soloDeck: '4+' }),
  'two players with long names': file([
    playerWith(BEA, { money: 30, name: LONG_NAME }, 0),
    playerWith(CEM, { money: 31, name: RTL_NAME }, 1)
  ]),
  'unknown roads, Good and cash': file([
    playerWith(UNKNOWN, { money: null }, 0),
    playerWith(EVA, { money: 20 }, 1),
    playerWith(cityFrom('. . . . .  . . . . .  . . * . .  . . . . .  . . . . .'), {}, 2)
  ]),
  'a shared victory': file([
    playerWith(BEA, { money: 30 }, 0),
    playerWith(DOV, { money: 30 }, 1),
    playerWith({ ...BEA, cityGood: 'wood' }, { money: 30 }, 2)
  ]),
  'points by hand': byHand(
    file([playerWith(BEA, { money: 8 }, 0), playerWith(EVA, { money: 9 }, 1)])
  )
};
