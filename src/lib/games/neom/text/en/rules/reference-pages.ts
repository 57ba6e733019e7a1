import { chapterNames } from '.';
import { CHAPTER_IDS, type Chapter } from './rule-ids';

/** Pages beside the chapters of the rules. */
export const EXTRA_PAGES = [
  'goods',
  'helper',
  'examples',
  'glossary',
  'symbols',
  'rulings'
] as const;
export type ExtraPage = (typeof EXTRA_PAGES)[number];
export type ReferenceId = Chapter | ExtraPage;

export const extraPages: Readonly<Record<ExtraPage, { name: string; hint: string; asks: string }>> =
  {
    goods: {
      name: 'Goods chart',
      hint: 'Who makes what from what, with prices and points',
      asks: 'production chain recipes which goods make what resource tree dependencies'
    },
    helper: {
      name: 'Set-up helper',
      hint: 'Tiles to leave out and packs, by number of players',
      asks: 'which tiles to remove leave out put back packs number of players sort decks'
    },
    examples: {
      name: 'Examples',
      hint: 'Small boards the app scores in front of you',
      asks: 'example boards worked examples show me'
    },
    glossary: {
      name: 'Glossary',
      hint: 'The game’s words',
      asks: 'terms words definitions meaning'
    },
    symbols: {
      name: 'Symbols',
      hint: 'Every mark and what it stands for',
      asks: 'icons legend marks glyphs symbols meaning'
    },
    rulings: {
      name: 'Rulings',
      hint: 'How this app reads the rulebook where it is unclear, and why',
      asks: 'faq questions answers unclear misprint errata'
    }
  };

export const REFERENCE_IDS: readonly ReferenceId[] = [...CHAPTER_IDS, ...EXTRA_PAGES];

export const referenceName = (id: ReferenceId): string =>
  id in extraPages ? extraPages[id as ExtraPage].name : chapterNames[id as Chapter];
