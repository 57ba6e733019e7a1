/** Names as sentences carry them: however long, whichever way they are written. */
const LONGEST = 40;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** At most so many letters, counted as people count them: a family emoji is one. */
export function clipped(name: string, longest = LONGEST): string {
  if (name.length <= longest) return name;
  const all = [...letters.segment(name)].map(({ segment }) => segment);
  return all.length <= longest ? name : `${all.slice(0, longest - 1).join('')}…`;
}

/** A name that must not turn the words around it: first strong isolate, pop isolate. */
export const inSentence = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${clipped(name)}\u2069` : clipped(name);

/** "Ana", "Ana and Bea", "Ana, Bea and Cem". */
export function listedNames(names: readonly string[]): string {
  const said = names.map(inSentence);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
