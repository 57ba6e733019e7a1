/**
 * A glyph as data, so that the page and a canvas (`new Path2D(d)`) draw the same lines.
 * Drawn like a drafting template: a 24 × 24 box, one pen, round joins, the ink of the text.
 */
export interface GlyphPath {
  readonly d: string;
  /** Filled with ink by the even-odd rule and not stroked; otherwise stroked and not filled. */
  readonly fill?: true;
}
export type GlyphShape = readonly GlyphPath[];

export const GLYPH_BOX = 24;
export const GLYPH_PEN = 1.6;

export const line = (d: string): GlyphPath => ({ d });
export const solid = (d: string): GlyphPath => ({ d, fill: true });

/** A glyph as two paths, one to stroke and one to fill: a board draws hundreds of them. */
export function inkOf(shape: GlyphShape): { readonly lines: string; readonly solids: string } {
  const joined = (filled: boolean): string =>
    shape
      .filter(({ fill = false }) => fill === filled)
      .map(({ d }) => d)
      .join('');
  return { lines: joined(false), solids: joined(true) };
}

/** A circle as path data: canvas and SVG read it alike. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
