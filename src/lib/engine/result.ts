/** Expected faults are values with codes ('input/missing'); exceptions are bugs. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  /** Where in the input: `players[1].tiles[4].tile`. */
  readonly path?: string;
  /** The figures a sentence about this fault needs. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Result<T, F = Fault> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <F>(fault: F): Result<never, F> => ({ ok: false, fault });
