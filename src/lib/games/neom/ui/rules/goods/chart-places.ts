import type { Good } from '../../../data/goods';

/** Ordered so that few lines cross; a test holds that each Good is there once. */
const COLUMNS: readonly (readonly Good[])[] = [
  ['wood', 'stone', 'ore', 'coal', 'natural-gas', 'oil'],
  ['lumber', 'concrete', 'glass', 'gold', 'copper', 'diamonds', 'steel', 'plastics'],
  ['jewelry', 'electronics', 'sports-cars']
];

export const CHART = { width: 360, height: 424, top: 34 } as const;
export const NODE = { width: 97, height: 42 } as const;

/** Where each column begins. */
export const COLUMN_LEFT = [0, 131, 263] as const;

export interface ChartPlace {
  readonly good: Good;
  readonly x: number;
  readonly y: number;
}

/** The columns spread over the height, each Good in the middle of its share. */
export const PLACES: readonly ChartPlace[] = COLUMNS.flatMap((goods, column) =>
  goods.map((good, row) => ({
    good,
    x: COLUMN_LEFT[column]!,
    y: CHART.top + ((row + 0.5) * (CHART.height - CHART.top)) / goods.length - NODE.height / 2
  }))
);

const PLACE_OF: ReadonlyMap<Good, ChartPlace> = new Map(PLACES.map((place) => [place.good, place]));

/** From the right side of one Good to the left side of the other. */
export function lineBetween(from: Good, to: Good): string {
  const [a, b] = [PLACE_OF.get(from)!, PLACE_OF.get(to)!];
  const [x0, y0] = [a.x + NODE.width, a.y + NODE.height / 2];
  const [x1, y1] = [b.x, b.y + NODE.height / 2];
  const bend = (x1 - x0) / 2;
  return `M${x0} ${y0}C${x0 + bend} ${y0} ${x1 - bend} ${y1} ${x1} ${y1}`;
}
