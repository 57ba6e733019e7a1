import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flag,
  list,
  oneOf,
  optional,
  orNull,
  record,
  shown,
  tagged,
  whole,
  words
} from '$lib/engine/schema';

const person = record({ name: words(5), age: optional(whole(0, 150), 30), tags: list(flag) });

describe('reading data from outside', () => {
  it('gives the named fields and leaves others aside', () => {
    expect(person({ name: ' Ana ', tags: [true], extra: 1 })).toEqual({
      ok: true,
      value: { name: 'Ana', age: 30, tags: [true] }
    });
  });

  it.each([
    [null, undefined, 'input/object'],
    [[], undefined, 'input/object'],
    [{}, 'name', 'input/missing'],
    [{ name: '  ', tags: [] }, 'name', 'input/text'],
    [{ name: 'Ana Maria', tags: [] }, 'name', 'input/text'],
    [{ name: 'Ana', age: 1.5, tags: [] }, 'age', 'input/whole'],
    [{ name: 'Ana', age: '3', tags: [] }, 'age', 'input/whole'],
    [{ name: 'Ana', tags: {} }, 'tags', 'input/list'],
    [{ name: 'Ana', tags: [true, 0] }, 'tags[1]', 'input/flag']
  ])('%j: names the place and the fault', (input, path, code) => {
    const result = person(input);
    expect(result.ok).toBe(false);
    if (!result.ok) expect([result.fault.path, result.fault.code]).toEqual([path, code]);
  });

  it('joins places over lists and records', () => {
    const nested = record({
      players: list(record({ tiles: list(record({ tile: whole(1, 150) })) }))
    });
    const result = nested({ players: [{ tiles: [] }, { tiles: [{ tile: 151 }] }] });
    expect(result).toMatchObject({ fault: { path: 'players[1].tiles[0].tile' } });
  });

  it('tells a union apart by its type, and knows no inherited one', () => {
    const move = tagged({ go: { to: orNull(whole(0, 9)) }, stop: {} });
    expect(move({ type: 'go', to: null })).toEqual({ ok: true, value: { type: 'go', to: null } });
    expect(move({ type: 'toString' })).toMatchObject({ fault: { path: 'type' } });
    expect(move(Object.create({ type: 'stop' }))).toMatchObject({ fault: { path: 'type' } });
  });

  it('quotes what was given in short', () => {
    expect(shown('a'.repeat(1000)).length).toBeLessThan(50);
    expect([shown({ a: 1 }), shown([1]), shown(null), shown(1.5)]).toEqual([
      '{…}',
      '[…]',
      'null',
      '1.5'
    ]);
  });

  it('never throws, whatever is given', () => {
    const parsers = [person, tagged({ a: { b: oneOf(['x']) } }), orNull(words(3))];
    fc.assert(
      fc.property(fc.anything(), (input) => {
        for (const parse of parsers) expect(typeof parse(input).ok).toBe('boolean');
      }),
      { seed: 7, numRuns: 300 }
    );
  });
});
