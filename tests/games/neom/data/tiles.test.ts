import { describe, expect, it } from 'vitest';
import type { Good } from '$lib/games/neom/data/goods';
import type { Payment, TileType } from '$lib/games/neom/data/tile-row';
import { cityTileOf, MODULAR_FACTORY, tileOf } from '$lib/games/neom/data/tiles';
import { sketchOf } from '$lib/games/neom/rules/city';
import { NEARBY } from '$lib/games/neom/rules/city-grid';
import { incomeOf } from '$lib/games/neom/rules/income';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import { cityFrom } from '../given-table';
import { RULEBOOK_INDEX, type IndexRow } from './rulebook-index';

const DECKS: Record<string, number | 'cornerstone'> = { I: 1, II: 2, III: 3, C: 'cornerstone' };
const TYPES: Record<string, TileType> = {
  R: 'residential',
  C: 'commercial',
  I: 'industrial',
  P: 'public',
  G: 'resource'
};

/** RB's words: a comma means "and", "or" splits only the words beside it. */
function waysOf(words: string): readonly Payment[] {
  const choices = words.split(', ').map((word) => word.split(' or '));
  const ways = choices.reduce<readonly (readonly string[])[]>(
    (soFar, choice) => soFar.flatMap((way) => choice.map((word) => [...way, word])),
    [[]]
  );
  return ways.map((way) => ({
    coins: way.reduce((sum, word) => sum + (word.startsWith('£') ? Number(word.slice(1)) : 0), 0),
    goods: way
      .filter((word) => !word.startsWith('£') && word !== 'none' && !/^\d/.test(word))
      .map((word) => word.toLowerCase().replace(' ', '-') as Good)
  }));
}

function whatItDoes([, , , types, points, requirement, facts]: IndexRow): string {
  const { gain, income, incomePer, makes, power, polluting, protects } = facts;
  return [
    types,
    `${points} points`,
    requirement !== 'none' && `needs ${requirement}`,
    gain && `£${gain} on placing`,
    income &&
      (new Set(income).size === 1 ? `£${income[0]} each Generation` : `£${income} by Generation`),
    incomePer && `£1 per ${incomePer} tile each Generation`,
    makes && `makes ${makes}`,
    power && 'generates Power',
    polluting && 'pollutes',
    protects && `protects from ${protects}`
  ]
    .filter(Boolean)
    .join(', ');
}

const numbered = (number: number): string => String(number).padStart(3, '0');
const inCity = RULEBOOK_INDEX.filter(([, , , types]) => types !== 'disaster');
const disasters = RULEBOOK_INDEX.filter(([, , , types]) => types === 'disaster');

describe('the row of each tile as the rulebook prints it (NEOM-1, NEOM-2, NEOM-3, NEOM-24)', () => {
  for (const row of inCity) {
    const [number, name, deck, types, points, requirement, facts] = row;
    it(`${name} (${numbered(number)}): ${whatItDoes(row)}`, () => {
      const tile = cityTileOf(number);
      const [generation, players] = deck.split(' ');
      expect(tile).toMatchObject({
        number,
        name,
        deck: DECKS[generation!],
        players: players ?? null,
        types: [...types].map((letter) => TYPES[letter]),
        vp: points === '?' ? 'variable' : points,
        gain: facts.gain ?? 0,
        power: facts.power ?? false,
        polluting: facts.polluting ?? false,
        protects: facts.protects ?? [],
        produces: facts.makes ?? []
      });
      expect(tile.requirement.ways).toEqual(waysOf(requirement));
      const [count, type] = /^3 /.test(requirement) ? requirement.split(' ') : [];
      expect(tile.requirement.tiles).toEqual(
        count && { type: type!.toLowerCase(), atLeast: Number(count) }
      );
    });
  }

  for (const [number, name, deck] of disasters)
    it(`${name} (${numbered(number)}): a Disaster of Generation ${deck}, never placed`, () => {
      const [generation, players] = deck.split(' ');
      const disaster = name.toLowerCase().replace(' ', '-');
      expect(tileOf(number)).toEqual({
        kind: 'disaster',
        number,
        name,
        deck: DECKS[generation!],
        players,
        disaster
      });
      expect(() => cityTileOf(number)).toThrow(RangeError);
    });
});

describe('each tile alone beside the City Center', () => {
  for (const [number, name, , types, points, , facts] of inCity)
    it(`${name} (${numbered(number)}) does in a City what its row says`, () => {
      const good = number === MODULAR_FACTORY ? '=gold' : '';
      const city = cityFrom(
        `. . . . .  . . . . .  . ${number}${good} * . .  . . . . .  . . . . .`,
        'coal'
      );
      const sketch = sketchOf(city);
      const { pad, goods, lines } = scoreCity({ city, money: 0, finalIncomeIncluded: true });

      expect(pad.tiles).toBe(points === '?' ? 0 : points);
      expect(lines.some((line) => line.tile === number && line.cell === 11)).toBe(true);
      const made = facts.makes === 'chosen' ? ['gold'] : (facts.makes ?? []);
      expect([...goods].sort()).toEqual([...new Set(['coal', ...made])].sort());
      expect(pad.power).toBe(facts.power ? 0 : -5);
      expect(pad.ghostTown).toBe(types.includes('R') ? -4 : -10);
      expect(sketch.polluting).toBe(facts.polluting ? 1 << 11 : 0);
      for (const disaster of ['fire', 'crime-spree'] as const)
        expect(sketch.covered[disaster]).toBe(
          facts.protects?.includes(disaster) ? NEARBY[11]! | (1 << 11) : 0
        );

      // Alone, the Casino and the Trading Post count nothing; the others count 1 (NEOM-26).
      const alone = { residential: 0, industrial: 0, commercial: 1, resource: 1 };
      const perTile = facts.incomePer ? alone[facts.incomePer as keyof typeof alone] : 0;
      const incomes = ([1, 2, 3] as const).map((generation) => incomeOf(sketch, generation).total);
      expect(incomes).toEqual(facts.income ?? [perTile, perTile, perTile]);
    });
});

describe("the rulebook's own sums of what a tile earns", () => {
  const summed = inCity.filter(([number, , , , , , { coins }]) => coins && number !== 141);
  for (const [number, name, , , , , { coins }] of summed)
    it(`${name} (${numbered(number)}) earns £${coins} from its first Generation on`, () => {
      const tile = cityTileOf(number);
      const first = tile.deck === 'cornerstone' ? 1 : tile.deck;
      const city = cityFrom(`. . . . .  . . . . .  . ${number} * . .  . . . . .  . . . . .`);
      const generations = ([1, 2, 3] as const).filter((generation) => generation >= first);
      const income = generations.map((generation) => incomeOf(sketchOf(city), generation).total);
      expect(income.reduce((sum, one) => sum + one, tile.gain)).toBe(coins);
    });
});
