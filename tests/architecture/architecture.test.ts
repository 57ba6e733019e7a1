import { describe, expect, it } from 'vitest';
import { impuritiesOf, isPure, wrongImportsOf } from './house-rules';
import { sourceFiles } from './source-tree';

const files = sourceFiles();

describe('the house', () => {
  it('has rooms with something in them', () => {
    expect(files.filter(({ path }) => isPure(path)).length).toBeGreaterThan(10);
  });

  it('imports run in one direction', () => {
    expect(files.flatMap(wrongImportsOf)).toEqual([]);
  });

  it('engine, data, rules and text are pure', () => {
    expect(files.filter(({ path }) => isPure(path)).flatMap(impuritiesOf)).toEqual([]);
  });
});

describe('the guard itself', () => {
  it.each([
    ['lib/engine/x.ts', "import { tileOf } from '$lib/games/neom/data/tiles'"],
    ['lib/games/neom/rules/x.ts', "import { text } from '../text/en'"],
    ['lib/games/neom/rules/x.ts', "import Board from '../ui/Board.svelte'"],
    ['lib/games/neom/rules/x.ts', "import { hex } from '$lib/games/suburbia/rules/hex'"],
    ['lib/storage/x.ts', "import { settings } from '$lib/shell/settings.svelte'"],
    ['lib/shell/x.svelte.ts', "import { GAMES } from '$lib/games/registry'"],
    ['lib/ui/X.svelte', "import { tileOf } from '$lib/games/neom/data/tiles'"],
    ['lib/helpers.ts', '']
  ])('refuses in %s: %s', (path, code) => {
    expect(wrongImportsOf({ path, code })).not.toEqual([]);
  });

  it.each([
    'const die = Math.random()',
    'const now = Date.now()',
    "import { Dexie } from 'dexie'",
    "import { mount } from 'svelte'",
    'document.title',
    'let x = $state(0)'
  ])('refuses in a pure room: %s', (code) => {
    expect(impuritiesOf({ path: 'lib/engine/x.ts', code })).not.toEqual([]);
  });
});
