import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { neom } from '$lib/games/neom';
import { sessionFrom } from '$lib/games/neom/rules/moves/from-table';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { keep } from '$lib/games/neom/ui/keep';
import { replay } from '$lib/engine/session';
import { framesOf, parseLink } from '$lib/shell/hand-over/link';
import full from '../../tables/five-full.json';
import { pictureOf } from './code-picture';

/** As long as an address of the app gets on a free host. */
const PAGE = 'https://somebody-or-other.github.io/town-clerk/receive/';

function tableOf(file: unknown): unknown {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(table.fault.code);
  const { setup, moves } = sessionFrom(table.value);
  const state = replay(neom, setup, moves);
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

function scanned(text: string, scale: number) {
  const { side, modules, light } = pictureOf(text, scale);
  const pixels = Uint8ClampedArray.from({ length: side * side * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : light[index >> 2]!
  );
  return { modules, text: jsQR(pixels, side, side)?.data };
}

const table = tableOf(full);
const NONE = new Map<number, number>();
const EVERY = new Map(Array.from({ length: 150 }, (_, tile) => [tile + 1, 5]));

describe('the code of', () => {
  it.each([
    ['a full City', 'p1', NONE, { most: 41, modules: 37, codes: 1 }],
    ['a full City and every road taught', 'p1', EVERY, { most: 133, modules: 53, codes: 1 }],
    ['five full Cities', null, NONE, { most: 207, modules: 61, codes: 1 }],
    ['five full Cities and every road taught', null, EVERY, { most: 299, modules: 57, codes: 2 }]
  ])('%s is small and read off the screen as it was', (_, seat, taught, limit) => {
    const bytes = keep.pack(table, seat, taught);
    expect(bytes.length).toBeLessThanOrEqual(limit.most);
    const frames = framesOf(PAGE, 'neom', bytes);
    expect(frames).toHaveLength(limit.codes);
    for (const frame of frames) {
      const code = scanned(frame, 3);
      expect(code.text).toBe(frame);
      expect(parseLink(frame).ok).toBe(true);
      expect(code.modules).toBeLessThanOrEqual(limit.modules);
    }
  });
});
