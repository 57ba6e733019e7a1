import type { GlyphShape } from '$lib/ui/glyph-shape';
import { GOODS, type Good } from '../../data/goods';
import type { LegendEntry } from '../../text/legend-text';
import { goodShape } from './good-shapes';
import { DISASTER_SHAPES, MARK_SHAPES, TYPE_SHAPES } from './mark-shapes';

const GOOD_SHAPES = Object.fromEntries(GOODS.map((good) => [good, goodShape(good)])) as Record<
  Good,
  GlyphShape
>;

/** Every glyph of the game by its name. */
export const NEOM_SHAPES: Readonly<Record<LegendEntry, GlyphShape>> = {
  ...TYPE_SHAPES,
  ...DISASTER_SHAPES,
  ...MARK_SHAPES,
  ...GOOD_SHAPES
};
