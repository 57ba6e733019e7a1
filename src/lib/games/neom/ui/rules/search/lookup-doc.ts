export type Kind = 'tile' | 'rule' | 'good' | 'term' | 'ruling' | 'page';

/** Something that can be looked up, with the words it is found by. */
export interface LookupDoc {
  /** `tile:45`, `rule:nearby`: its kind and its key there. */
  readonly id: string;
  readonly kind: Kind;
  readonly key: string;
  readonly name: string;
  /** Questions and other names. */
  readonly asks: readonly string[];
  readonly goods: string;
  readonly types: string;
  readonly text: string;
}

export const docOf = (
  kind: Kind,
  key: string | number,
  name: string,
  words: Partial<Pick<LookupDoc, 'asks' | 'goods' | 'types' | 'text'>>
): LookupDoc => ({
  id: `${kind}:${key}`,
  kind,
  key: String(key),
  name,
  asks: [],
  goods: '',
  types: '',
  text: '',
  ...words
});
