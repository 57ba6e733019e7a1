import { describe, expect, it } from 'vitest';
import { TILES } from '$lib/games/neom/data/tiles';
import { sketchOf } from '$lib/games/neom/rules/city';
import { withoutTiles } from '$lib/games/neom/rules/city-edit';
import {
  answersOf,
  EXAMPLE_IDS,
  EXAMPLES,
  exampleOf,
  type Example
} from '$lib/games/neom/text/en/rules/examples';
import { sumOf } from '$lib/games/neom/ui/rules/examples/figures';

const figures = (example: Example): readonly string[] =>
  answersOf(example, example.city).map(({ figure }) => figure);

const tileExamples: readonly (readonly [string, Example])[] = TILES.flatMap((tile) => {
  const example = tile.kind === 'tile' ? exampleOf(tile) : undefined;
  return example ? [[tile.name, example] as const] : [];
});

describe("the rulebook's examples", () => {
  it.each([
    ['neighborhoods', ['6', '1']],
    ['pollution', ['−1', '−1', '−2']],
    ['price', ['£3', '£4', '£4']],
    ['trade-office', ['£2', '£2', '£2']],
    ['bus-depot', ['15']],
    ['zoning-authority', ['3']]
  ] as const)('%s', (id, expected) => {
    expect(figures(EXAMPLES[id])).toEqual(expected);
  });

  it('add up', () => {
    expect(sumOf(figures(EXAMPLES.pollution))).toBe('−4');
    expect(sumOf(figures(EXAMPLES['trade-office']))).toBe('£6');
    expect(sumOf(['', '3'])).toBeUndefined();
  });
});

describe('every example', () => {
  const all = [...EXAMPLE_IDS.map((id) => [id, EXAMPLES[id]] as const), ...tileExamples];

  it.each(all)('%s is a whole City with every tile reached by road', (_, { city }) => {
    expect(city.cells).toHaveLength(25);
    const { reached, occupied } = sketchOf(city);
    expect(reached).toBe(occupied);
    const tiles = city.cells.flatMap((placed) => (placed ? [placed.tile] : []));
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  it.each(all)('%s has an answer and answers again without a tile', (_, example) => {
    expect(figures(example).length).toBeGreaterThan(0);
    example.city.cells.forEach((placed, cell) => {
      if (placed)
        expect(() => answersOf(example, withoutTiles(example.city, [cell]))).not.toThrow();
    });
  });

  it('is there for every tile with a formula, which lies in it', () => {
    for (const tile of TILES) {
      if (tile.kind !== 'tile' || tile.vp !== 'variable') continue;
      const { city } = exampleOf(tile)!;
      expect(city.cells.some((placed) => placed?.tile === tile.number)).toBe(true);
    }
  });
});
