/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list, by a number from 0 to 1. */
export const pick = <T>(list: readonly T[], roll: number): T =>
  list[Math.floor(roll * list.length)]!;

/** One of a list of [weight, thing], by a number from 0 to 1. */
export function weighted<T>(list: readonly (readonly [number, T])[], roll: number): T {
  let left = roll * list.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, thing] of list) if ((left -= weight) < 0) return thing;
  return list.at(-1)![1];
}
