import { describe, expect, it } from 'vitest';
import { neom, type Table } from '$lib/games/neom';
import { entryFaults } from '$lib/games/neom/text/en/entry-faults';
import { after, money, refusal, slums, start } from './made';

describe('the City', () => {
  it('place, move, swap, set roads, remove, clear', () => {
    const placed = after(start(), slums, { ...slums, cell: 8, tile: 4 });
    const changed = after(
      placed,
      { type: 'move', player: 'a', from: 7, to: 0 },
      { type: 'swap', player: 'a', from: 0, to: 8 },
      { type: 'set-roads', player: 'a', cell: 8, roads: null }
    );
    const { cells } = changed.players[0]!.city;
    expect([cells[0]?.tile, cells[8], cells[7]]).toEqual([4, { tile: 3, roads: null }, null]);
    expect(after(placed, { type: 'clear-city', player: 'a' })).toEqual(start());
  });

  it('place then remove is the table as it was', () => {
    const placed = after(start(), slums);
    expect(after(placed, { type: 'remove', player: 'a', cell: 7 })).toEqual(start());
  });

  it("NEOM-10 chooses the Modular Factory's Good", () => {
    const factory = after(start(), { ...slums, tile: 137, good: 'gold' });
    expect(factory.players[0]!.city.cells[7]).toEqual({ tile: 137, roads: 15, good: 'gold' });
    const other = after(factory, { type: 'choose-good', player: 'a', cell: 7, good: 'steel' });
    expect(other.players[0]!.city.cells[7]!.good).toBe('steel');
  });

  it('pays, buys from the seller and gains in one move', () => {
    const table = after(start(), {
      ...slums,
      tile: 51,
      bill: { fee: 1, buys: [{ good: 'ore', seller: 'b', price: 2 }], gain: 4, routes: [] }
    });
    expect(money(table)).toEqual([7, 8]);
  });

  it('RB page 4: gains cannot pay for the tile placed', () => {
    const bill = { fee: 7, buys: [], gain: 5, routes: [] };
    expect(refusal(start(), { ...slums, bill })).toBe('money/short');
  });

  it('NEOM-9 in play: keeps a wrong replacement and a missing requirement as warnings', () => {
    const codes = (table: Table) => neom.breachesOf(table).map(({ code }) => code);
    const wrong = after(start(), slums, { ...slums, tile: 6 });
    expect(codes(wrong)).toContain('breach/replacement');
    expect(wrong.gone).toEqual([{ player: 'a', tile: 3, how: 'replaced', turn: 1 }]);
    expect(codes(after(start(), slums, { ...slums, tile: 4 }))).not.toContain('breach/replacement');
    expect(codes(after(start(), { ...slums, tile: 94 }))).toContain('breach/required-tiles');
    const scored = after(start('score'), slums, { ...slums, tile: 6 });
    expect(codes(scored)).not.toContain('breach/replacement');
  });

  it.each([
    [{ ...slums, tile: 151 }, 'tile/number'],
    [{ ...slums, tile: 24 }, 'tile/disaster'],
    [{ ...slums, cell: 25 }, 'tile/cell'],
    [{ ...slums, roads: 16 }, 'tile/roads'],
    [{ ...slums, good: 'gold' }, 'tile/no-good'],
    [{ ...slums, player: 'z' }, 'player/unknown'],
    [{ type: 'remove', player: 'a', cell: 3 }, 'city/empty'],
    [{ type: 'move', player: 'a', from: 3, to: 4 }, 'city/empty'],
    [{ type: 'swap', player: 'a', from: 3, to: 4 }, 'city/empty'],
    [{ type: 'choose-good', player: 'a', cell: 3, good: 'gold' }, 'city/empty'],
    [{ type: 'fly', player: 'a' }, 'input/choice'],
    [{}, 'input/choice'],
    [[], 'input/object']
  ])('%j is refused: %s', (move, code) => {
    expect(refusal(start(), move)).toBe(code);
    expect(Object.keys(entryFaults)).toContain(code);
  });

  it('a tile does not move onto another', () => {
    const two = after(start(), slums, { ...slums, cell: 8 });
    expect(refusal(two, { type: 'move', player: 'a', from: 7, to: 8 })).toBe('city/taken');
  });
});
