/** The longest line that fits across a tile, in letters. */
const FITS = 13;

/** A name in as few lines as fit a tile, broken between words. */
export function nameLines(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= FITS)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}
