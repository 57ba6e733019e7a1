import { fail, ok, type Result } from '$lib/engine/result';

/** Writes numbers bit by bit, the highest first. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #free = 0;

  put(value: number, bits: number): this {
    for (let bit = bits - 1; bit >= 0; bit--) {
      if (this.#free === 0) {
        this.#bytes.push(0);
        this.#free = 8;
      }
      this.#free--;
      // Not with shifts: an amount of money may have more than 32 bits.
      if (Math.floor(value / 2 ** bit) % 2 === 1)
        this.#bytes[this.#bytes.length - 1]! |= 1 << this.#free;
    }
    return this;
  }

  flag(value: boolean): this {
    return this.put(value ? 1 : 0, 1);
  }

  /** Small numbers in few bits: groups of `bits`, each with a sign whether another follows. */
  amount(value: number, bits: number): this {
    const size = 2 ** bits;
    const rest = Math.floor(value / size);
    this.put(value % size, bits).flag(rest > 0);
    return rest > 0 ? this.amount(rest, bits) : this;
  }

  text(text: string): this {
    const bytes = utf8Of(text);
    this.amount(bytes.length, 5);
    for (const byte of bytes) this.put(byte, 8);
    return this;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** What comes after the end, or makes no number: told once, at the end, by `done`. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #broken = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get broken(): boolean {
    return this.#broken;
  }

  take(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) {
        this.#broken = true;
        return 0;
      }
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at++;
    }
    return value;
  }

  flag(): boolean {
    return this.take(1) === 1;
  }

  amount(bits: number): number {
    let value = 0;
    for (let place = 1; place <= Number.MAX_SAFE_INTEGER; place *= 2 ** bits) {
      value += this.take(bits) * place;
      if (!this.flag()) break;
    }
    if (!Number.isSafeInteger(value)) this.#broken = true;
    return this.#broken ? 0 : value;
  }

  text(longest: number): string {
    const length = this.amount(5);
    if (length > longest * 4 || length * 8 > this.#bytes.length * 8 - this.#at) {
      this.#broken = true;
      return '';
    }
    const text = textFrom(Uint8Array.from({ length }, () => this.take(8)));
    if (text === null || text.length > longest) this.#broken = true;
    return text ?? '';
  }

  /** Everything read and nothing left over but the filling of the last byte. */
  done(): Result<null> {
    const left = this.#bytes.length * 8 - this.#at;
    return this.#broken || left >= 8 || this.take(left) !== 0
      ? fail({ code: 'hand-over/damaged' })
      : ok(null);
  }
}

/** UTF-8 by hand: these rules run where there is no browser. Lone surrogates become U+FFFD. */
function utf8Of(text: string): readonly number[] {
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0)!;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) return [code];
    const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
    if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
    return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  });
}

function textFrom(bytes: Uint8Array): string | null {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++]!;
    const extra = first < 0x80 ? 0 : first >> 5 === 6 ? 1 : first >> 4 === 14 ? 2 : 3;
    if (extra === 3 && first >> 3 !== 30) return null;
    let code = extra === 0 ? first : first & (0x3f >> extra);
    for (let count = 0; count < extra; count++) {
      const next = bytes[at++];
      if (next === undefined || next >> 6 !== 2) return null;
      code = (code << 6) | (next & 0x3f);
    }
    const shortest = [0, 0x80, 0x800, 0x10000][extra]!;
    if (code < shortest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    text += String.fromCodePoint(code);
  }
  return text;
}
