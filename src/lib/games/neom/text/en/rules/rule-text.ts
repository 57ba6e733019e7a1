import type { ExampleId } from './examples/example-ids';
import type { RulingNumber } from './ruling-numbers';
import type { RuleId, Chapter, RuleOf } from './rule-ids';

/** A paragraph, a list of points, or a small table with a heading per column. */
export type Passage =
  | string
  | { readonly list: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One askable part of the rules, in our own words. */
export interface RuleText {
  readonly title: string;
  readonly body: readonly Passage[];
  /** How players ask for it; found by search, not shown. */
  readonly asks: readonly string[];
  readonly related: readonly RuleId[];
  readonly rulings?: readonly RulingNumber[];
  /** A live board below the words. */
  readonly example?: ExampleId;
}

export type ChapterText<C extends Chapter> = Readonly<Record<RuleOf<C>, RuleText>>;
