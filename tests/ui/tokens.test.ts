import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/lib/ui/tokens.css', import.meta.url), 'utf8');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const TYPES = ['residential', 'commercial', 'industrial', 'public', 'resource'];
const SURFACES = ['paper', 'paper-raised', 'paper-sunk'];

/** The colour of a token in the first, general block: `--x: light-dark(#day, #evening)`. */
const colourOf = (token: string, theme: Theme): string => {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (!found) throw new Error(`--${token} is no light-dark() pair of colours in tokens.css`);
  return found[theme === 'light' ? 1 : 2]!;
};

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminanceOf = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** What is drawn, on what, and the least contrast: 4.5 for text, 3 for lines and shapes. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...SURFACES.flatMap((surface) => [
    ['ink', surface, 7] as const,
    ['ink-soft', surface, 4.5] as const,
    ['ink-faint', surface, 3] as const,
    ['accent', surface, 4.5] as const,
    ['warn', surface, 4.5] as const,
    ['focus', surface, 3] as const
  ]),
  ['paper', 'ink', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['ink', 'warn-tint', 4.5],
  ['warn', 'warn-tint', 4.5],
  ...TYPES.map((type) => [`${type}-ink`, type, 4.5] as const)
];

describe.each(THEMES)('contrast in the %s theme', (theme) => {
  it.each(PAIRS)('--%s on --%s is at least %d', (front, back, least) => {
    expect(contrastOf(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(least);
  });

  it('keeps the drawing grid fainter than anything written on it', () => {
    expect(contrastOf(colourOf('grid', theme), colourOf('paper', theme))).toBeLessThan(1.2);
  });
});
