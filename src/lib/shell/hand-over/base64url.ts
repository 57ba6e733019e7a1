const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Three bytes in four letters that may stand in an address; no filling at the end. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >> (bits - 6)) & 63];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (6 - bits)) & 63] : text;
}

/** Null for anything that is not exactly what `toBase64url` writes. */
export function fromBase64url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
    held &= (1 << bits) - 1;
  }
  return held === 0 && bits < 6 ? bytes : null;
}
