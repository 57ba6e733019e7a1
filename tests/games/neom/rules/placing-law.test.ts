import { describe, expect, it } from 'vitest';
import { mayReplace } from '$lib/games/neom/rules/placing-law';

describe('replacing (NEOM-9)', () => {
  it.each([
    ['Resource by anything', ['resource'], ['public'], true],
    ['a type by itself', ['commercial'], ['commercial'], true],
    ['one type by another', ['commercial'], ['industrial'], false],
    [
      'a two-typed tile by either of its types',
      ['residential', 'commercial'],
      ['commercial'],
      true
    ],
    ['either type by a two-typed tile', ['residential'], ['residential', 'commercial'], true],
    ['another tile by a Resource', ['public'], ['resource'], false]
  ] as const)('%s', (_, oldTypes, newTypes, allowed) =>
    expect(mayReplace(oldTypes, newTypes)).toBe(allowed)
  );
});
