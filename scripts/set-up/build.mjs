import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustTool, ROOT } from './run.mjs';

const SOURCES = [
  'src',
  'static',
  'package-lock.json',
  'package.json',
  'svelte.config.js',
  'vite.config.ts'
];

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function sourceHash(settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of SOURCES)
    for (const file of filesBelow(join(ROOT, source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const packageVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/**
 * Builds the app into a folder unless the same sources are built there already.
 * `base`: the sub-path it will be served under; `version`: what Settings shows, by default the
 * package's. Two builds of the same sources with another version are two versions to a browser.
 */
export async function build({ directory = 'build', base = '', version = packageVersion() } = {}) {
  const hash = sourceHash({ base, version });
  const stamp = join(ROOT, directory, '.source-hash');
  try {
    if (readFileSync(stamp, 'utf8') === hash) return;
  } catch {
    // Not built yet.
  }
  const env = {
    BUILD_DIR: directory,
    BASE_PATH: base,
    TOWN_CLERK_BUILD: hash.slice(0, 12),
    TOWN_CLERK_VERSION: version
  };
  await mustTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { env });
  // Hosts answer an unknown address with 404.html; it is the same helpful page as offline.
  copyFileSync(join(ROOT, directory, 'not-found/index.html'), join(ROOT, directory, '404.html'));
  writeFileSync(join(ROOT, directory, '.nojekyll'), '');
  writeFileSync(stamp, hash);
}
