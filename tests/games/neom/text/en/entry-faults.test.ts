import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryFaults, entryFaultText, readerFaultText } from '$lib/games/neom/text/en/entry-faults';

const LIB = new URL('../../../../../src/lib/', import.meta.url);
const folder = (path: string): readonly string[] =>
  readdirSync(new URL(path, LIB)).map((name) => `${path}${name}`);
const SOURCES = [
  'engine/schema.ts',
  'games/neom/rules/entry-fields.ts',
  ...folder('games/neom/rules/table-file/'),
  ...folder('games/neom/rules/moves/')
];
const used = new Set(
  SOURCES.flatMap((path) => [
    ...readFileSync(new URL(path, LIB), 'utf8').matchAll(
      /'((?:input|table|player|money|city|tile|good|disaster|override)\/[a-z-]+)'/g
    )
  ]).map(([, code]) => code!)
);

describe('what is wrong with something entered', () => {
  it('every fault has a sentence and every sentence a fault', () => {
    expect([...used].sort()).toEqual(Object.keys(entryFaults).sort());
  });

  it('names the place first', () => {
    const fault = {
      code: 'tile/number',
      path: 'players[1].tiles[4].tile',
      values: { value: '151' }
    };
    expect(entryFaultText(fault)).toBe('players[1].tiles[4].tile: 151 is not a tile number');
  });

  it.each([
    [{ code: 'tile/number', path: 'log[2]', values: { value: '151' } }, '151 is not a tile number'],
    [{ code: 'input/missing', path: 'log[2]' }, 'a part of it is missing'],
    [{ code: 'input/list', path: 'log[2]', values: { value: '7' } }, 'a part of it is damaged']
  ])('is said in words to who opens a file, the place last', (fault, said) => {
    expect(readerFaultText(fault)).toBe(`${said} (log[2])`);
  });
});
