import MiniSearch, { type SearchResult } from 'minisearch';
import type { LookupDoc } from './lookup-doc';
import { lettersOf, phraseOf, splitWords, wordOf, wordsOf } from './words';

export interface Found {
  readonly doc: LookupDoc;
  /** The part of the words asked for that it answers, squared. */
  readonly coverage: number;
}

/** What fits the words, best first; tolerant of slips and of words not finished yet. */
export type LookUp = (query: string) => readonly Found[];

/** How much a word counts by where it stands. */
const BOOST = { number: 20, name: 5, asks: 3, goods: 3, types: 2, text: 1 } as const;
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

/** How much the whole phrase counts, to put "coal or oil" and questions word for word first. */
const EXACT = 4;
const ASKED = EXACT / 1.5;
const WITHIN = 1.8;
/** "How many cornerstones" is more than the word in it. */
const WORD_FOR_WORD = 2 * EXACT;

/** A ruling explains a rule, so the rule comes first. */
const weightOf = ({ kind }: LookupDoc): number => (kind === 'ruling' ? 0.7 : 1);

const isNumber = (term: string): boolean => /^\d+$/.test(term);

const fieldOf = (each: LookupDoc, field: string): string => {
  if (field === 'number') return each.kind === 'tile' ? each.key : '';
  const value = each[field as keyof LookupDoc];
  return typeof value === 'string' ? value : value.join(' ');
};

const phrasesOf = ({ name, asks, text }: LookupDoc): readonly string[] =>
  [name, ...asks, ...text.split('. ')].map(phraseOf);

/** A question with all its words, also those that carry nothing; a name alone is none. */
function questionOf(text: string): string | null {
  const all = splitWords(text).map(lettersOf).filter(Boolean);
  return all.length > wordsOf(text).length ? all.join(' ').replaceAll('?', '') : null;
}

function phraseFactor(phrases: readonly string[], phrase: string): number {
  // One or two letters stand in almost everything.
  if (phrase.length < 3) return 1;
  if (phrases[0] === phrase) return EXACT;
  if (phrases.includes(phrase)) return ASKED;
  return phrases.some((each) => each.includes(phrase)) ? WITHIN : 1;
}

/** Things that answer most of the words come first. */
const coverageOf = ({ queryTerms }: SearchResult, words: number): number =>
  Math.min(1, new Set(queryTerms).size / Math.max(1, words)) ** 2;

/** Makes some documents ready to be looked up in. */
export function lookupIndex(docs: readonly LookupDoc[]): LookUp {
  const entries = new Map(
    docs.map((doc) => [
      doc.id,
      { doc, phrases: phrasesOf(doc), questions: doc.asks.map(questionOf) }
    ])
  );
  /** Every word of the index, to tell a slip from a word that is there. */
  const vocabulary = new Set<string>();

  /** Letters that may be wrong: none in a word that fits as it is, else more with its length. */
  function slipsIn(term: string): number {
    if (isNumber(term) || term.length < 4) return 0;
    for (const word of vocabulary) if (word.startsWith(term)) return 0;
    return term.length < 7 ? 1 : 2;
  }

  const index = new MiniSearch<LookupDoc>({
    fields: FIELDS,
    extractField: fieldOf as (document: LookupDoc, fieldName: string) => string,
    tokenize: splitWords,
    processTerm: (raw) => {
      const word = wordOf(raw);
      if (word !== null) vocabulary.add(word);
      return word;
    },
    searchOptions: {
      boost: BOOST,
      processTerm: wordOf,
      // A beginning is a word still being typed.
      prefix: (term) => !isNumber(term),
      fuzzy: slipsIn,
      weights: { fuzzy: 0.3, prefix: 0.5 }
    }
  });
  index.addAll(docs);

  const search: LookUp = (query) => {
    const words = new Set(wordsOf(query)).size;
    // "in" may carry nothing, or be the beginning of a word still being typed.
    if (words === 0 && /\s$/.test(query)) return [];
    const phrase = phraseOf(query);
    const question = questionOf(query);
    // The printed number has three figures.
    const plain = query.replace(/\b0+(?=\d)/g, '');
    return index
      .search(plain, words === 0 ? { processTerm: lettersOf } : {})
      .map((result) => {
        const { doc, phrases, questions } = entries.get(result.id as string)!;
        const coverage = coverageOf(result, words);
        const asked = question !== null && questions.includes(question);
        const factor = asked ? WORD_FOR_WORD : phraseFactor(phrases, phrase);
        const weight = weightOf(doc) * coverage * factor;
        return { doc, coverage, score: result.score * weight };
      })
      .sort((a, b) => b.score - a.score);
  };

  /** What single letters find. They stand in the most things, and most questions begin with one. */
  const letters = new Map<string, readonly Found[]>();
  return (query) => {
    if (query.length > 1) return search(query);
    const found = letters.get(query) ?? search(query);
    letters.set(query, found);
    return found;
  };
}
