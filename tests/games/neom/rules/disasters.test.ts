import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '$lib/engine/grid/cell-set';
import { DISASTERS, type Disaster } from '$lib/games/neom/data/tile-row';
import { sketchOf } from '$lib/games/neom/rules/city';
import { withoutTiles } from '$lib/games/neom/rules/city-edit';
import {
  inReadingOrder,
  paymentFor,
  sacrificeSets,
  selectorOf
} from '$lib/games/neom/rules/disasters';
import { disasterFor, rankedSacrifices } from '$lib/games/neom/rules/sacrifice';
import { scoreCity, scoreTable } from '$lib/games/neom/rules/scoring';
import type { City } from '$lib/games/neom/rules/table';
import { anyTable, SEED } from '../any-table';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../given-table';

const paid = (kind: Disaster, city: City) => paymentFor(kind, sketchOf(city));
const given = (kind: Disaster, city: City) =>
  sacrificeSets(kind, sketchOf(city)).toSorted(inReadingOrder).map(cellsOf);

// R Slums, C Grocery Store, I Lumber Mill, P Nuclear Power Plant, G Limestone, RC Condos.
const mixed = cityFrom('3 6 11 101 19  86 . . . .  . . * . .  . . . . .  . . . . .');

describe('NEOM-33 Payment', () => {
  it('Flood: £1 for each Residential, Commercial, Industrial and Public but not Resource tile', () => {
    expect(paid('flood', mixed)).toMatchObject({ payment: 5, protected: [] });
  });

  it('NEOM-11: a tile of two types is paid for once', () => {
    const condos = cityFrom('86 . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(DISASTERS.map((kind) => paid(kind, condos).payment)).toEqual([1, 1, 2]);
  });

  it('Fire: the Fire Department protects itself and the tiles around it', () => {
    const city = cityFrom('17 3 3 . .  19 11 . . .  . . * . .  . . . . .  . . . . 101');
    expect(paid('fire', city)).toMatchObject({
      payment: 2,
      counted: [2, 24],
      protected: [0, 1, 6]
    });
    expect(paid('flood', city).payment).toBe(5);
    expect(paid('crime-spree', city).payment).toBe(6);
  });

  it('Crime Spree: £2 for each Residential, Commercial and Industrial tile not protected', () => {
    expect(paid('crime-spree', mixed).payment).toBe(8);
    const policed = cityFrom('57 3 3 . .  19 11 . . .  . . * . .  . . . . .  . . . . 101');
    expect(paid('crime-spree', policed)).toMatchObject({ payment: 2, protected: [1, 6] });
    expect(paid('fire', policed).protected).toEqual([]);
  });

  it('Public Safety Department protects from both', () => {
    const safe = cityFrom('139 3 . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(paid('fire', safe).payment).toBe(0);
    expect(paid('crime-spree', safe).payment).toBe(0);
    expect(paid('flood', safe).payment).toBe(2);
  });

  it('Insurance Office: half of the result, rounded down', () => {
    const insured = cityFrom('133 3 6 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(paid('flood', insured)).toMatchObject({ payment: 1, insured: true });
    expect(paid('crime-spree', insured).payment).toBe(2);
  });

  it('payment needs the cash, and lowers Money and Treasury', () => {
    const city = cityFrom('60 3 3 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const answer = (money: number) =>
      disasterFor(tableWith([], { players: [playerWith(city, { money })] }), 'flood', null)[0]!;
    expect(answer(2)).toMatchObject({ payment: 3, affordable: false, totalIfPaid: null });
    // £10: 5 for Money and 2 for the Treasury; £7: 3 and 1.
    const { total, totalIfPaid } = answer(10);
    expect(total - totalIfPaid!).toBe(3);
    expect(answer(3)).toMatchObject({ affordable: true });
  });
});

describe('NEOM-34 Sacrifice', () => {
  it('Flood: one Residential, Commercial, Industrial or Public tile, no Resource tile', () => {
    expect(given('flood', mixed)).toEqual([[0], [1], [2], [3], [5]]);
  });

  it('Fire: two tiles of any type, Resource tiles too, the City Center never', () => {
    expect(given('fire', mixed)).toHaveLength(15);
    expect(given('fire', mixed).flat()).toContain(4);
    expect(given('fire', mixed).flat()).not.toContain(12);
  });

  it('Fire: one or none if the City has no more', () => {
    const one = cityFrom('19 . . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(given('fire', one)).toEqual([[0]]);
    expect(given('fire', cityFrom(EMPTY_CITY))).toEqual([[]]);
  });

  it('Crime Spree: one of each type, three different tiles; the two-typed one serves as either', () => {
    expect(given('crime-spree', mixed)).toEqual([
      [0, 1, 2],
      [0, 2, 5],
      [1, 2, 5]
    ]);
  });

  it('example of page 5: without Commercial tiles a Residential and an Industrial tile', () => {
    const city = cityFrom('3 11 101 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(given('crime-spree', city)).toEqual([[0, 1]]);
  });

  it('Crime Spree: the only Residential and only Commercial tile is given once', () => {
    const city = cityFrom('86 11 12 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    expect(given('crime-spree', city)).toEqual([
      [0, 1],
      [0, 2]
    ]);
  });

  it('points given by hand count in every total, as on the score sheet', () => {
    const hand = { player: 'p1', note: 'Our rule' };
    const overrides = [
      { ...hand, id: 'x', row: 'goods', line: null, points: 7 },
      // The Slums are worth keeping by hand only.
      { ...hand, id: 'y', row: 'tiles', line: 'printed@0', points: 30 }
    ] as const;
    const table = tableWith([mixed, mixed], { overrides });
    const totalOf = (city: City, money = 20) =>
      scoreTable({ ...table, players: [playerWith(city, { money })] }).players[0]!.pad.total;
    const [answer, other] = disasterFor(table, 'flood', null);
    const totals = given('flood', mixed).map((cells) => totalOf(withoutTiles(mixed, cells)));
    expect(answer).toMatchObject({
      total: totalOf(mixed),
      totalIfPaid: totalOf(mixed, 15),
      bestSacrifice: { total: Math.max(...totals) }
    });
    expect(answer!.bestSacrifice.cells).not.toContain(0);
    expect(other).toEqual(disasterFor(tableWith([mixed, mixed]), 'flood', null)[1]);
    const ranked = rankedSacrifices('flood', sketchOf(mixed), table.players[0]!, table);
    expect(ranked.map(({ total }) => total)).toEqual(totals.toSorted((a, b) => b - a));
  });

  it('nothing to give: no spaces and an unchanged total', () => {
    const [answer] = disasterFor(tableWith([cityFrom(EMPTY_CITY)]), 'crime-spree', null);
    expect(answer).toMatchObject({
      payment: 0,
      bestSacrifice: { cells: [], total: answer!.total }
    });
  });

  it('sacrifices equal in points and income: the first in reading order', () => {
    const city = cityFrom('7 7 . . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const [answer] = disasterFor(tableWith([city]), 'flood', null);
    expect(answer!.bestSacrifice.cells).toEqual([0]);
  });

  it('best sacrifice ≥ every other by brute force, for any City', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom(...DISASTERS), (table, kind) => {
        for (const [seat, { bestSacrifice }] of disasterFor(table, kind, null).entries()) {
          const player = table.players[seat]!;
          const totals = given(kind, player.city).map(
            (cells) => scoreCity({ ...player, city: withoutTiles(player.city, cells) }).pad.total
          );
          expect(bestSacrifice.total).toBe(Math.max(...totals));
          expect(given(kind, player.city)).toContainEqual(bestSacrifice.cells);
        }
      }),
      { ...SEED, numRuns: 12 }
    );
  });
});

describe('NEOM-35 Who', () => {
  it('everybody but the player who selected it', () => {
    const answers = disasterFor(tableWith([mixed, mixed, mixed]), 'flood', 1);
    expect(answers.map(({ affected }) => affected)).toEqual([true, false, true]);
    const { total } = answers[0]!;
    expect(answers[1]).toMatchObject({
      payment: 0,
      affordable: true,
      totalIfPaid: total,
      bestSacrifice: { cells: [], total }
    });
  });

  it('whoever discarded its tile selected it; alone only in turns 1–3', () => {
    const flood = (turn: number) => [{ player: 'p1', tile: 24, how: 'discarded', turn }] as const;
    const alone = (at: number, turn: number) =>
      selectorOf(tableWith([mixed], { turn, gone: flood(at) }), 'flood');
    // Asked later, what counts is the turn it was selected in.
    expect([alone(3, 3), alone(2, 5), alone(4, 4), alone(7, 1)]).toEqual(['p1', 'p1', null, null]);
    const two = tableWith([mixed, mixed], { turn: 7, gone: flood(7) });
    expect([selectorOf(two, 'flood'), selectorOf(two, 'fire')]).toEqual(['p1', null]);
  });

  it('in the solo game you, unless you selected it', () => {
    expect(disasterFor(tableWith([mixed]), 'fire', null)[0]!.affected).toBe(true);
    expect(disasterFor(tableWith([mixed]), 'fire', 0)[0]!.affected).toBe(false);
  });
});
