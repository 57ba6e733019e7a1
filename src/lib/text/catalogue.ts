import type { en } from './en';

/** A catalogue with any words in it: the same keys and the same parameters, so none can be missing. */
export type Sentences<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Sentences<T[Key]> };

export type Catalogue = Sentences<typeof en>;
