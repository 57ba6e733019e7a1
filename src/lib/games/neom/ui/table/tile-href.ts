/** A tile's page in the index, below the app's base. */
export const tileHref = (tile: number): string => `neom/tiles/${String(tile).padStart(3, '0')}/`;
