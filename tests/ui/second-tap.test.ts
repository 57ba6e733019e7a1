import { describe, expect, it } from 'vitest';
import { isSecondTap, type Tap } from '$lib/ui/second-tap';

const [done, other] = [{}, {}];
const first: Tap = {
  control: done,
  does: 'enter',
  touch: true,
  clicks: 1,
  at: 1000,
  x: 80,
  y: 600
};

const SECOND: readonly (readonly [string, Partial<Tap>, boolean])[] = [
  ['of a double tap, on what came under the finger', { control: other, at: 1150 }, true],
  ['beside the first, as fingers do', { control: other, at: 1150, x: 90, y: 610 }, true],
  ['on a key that has turned into another', { does: 'skip', at: 1150 }, true],
  ['on the same control', { at: 1150 }, false],
  ['on another key of the keypad', { control: other, at: 1150, x: 180 }, false],
  ['a moment later', { control: other, at: 1400 }, false],
  ['of a mouse', { control: other, at: 1150, touch: false }, false],
  ['of a mouse, double clicked', { control: other, at: 1450, touch: false, clicks: 2 }, true],
  ['of a mouse, double clicked on the same', { at: 1150, touch: false, clicks: 2 }, false],
  ['of a keyboard', { control: other, at: 1150, clicks: 0 }, false]
];

describe('a second tap in the same moment at the same place', () => {
  it.each(SECOND)('%s', (_, tap, refused) => {
    expect(isSecondTap({ ...first, ...tap }, first)).toBe(refused);
  });

  it('is a first one where none was before', () => {
    expect(isSecondTap(first, undefined)).toBe(false);
  });
});
