import { describe, expect, it } from 'vitest';
import { TILES } from '$lib/games/neom/data/tiles';
import {
  addressOf,
  costOf,
  filterCount,
  NO_QUERY,
  queryFrom,
  tilesFor,
  type TileQuery
} from '$lib/games/neom/ui/rules/tiles/tile-query';

const numbers = (part: Partial<TileQuery>): readonly number[] =>
  tilesFor({ ...NO_QUERY, ...part }).map(({ number }) => number);

describe('narrowing the list of tiles', () => {
  it('shows the whole box at first', () => {
    expect(tilesFor(NO_QUERY)).toEqual(TILES);
  });

  it.each<[string, Partial<TileQuery>, number]>([
    ['Generation 1', { deck: [1] }, 40],
    ['Cornerstones', { deck: ['cornerstone'] }, 30],
    ['two Generations', { deck: [1, 2] }, 80],
    ['with three players', { game: '1+' }, 102],
    ['with four players', { game: '4+' }, 126],
    ['with five players', { game: '5+' }, 150],
    ['Disasters', { type: ['disaster'] }, 3],
    ['variable tiles', { is: ['variable'] }, 23],
    ['protection and points', { is: ['protects', 'variable'] }, 0]
  ])('%s', (_, part, count) => {
    expect(numbers(part)).toHaveLength(count);
  });

  it('knows who makes and who needs a Good, the Modular Factory with them', () => {
    expect(numbers({ makes: 'gold' })).toEqual([13, 29, 69, 100, 137]);
    expect(numbers({ needs: 'coal' })).toEqual([14, 16, 30, 51, 78, 120]);
    expect(numbers({ makes: 'coal', deck: [1] })).toEqual([21, 40]);
  });

  it('counts a tile with two types for each of them', () => {
    expect(numbers({ type: ['residential'], deck: [3] })).toContain(86);
    expect(numbers({ type: ['commercial'], deck: [3] })).toContain(86);
  });

  it('sorts by points with question marks last but one, by cost and by name', () => {
    expect(numbers({ sort: 'vp' })[0]).toBe(112);
    expect(numbers({ sort: 'vp' }).slice(-3)).toEqual([24, 64, 104]);
    expect(numbers({ sort: 'name' })[0]).toBe(62);
    const costs = tilesFor({ ...NO_QUERY, sort: 'cost' }).map(costOf);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });
});

describe('the address of a list', () => {
  it.each<Partial<TileQuery>>([
    {},
    { q: 'coal or oil' },
    { deck: [1, 'cornerstone'], type: ['public', 'disaster'], game: '4+' },
    { makes: 'sports-cars', needs: 'steel', is: ['power', 'polluting'], sort: 'cost' }
  ])('%o is read back as it was written', (part) => {
    const query = { ...NO_QUERY, ...part };
    expect(queryFrom(new URLSearchParams(addressOf(query)))).toEqual(query);
  });

  it('says nothing where nothing is narrowed', () => {
    expect(addressOf(NO_QUERY)).toBe('');
  });

  it('leaves out what means nothing', () => {
    const query = queryFrom(new URLSearchParams('deck=9.x&type=&game=7&makes=tea&sort=luck&is=1'));
    expect(query).toEqual(NO_QUERY);
    expect(filterCount(query)).toBe(0);
  });
});
