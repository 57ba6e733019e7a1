import { createReadStream } from 'node:fs';
import { fail, ok, type Result } from '$lib/engine/result';

/** Far above any table; what is larger is refused before it is read to its end. */
const LARGEST_TABLE = 5_000_000;

const NEWLINE = 0x0a;
const TOO_LARGE = fail({ code: 'clerk/too-large', values: { megabytes: LARGEST_TABLE / 1e6 } });

/** UTF-8 with or without a byte order mark; anything else is a fault and not a guess. */
function decoded(bytes: Uint8Array): Result<string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail({ code: 'clerk/not-utf8' });
  }
}

export function parsedJson(bytes: Uint8Array): Result<unknown> {
  const text = decoded(bytes);
  if (!text.ok) return text;
  if (text.value.trim() === '') return fail({ code: 'clerk/empty' });
  try {
    return ok(JSON.parse(text.value) as unknown);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ').slice(0, 120);
    return fail({ code: 'clerk/not-json', values: { reason } });
  }
}

export async function readWhole(file: string): Promise<Result<Uint8Array>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST_TABLE) return TOO_LARGE;
      chunks.push(chunk);
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return fail({ code: 'clerk/unreadable', values: { reason } });
  }
  return ok(Buffer.concat(chunks));
}

/** The lines of a stream one by one, never more than one and a chunk of them held. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Result<Uint8Array>> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const last = chunk.subarray(from, end);
      from = end + 1;
      yield size + last.length > LARGEST_TABLE ? TOO_LARGE : ok(Buffer.concat([...held, last]));
      held = [];
      size = 0;
    }
    size += chunk.length - from;
    if (size > LARGEST_TABLE) yield TOO_LARGE;
    held.push(chunk.subarray(from));
  }
  if (size > 0) yield ok(Buffer.concat(held));
}

/** Nothing but spaces: no table, and no fault. */
export const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
