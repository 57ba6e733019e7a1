import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fromBase64url, toBase64url } from '$lib/shell/hand-over/base64url';
import { fromDigits, toDigits } from '$lib/shell/hand-over/digits';
import { bitsOf, framesOf, linkOf, ONE_CODE, parseLink } from '$lib/shell/hand-over/link';
import { PartCollector } from '$lib/shell/hand-over/part-collector';

// Thousands of tries take as long as they take.
vi.setConfig({ testTimeout: 120_000 });

const PAGE = 'https://example.org/town-clerk/receive/';
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 600 });
const runs = (numRuns: number) => ({ numRuns, seed: 8 });

describe('base64url', () => {
  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
      runs(2000)
    );
  });

  it.each(['A', 'AB=', 'A B', 'Ä', 'AB'.repeat(2) + '+', 'AAAAA'])('refuses %s', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

describe('digits', () => {
  it('go there and back, noughts at the start too', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(fromDigits(toDigits(bytes))).toEqual(bytes);
        expect(fromDigits(toDigits(Uint8Array.of(0, ...bytes)))).toEqual(
          Uint8Array.of(0, ...bytes)
        );
      }),
      runs(2000)
    );
  });

  it.each(['', '0', '17x', '-257', '3', '15', '512', '0257', '1e9', '٢٥٧'])('refuse %s', (text) => {
    expect(fromDigits(text)).toBeNull();
  });
});

describe('a link', () => {
  it('carries bytes there and back, with the address or without', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const link = linkOf(PAGE, 'neom', bytes);
        const whole = { ok: true, value: { kind: 'whole', game: 'neom', bytes } };
        expect(parseLink(link)).toEqual(whole);
        expect(parseLink(link.slice(link.indexOf('#') + 1))).toEqual(whole);
      }),
      runs(500)
    );
  });

  it('shows a letter that was changed or lost', () => {
    const link = linkOf(
      PAGE,
      'neom',
      Uint8Array.from({ length: 60 }, (_, index) => index * 7)
    );
    const start = link.indexOf('.', link.indexOf('#')) + 1;
    for (let at = start; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(parseLink(link.slice(0, at) + other + link.slice(at + 1)).ok).toBe(false);
      expect(parseLink(link.slice(0, at) + link.slice(at + 1)).ok).toBe(false);
    }
  });

  it.each([
    ['', 'link/empty'],
    ['https://example.org/#', 'link/empty'],
    ['https://example.org/receive/', 'link/not-ours'],
    ['#<img src=x onerror=alert(1)>', 'link/not-ours'],
    ['#neom.%3Cscript%3E', 'link/not-ours'],
    ['#neom.AAAA', 'link/damaged'],
    ['#neom.3.4.17.AAAAAA', 'link/not-ours'],
    ['#neom:3.4.17.123456', 'link/damaged'],
    ['#neom:99.1.17.123456', 'link/damaged'],
    ['#neom:123456', 'link/damaged'],
    [`#neom:1${'0'.repeat(60_000)}`, 'link/too-long'],
    [`#neom.${'A'.repeat(60_000)}`, 'link/too-long']
  ])('%s is refused', (text, code) => {
    expect(parseLink(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it('never throws, whatever it is given', () => {
    const near = fc
      .array(
        fc.constantFrom('#', '.', ':', 'neom', '1', '22', '65536', 'AbC_-9', '%00', '\u202e', 'ß'),
        {
          maxLength: 12
        }
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), near), (text) => {
        const parsed = parseLink(text);
        expect(parsed.ok || parsed.fault.code.startsWith('link/')).toBe(true);
      }),
      runs(20_000)
    );
  });
});

describe('frames', () => {
  it('are one link where it fits one code, else come together in any order', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 3000 }), fc.nat(), (bytes, turn) => {
        const frames = framesOf(PAGE, 'neom', bytes);
        expect(Math.max(...frames.map(bitsOf))).toBeLessThanOrEqual(ONE_CODE);
        if (frames.length === 1) {
          expect(parseLink(frames[0]!)).toMatchObject({ value: { kind: 'whole', bytes } });
          return;
        }
        const collector = new PartCollector();
        const shuffled = frames.toSorted(
          (a, b) => ((a.length * turn) % 7) - ((b.length * turn) % 7)
        );
        let whole: Uint8Array | null = null;
        for (const frame of [shuffled[0]!, ...shuffled]) {
          const part = parseLink(frame);
          if (!part.ok || part.value.kind !== 'part') throw new Error('not a part');
          const put = collector.add(part.value);
          expect(put.ok).toBe(true);
          if (put.ok) whole ??= put.value;
        }
        expect(whole).toEqual(bytes);
      }),
      runs(300)
    );
  });

  it('are no more than can be put together, however much there is', () => {
    const frames = framesOf(PAGE, 'neom', new Uint8Array(32_768).fill(7));
    expect(frames.every((frame) => parseLink(frame).ok)).toBe(true);
  });

  it('of another hand-over start anew', () => {
    const part = (index: number, sum: number) =>
      ({ kind: 'part', game: 'neom', sum, index, count: 2, bytes: Uint8Array.of(1) }) as const;
    const collector = new PartCollector();
    collector.add(part(1, 5));
    collector.add(part(2, 6));
    expect([...collector.seen]).toEqual([2]);
    expect(collector.add(part(1, 6))).toMatchObject({ fault: { code: 'link/damaged' } });
    expect([...collector.seen]).toEqual([]);
  });
});
