/** The live figures of a City that can be opened. */
export const FIGURES = ['total', 'goods', 'routes', 'power', 'cash'] as const;
export type Figure = (typeof FIGURES)[number];
