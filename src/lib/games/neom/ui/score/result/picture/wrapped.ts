/** Words in lines of at most so many letters; what is over the last line ends in dots. */
export function wrapped(words: string, letters: number, most: number): readonly string[] {
  const lines = [''];
  for (const word of words.trim().split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}
