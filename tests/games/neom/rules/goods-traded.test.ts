import { describe, expect, it } from 'vitest';
import { replay } from '$lib/engine/session';
import { neom, type Table } from '$lib/games/neom';
import { goodsTraded, isMirrored } from '$lib/games/neom/rules/goods-traded';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { pricesOf, routeSavings } from '$lib/games/neom/rules/prices';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const empty = cityFrom(EMPTY_CITY);
/** Makes Gold. */
const gold = cityFrom('. . . . .  . . 13 . .  . . * . .  . . . . .  . . . . .', 'ore');

function after(table: Table, input: object): Table {
  const move = neom.parseMove(input);
  if (!move.ok) throw new Error(move.fault.code);
  const next = neom.apply(table, move.value);
  if (!next.ok) throw new Error(next.fault.code);
  return next.value;
}
const tick = (player: string, ...goods: readonly string[]) => ({
  type: 'set-goods-made',
  player,
  goods
});

describe('Goods ticked by hand', () => {
  const table = tableWith([empty, empty, empty]);

  it('sell like produced ones while the City is not mirrored', () => {
    const ticked = after(table, tick('p2', 'steel', 'glass'));
    expect(pricesOf(ticked, 0).glass.offers).toMatchObject([{ seller: 1, side: 'W', price: 4 }]);
    expect(pricesOf(table, 0).glass.offers).toEqual([]);
    expect(ticked.players[1]!.goodsTicked).toEqual(['glass', 'steel']);
  });

  it('count as made for the player themselves', () => {
    expect(pricesOf(after(table, tick('p1', 'gold')), 0).gold.produced).toBe(true);
  });

  it('stand aside as soon as a tile of the City is entered, and come back without it', () => {
    const ticked = after(table, tick('p2', 'steel'));
    const mirrored = after(ticked, { type: 'place', player: 'p2', cell: 7, tile: 3, roads: 15 });
    expect(isMirrored(mirrored.players[1]!)).toBe(true);
    expect(pricesOf(mirrored, 0).steel.offers).toEqual([]);
    const cleared = after(mirrored, { type: 'clear-city', player: 'p2' });
    expect(pricesOf(cleared, 0).steel.offers).toHaveLength(1);
  });

  it('never score', () => {
    const ticked = after(table, tick('p1', 'jewelry', 'gold'));
    expect(scoreTable(ticked).players[0]!.pad).toEqual(scoreTable(table).players[0]!.pad);
  });

  it('keep the City Center beside them, in the order of the Goods', () => {
    const player = playerWith(empty, { goodsTicked: ['gold', 'oil'] });
    expect(goodsTraded(player, ['coal'])).toEqual(['coal', 'oil', 'gold']);
  });

  it('survive the way through a session', () => {
    const ticked = after(table, tick('p3', 'wood'));
    const { setup, moves } = sessionFrom(ticked);
    expect(replay(neom, setup, moves)).toEqual({ ok: true, value: ticked });
  });

  it('are refused where they are no Goods', () => {
    expect(neom.parseMove(tick('p1', 'cheese'))).toMatchObject({
      ok: false,
      fault: { code: 'good/unknown' }
    });
  });
});

describe('what another route would save', () => {
  it('£1 on every missing Good whose best price is over that side', () => {
    const saved = routeSavings(tableWith([empty, gold, empty, empty]), 0);
    expect(saved).toEqual([
      { side: 'W', goods: ['ore', 'gold'] },
      // Over the right Gold would cost £6 − £1: no better than £4 over the left.
      { side: 'E', goods: [] }
    ]);
  });

  it('nothing is said about a route that is active', () => {
    const left = cityFrom('. . . . .  . . . . .  3:EW 3:EW * . .  . . . . .  . . . . .');
    expect(routeSavings(tableWith([left, gold, empty]), 0).map(({ side }) => side)).toEqual(['E']);
  });

  it('two players: £1 on everything that costs more than £1', () => {
    const [left] = routeSavings(tableWith([empty, gold]), 0);
    expect(left!.goods).toHaveLength(16);
  });
});

describe('solo routes', () => {
  it('a route used by mistake can be freed', () => {
    const route = { player: 'p1', side: 'W' };
    const used = after(tableWith([empty]), { type: 'use-route', ...route });
    expect(used.players[0]!.routesUsed).toEqual(['W']);
    expect(after(used, { type: 'free-route', ...route }).players[0]!.routesUsed).toEqual([]);
  });
});
