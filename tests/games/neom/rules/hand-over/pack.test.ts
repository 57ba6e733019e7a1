import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pack, unpack, type HandedOver } from '$lib/games/neom/rules/hand-over';
import type { Player } from '$lib/games/neom/rules/table';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { anyTable } from '../../any-table';

// Thousands of tries take as long as they take.
vi.setConfig({ testTimeout: 120_000 });

const NONE = new Map<number, number>();
const anyTaught = fc
  .array(fc.tuple(fc.nat({ max: 149 }), fc.nat({ max: 15 })), { maxLength: 40 })
  .map((pairs) => new Map(pairs.map(([tile, roads]) => [tile + 1, roads] as const)));

const fivePlayers = () => {
  const file: unknown = JSON.parse(
    readFileSync(new URL('../../../../tables/five-players.json', import.meta.url), 'utf8')
  );
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(table.fault.code);
  return table.value;
};

/** A player as handed over: ids stay at their table. */
const handedOf = (player: Player) => ({ ...player, id: undefined });

describe('handing over', () => {
  it('brings a table as it is', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const back = unpack(pack({ kind: 'table', table, taught: NONE }));
        expect(back).toEqual({ ok: true, value: { kind: 'table', table, taught: NONE } });
      }),
      { numRuns: 500, seed: 8 }
    );
  });

  it('brings a player as it is, whatever the name', () => {
    fc.assert(
      fc.property(
        anyTable,
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        (table, name) => {
          fc.pre(name.trim() !== '' && name.isWellFormed());
          const player = { ...handedOf(table.players[0]!), name: name.trim() };
          const back = unpack(pack({ kind: 'player', player, taught: NONE }));
          expect(back).toEqual({ ok: true, value: { kind: 'player', player, taught: NONE } });
        }
      ),
      { numRuns: 500, seed: 8 }
    );
  });

  it('brings what was taught, of tiles that have roads', () => {
    fc.assert(
      fc.property(anyTable, anyTaught, (table, taught) => {
        const back = unpack(pack({ kind: 'table', table, taught }));
        expect(back.ok && [...back.value.taught.keys()].every((tile) => taught.has(tile))).toBe(
          true
        );
      }),
      { numRuns: 300, seed: 8 }
    );
  });

  it('keeps the words of a finished table and points by hand', () => {
    const table = {
      ...fivePlayers(),
      finished: true,
      ending: { at: '2026-11-18', place: 'Ben’s kitchen', note: null },
      overrides: [
        { id: 'h1', player: 'p2', row: 'goods' as const, line: null, note: 'Promo', points: -3 },
        {
          id: 'h2',
          player: 'p1',
          row: 'tiles' as const,
          line: 'printed@3',
          note: 'Ours',
          points: 4
        }
      ]
    };
    const back = unpack(pack({ kind: 'table', table, taught: NONE }));
    expect(back.ok && back.value).toEqual({ kind: 'table', table, taught: NONE });
  });

  it('is small', () => {
    const table = fivePlayers();
    const full = table.players.reduce((a, b) =>
      b.city.cells.filter(Boolean).length > a.city.cells.filter(Boolean).length ? b : a
    );
    const player = handedOf(full);
    const filler = player.city.cells.find(Boolean)!;
    let tiles = 0;
    const cells = player.city.cells.map((placed) => (tiles++ < 21 ? (placed ?? filler) : null));
    const city = pack({
      kind: 'player',
      player: { ...player, city: { ...player.city, cells } },
      taught: NONE
    });
    const five = pack({ kind: 'table', table, taught: NONE });
    const every = new Map(Array.from({ length: 150 }, (_, tile) => [tile + 1, 5]));
    const withRoads = pack({ kind: 'table', table, taught: every });
    expect(city.length).toBeLessThanOrEqual(48);
    expect(five.length).toBeLessThanOrEqual(240);
    expect(withRoads.length).toBeLessThanOrEqual(five.length + 100);
  });
});

describe('hostile bytes', () => {
  const sound = (handed: HandedOver) => {
    const players = handed.kind === 'table' ? handed.table.players : [handed.player];
    return players.every(({ city, name }) => city.cells.length === 25 && name !== '');
  };
  const tried = (bytes: Uint8Array) => {
    const back = unpack(bytes);
    expect(back.ok ? sound(back.value) : back.fault.code.startsWith('hand-over/')).toBe(true);
  };

  it('never throw: anything at all', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), tried), { numRuns: 10_000, seed: 8 });
  });

  it('never throw: a real table with some bytes changed, cut short or grown', () => {
    const real = pack({ kind: 'table', table: fivePlayers(), taught: new Map([[7, 5]]) });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: real.length - 1 }), fc.nat({ max: 255 })), {
          maxLength: 4
        }),
        fc.nat({ max: real.length + 8 }),
        (changes, length) => {
          const bytes = new Uint8Array(length);
          bytes.set(real.slice(0, length));
          for (const [at, byte] of changes) if (at < length) bytes[at] = byte;
          tried(bytes);
        }
      ),
      { numRuns: 10_000, seed: 8 }
    );
  });

  it('are refused unread where there are too many', () => {
    expect(unpack(new Uint8Array(40_000).fill(16))).toMatchObject({
      ok: false,
      fault: { code: 'hand-over/too-long' }
    });
  });

  it('of a newer version ask for an update', () => {
    expect(unpack(Uint8Array.of(0xf0))).toMatchObject({ fault: { code: 'hand-over/newer' } });
  });
});
