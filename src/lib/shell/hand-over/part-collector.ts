import { fail, ok, type Result } from '$lib/engine/result';
import { checksumOf } from './checksum';
import type { Payload } from './link';

type Part = Extract<Payload, { kind: 'part' }>;

/** Puts the parts of one hand-over together, in whatever order they are seen. */
export class PartCollector {
  #first: Part | undefined;
  #parts = new Map<number, Uint8Array>();

  get count(): number {
    return this.#first?.count ?? 0;
  }

  get seen(): ReadonlySet<number> {
    return new Set(this.#parts.keys());
  }

  /** The whole once the last part is in, null before; a part of something else starts anew. */
  add(part: Part): Result<Uint8Array | null> {
    const first = this.#first;
    const fits = first?.sum === part.sum && first.count === part.count && first.game === part.game;
    if (!fits) {
      this.#first = part;
      this.#parts = new Map();
    }
    this.#parts.set(part.index, part.bytes);
    if (this.#parts.size < part.count) return ok(null);
    const whole = Uint8Array.from(
      Array.from({ length: part.count }, (_, index) => [...this.#parts.get(index + 1)!]).flat()
    );
    if (checksumOf(whole) === part.sum) return ok(whole);
    this.#parts = new Map();
    return fail({ code: 'link/damaged' });
  }
}
