/** The live figures of a City that can be opened. */
export type Figure = 'total' | 'goods' | 'routes' | 'power' | 'cash';
