import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, noBrowserOf } from '../../../scripts/set-up/browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));

function program(name: string, answer: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${answer}\n`);
  chmodSync(path, 0o755);
  return path;
}

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describe('a browser named by CHROMIUM_PATH', () => {
  it.each([
    ['is taken when it answers', program('chromium', 'echo Chromium 156.0'), true],
    ['is taken under another name', program('edge', 'echo Microsoft Edge 156.0'), true],
    ['is refused when there is no such file', join(folder, 'nothing'), false],
    ['is refused when it is a folder', folder, false],
    ['is refused when it fails', program('broken', 'echo Chromium; exit 1'), false],
    ['is refused when it is something else', program('other', 'echo v20.19.0'), false]
  ])('%s', async (_, path, taken) => {
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(await findBrowser()).toBe(taken ? path : undefined);
  });
});

describe('what is said without a browser', () => {
  it('names what was named, and what to do', () => {
    const said = noBrowserOf('/nowhere/chrome');
    expect(said).toContain('/nowhere/chrome');
    expect(said).toContain('Install Chrome or Chromium');
  });

  it('says that none was found', () =>
    expect(noBrowserOf(undefined)).toMatch(/^No Chromium or Chrome was found/));
});
