import MiniSearch, { type SearchResult } from 'minisearch';
import { LOOKUP_DOCS, type LookupDoc } from './lookup-docs';
import { phraseOf, wordOf, wordsOf } from './words';

/** How much a word counts by where it stands. */
const BOOST = { number: 20, name: 5, asks: 3, goods: 3, types: 2, text: 1 } as const;
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

const DOCS: ReadonlyMap<string, LookupDoc> = new Map(LOOKUP_DOCS.map((each) => [each.id, each]));

const fieldOf = (each: LookupDoc, field: string): string => {
  if (field === 'number') return each.kind === 'tile' ? each.key : '';
  const value = each[field as keyof LookupDoc];
  return typeof value === 'string' ? value : value.join(' ');
};

/** Every word of the index, to tell a slip from a word that is there. */
const VOCABULARY: readonly string[] = [
  ...new Set(
    LOOKUP_DOCS.flatMap((each) => FIELDS.flatMap((field) => wordsOf(fieldOf(each, field))))
  )
];
const isBeginning = (term: string): boolean => VOCABULARY.some((word) => word.startsWith(term));

/** Letters that may be wrong: none in a word that fits as it is, else more with its length. */
function slipsIn(term: string): number {
  if (/^\d+$/.test(term) || term.length < 4 || isBeginning(term)) return 0;
  return term.length < 7 ? 1 : 2;
}

const index = new MiniSearch<LookupDoc>({
  fields: FIELDS,
  extractField: fieldOf as (document: LookupDoc, fieldName: string) => string,
  tokenize: (text) => text.split(/[\s\-–/,.:;()]+/),
  processTerm: wordOf,
  searchOptions: {
    boost: BOOST,
    // A beginning is a word still being typed.
    prefix: (term) => !/^\d+$/.test(term),
    fuzzy: slipsIn,
    weights: { fuzzy: 0.3, prefix: 0.5 }
  }
});
index.addAll(LOOKUP_DOCS);

/** Whole phrases, to put "coal or oil" and questions asked word for word before loose words. */
const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  LOOKUP_DOCS.map((each) => [
    each.id,
    [each.name, ...each.asks, ...each.text.split('. ')].map(phraseOf)
  ])
);

const EXACT = 4;
const WITHIN = 1.8;

function phraseFactor(id: string, phrase: string): number {
  const phrases = PHRASES.get(id)!;
  if (phrases[0] === phrase) return EXACT;
  if (phrases.includes(phrase)) return EXACT / 1.5;
  return phrases.some((each) => each.includes(phrase)) ? WITHIN : 1;
}

/** Things that answer most of the words come first. */
const coverage = ({ queryTerms }: SearchResult, words: number): number =>
  Math.min(1, new Set(queryTerms).size / Math.max(1, words)) ** 2;

export interface Found {
  readonly doc: LookupDoc;
  /** The part of the words asked for that it answers, squared. */
  readonly coverage: number;
}

/** What fits the words, best first; tolerant of slips and of words not finished yet. */
export function lookUp(
  query: string,
  fits: (doc: LookupDoc) => boolean = () => true
): readonly Found[] {
  const words = new Set(wordsOf(query)).size;
  if (words === 0) return [];
  const phrase = phraseOf(query);
  // The printed number has three figures.
  const plain = query.replace(/\b0+(?=\d)/g, '');
  return index
    .search(plain, { filter: ({ id }) => fits(DOCS.get(id as string)!) })
    .map((result) => {
      const id = result.id as string;
      const covers = coverage(result, words);
      return {
        doc: DOCS.get(id)!,
        coverage: covers,
        score: result.score * covers * phraseFactor(id, phrase)
      };
    })
    .sort((a, b) => b.score - a.score);
}
