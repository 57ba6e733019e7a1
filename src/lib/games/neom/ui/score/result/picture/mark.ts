import type { Sketch } from '../../../../rules/city';
import type { Colour } from './palette';

/** A picture is a list of marks: worked out without a screen, painted on any canvas. */
export interface RectMark {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly pen?: number;
}
export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly pen?: number;
}
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly fill: Colour;
  readonly align: 'left' | 'center' | 'right';
  /** The room there is: a longer text is set smaller, then cut. */
  readonly room: number;
}
/** Marks in units of their own. */
export interface GroupMark {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly marks: readonly Mark[];
}
/** A City as the board draws it. */
export interface CityMark {
  readonly kind: 'city';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly sketch: Sketch;
}
export type Mark = RectMark | PathMark | TextMark | GroupMark | CityMark;

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  room: number,
  style: Partial<Pick<TextMark, 'weight' | 'fill' | 'align'>> = {}
): TextMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  room,
  weight: 450,
  fill: 'ink',
  align: 'left',
  ...style
});
