const PREFIX = 'sample-';

export const sampleIdOf = (game: string): string => PREFIX + game;

/** A sample is ours, not the players': it counts in no statistics and its names are nobody's. */
export const isSample = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX);
