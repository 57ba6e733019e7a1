import { fail, ok, type Result } from '$lib/engine/result';
import { fromBase64url, toBase64url } from './base64url';
import { checksumOf } from './checksum';
import { fromDigits, toDigits } from './digits';

/** No link of ours is nearly as long; a longer one is not read at all. */
const LONGEST = 50_000;
/** Bits a phone reads off another's screen at once: a code of 65 by 65. */
export const ONE_CODE = 2700;
const PER_FRAME = 150;
const MOST_FRAMES = 64;

/**
 * After `#`: the game, then the bytes, as letters in a link and as digits in a code; in a part, the
 * count, its place and the sum of the whole before them.
 */
export type Payload =
  | { readonly kind: 'whole'; readonly game: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'part';
      readonly game: string;
      readonly sum: number;
      readonly index: number;
      readonly count: number;
      readonly bytes: Uint8Array;
    };

const withSum = (bytes: Uint8Array): Uint8Array => {
  const sum = checksumOf(bytes);
  return Uint8Array.of(...bytes, sum >> 8, sum & 255);
};

/** The whole as one link. `page` is the address of the receiving page. */
export const linkOf = (page: string, game: string, bytes: Uint8Array): string =>
  `${page}#${game}.${toBase64url(withSum(bytes))}`;

/** The same for a code. */
const codeOf = (page: string, game: string, bytes: Uint8Array): string =>
  `${page}#${game}:${toDigits(withSum(bytes))}`;

/** Room a link takes in a code: three digits in ten bits, anything else in eight a letter. */
export function bitsOf(link: string): number {
  const digits = /\d*$/.exec(link)![0].length;
  return (link.length - digits) * 8 + Math.ceil((digits * 10) / 3);
}

/** The links of the codes to be shown one after another; a single one where it fits. */
export function framesOf(page: string, game: string, bytes: Uint8Array): readonly string[] {
  const whole = codeOf(page, game, bytes);
  if (bitsOf(whole) <= ONE_CODE) return [whole];
  const count = Math.min(MOST_FRAMES, Math.ceil(bytes.length / PER_FRAME));
  const size = Math.ceil(bytes.length / count);
  const sum = checksumOf(bytes);
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.slice(index * size, (index + 1) * size);
    return `${page}#${game}:${count}.${index + 1}.${sum}.${toDigits(withSum(part))}`;
  });
}

const WHOLE = /^([a-z0-9-]{1,40})\.([\w-]{4,})$/;
const CODE = /^([a-z0-9-]{1,40}):(\d{4,})$/;
const PART = /^([a-z0-9-]{1,40}):(\d{1,2})\.(\d{1,2})\.(\d{1,5})\.(\d{4,})$/;
const damaged = fail({ code: 'link/damaged' });

function checked(bytes: Uint8Array | null): Uint8Array | null {
  if (!bytes || bytes.length < 3) return null;
  const inner = bytes.slice(0, -2);
  const sum = (bytes.at(-2)! << 8) | bytes.at(-1)!;
  return checksumOf(inner) === sum ? inner : null;
}

/** A link, or only what stands after its `#`, read as bytes; nothing in it is run or stored. */
export function parseLink(text: string): Result<Payload> {
  if (text.length > LONGEST) return fail({ code: 'link/too-long' });
  const mark = text.indexOf('#');
  const hash = text.slice(mark + 1).trim();
  if (hash === '') return fail({ code: 'link/empty' });
  const part = PART.exec(hash);
  if (part) {
    const [count, index, sum] = [Number(part[2]), Number(part[3]), Number(part[4])];
    const bytes = checked(fromDigits(part[5]!));
    if (!bytes || index < 1 || index > count || count > MOST_FRAMES) return damaged;
    return ok({ kind: 'part', game: part[1]!, sum, index, count, bytes });
  }
  const code = CODE.exec(hash);
  const whole = code ?? WHOLE.exec(hash);
  if (!whole) return fail({ code: 'link/not-ours' });
  const bytes = checked(code ? fromDigits(code[2]!) : fromBase64url(whole[2]!));
  return bytes ? ok({ kind: 'whole', game: whole[1]!, bytes }) : damaged;
}
