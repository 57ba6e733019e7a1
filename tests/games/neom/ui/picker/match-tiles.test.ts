import { describe, expect, it } from 'vitest';
import { matchTiles } from '$lib/games/neom/ui/picker/match-tiles';

const first = (query: string): string | undefined => matchTiles(query)[0]?.name;

describe('finding a tile by its name', () => {
  it.each([
    ['the beginning of a word', 'nucl', 'Nuclear Power Plant'],
    ['the beginning of a later word', 'condos r', 'Condos & Restaurant'],
    ['two letters', 'ze', undefined],
    ['two letters that begin a name', 'zo', 'Zoning Authority'],
    ['letters turned round', 'nuclaer', 'Nuclear Power Plant'],
    ['a letter missing', 'penthose', 'Penthouse'],
    ['a letter too many', 'hospiital', 'Hospital'],
    ['a wrong letter', 'stadiun', 'Stadium'],
    ['capitals', 'CASINO', 'Casino'],
    ['a part inside a word', 'house', 'Brick Houses']
  ])('%s: %s', (_, query, name) => {
    if (name === undefined) expect(matchTiles(query)).toEqual([]);
    else expect(matchTiles(query).some((tile) => tile.name === name)).toBe(true);
  });

  it('puts the best match first', () => {
    expect(first('park')).toBe('Park');
    expect(first('bank')).toBe('Bank');
    expect(first('hotel')).toBe('Hotel');
    expect(first('casle')).toBe('Castle');
  });

  it('finds nothing for nonsense', () => {
    expect(matchTiles('xqzw')).toEqual([]);
  });
});
