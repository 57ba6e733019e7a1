import { describe, expect, it } from 'vitest';
import { placementEffects, selectionGain } from '$lib/games/neom/rules/triggers';
import { ALL_ROADS, roadsFrom } from '$lib/games/neom/rules/roads';
import { cityFrom, EMPTY_CITY } from '../given-table';

const placing = (drawing: string, cell: number, tile: number, roads = ALL_ROADS) =>
  placementEffects(cityFrom(drawing), cell, { tile, roads });

describe('NEOM-27 On placing', () => {
  it('the printed gain: Grocery Store provides £3', () => {
    expect(placing(EMPTY_CITY, 7, 6)).toMatchObject({
      coins: 3,
      lines: [{ rule: 'gain', tile: 6, coins: 3 }]
    });
  });

  it('a tile without a gain brings nothing', () => {
    expect(placing(EMPTY_CITY, 7, 3)).toMatchObject({ coins: 0, lines: [] });
  });

  it('Trade Office example: three pairs, Apartments & Retail is part of two', () => {
    // Apartments & Retail between two Industrial tiles, a Commercial tile beside one of them.
    const city = '. 11: . . .  12: 87: . . .  . . * . .  6: . . . .  13: . . . .';
    const { coins, lines } = placing(city, 7, 146);
    expect(coins).toBe(6);
    expect(lines).toMatchObject([{ rule: 'trade-office', count: 3, places: [1, 5, 6, 15, 20] }]);
  });

  it('Trade Office: a tile may be part of up to four pairs, roads do not matter', () => {
    const city = '. 11: . . .  12: 6: 13: . .  . 14: * . .  . . . . .  . . . . .';
    expect(placing(city, 17, 146).coins).toBe(8);
  });

  it('Merchant Union: £1 after each Commercial tile placed later', () => {
    const city = '. . . . .  . . 132 . .  . . * . .  . . . . .  . . . . .';
    expect(placing(city, 11, 8)).toMatchObject({
      coins: 1,
      lines: [{ rule: 'merchant-union', tile: 132, cell: 7 }]
    });
    expect(placing(city, 11, 86).coins).toBe(4);
    expect(placing(city, 11, 3).coins).toBe(0);
    expect(placing(EMPTY_CITY, 7, 132).coins).toBe(0);
  });

  it('Tourism Board: £2 per Commercial tile directly connected to each tile placed later', () => {
    const city = '. 8 . . .  8 . 8 . .  . 150 * . .  . . . . .  . . . . .';
    expect(placing(city, 6, 3)).toMatchObject({
      coins: 6,
      lines: [{ rule: 'tourism-board', count: 3, places: [1, 5, 7] }]
    });
    expect(placing(city, 6, 3, roadsFrom(['N', 'S'])).coins).toBe(2);
    expect(placing('. . . . .  . . 8 . .  . . * . .  . . . . .  . . . . .', 6, 150).coins).toBe(0);
  });

  it('Tourism Board and Merchant Union pay nothing once they are replaced', () => {
    const city = '. . . . .  . 8 150 8 .  . . * . .  . . . . .  . . . . .';
    expect(placing(city, 7, 17).coins).toBe(0);
  });

  it('Investment Firm: £1 for each tile selected later', () => {
    expect(selectionGain(cityFrom(EMPTY_CITY))).toBe(0);
    const firm = '. . . . .  . . 141 . .  . . * . .  . . . . .  . . . . .';
    expect(selectionGain(cityFrom(firm))).toBe(1);
    expect(placing(EMPTY_CITY, 7, 141).coins).toBe(0);
  });
});

describe('what else a placement changes', () => {
  it('NEOM-10 Goods gained, and lost with the last tile that makes them', () => {
    expect(placing(EMPTY_CITY, 7, 63).goodsGained).toEqual(['natural-gas', 'oil']);
    const two = '. . . . .  . 19 62 . .  . . * . .  . . . . .  . . . . .';
    expect(placing(two, 7, 3)).toMatchObject({ goodsLost: ['wood'], goodsGained: [] });
    expect(placing(EMPTY_CITY, 12, 3).goodsLost).toEqual(['coal']);
  });

  it('Establishing a Trade Route, and losing it to a tile without that road', () => {
    const road = '. . . . .  . . . . .  . 3:EW * . .  . . . . .  . . . . .';
    expect(placing(road, 10, 3, roadsFrom(['E', 'W'])).routesGained).toEqual(['W']);
    const route = '. . . . .  . . . . .  3:EW 3:EW * . .  . . . . .  . . . . .';
    expect(placing(route, 10, 4, roadsFrom(['E'])).routesLost).toEqual(['W']);
    expect(placing(route, 11, 4, roadsFrom(['N']))).toMatchObject({
      routesLost: [],
      cutOff: [10, 11]
    });
  });

  it('parts cut off by a tile with other roads', () => {
    const row = '. . 6 . .  . . 3 . .  . . * . .  . . . . .  . . . . .';
    expect(placing(row, 7, 4, roadsFrom(['S'])).cutOff).toEqual([2]);
  });
});
