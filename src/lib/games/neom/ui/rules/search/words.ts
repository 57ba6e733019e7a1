/** Words that carry nothing in a question. */
const EMPTY_WORDS = new Set(
  `a an the is are was do does did can could may might must should would will shall i my me we us our
  you your it its of in on at to for from by with and or as be been has have had what when where which
  how who whom whose why if then there this that these those so any some much many me get`.split(
    /\s+/
  )
);

/** Spellings to one. */
const SPELLINGS: Readonly<Record<string, string>> = {
  centre: 'center',
  neighbourhood: 'neighborhood',
  neighbourhoods: 'neighborhood',
  neighbour: 'neighbor',
  neighbours: 'neighbor',
  jewellery: 'jewelry',
  grey: 'gray',
  colour: 'color',
  diamond: 'diamonds',
  '£': 'coin'
};

export const lettersOf = (raw: string): string =>
  raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9£?]/g, '');

/** A word as it is kept and as it is looked for: its ending off, so that "selling" finds "sell". */
export function wordOf(raw: string): string | null {
  const word = lettersOf(raw);
  if (word === '' || EMPTY_WORDS.has(word)) return null;
  const spelt = SPELLINGS[word] ?? word;
  return spelt.length > 4 ? spelt.replace(/(ings?|ed|es|s|e)$/, '') : spelt;
}

export const splitWords = (text: string): string[] => text.split(/[\s\-–/,.:;()]+/);

/** The words of a text, without their endings. */
export const wordsOf = (text: string): readonly string[] =>
  splitWords(text).flatMap((raw) => {
    const word = wordOf(raw);
    return word === null ? [] : [word];
  });

/** A text to compare phrases by. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ');
