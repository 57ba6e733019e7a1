// Makes the TypeScript sources loadable by a Node that reads none, once per state of the sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync
} from 'node:fs';
import { basename, join } from 'node:path';
import { install } from './set-up/install.mjs';
import { ROOT } from './set-up/run.mjs';

const SOURCES = ['src/cli', 'src/lib/engine', 'src/lib/games/neom', 'src/lib/text'];
const CACHE = join(ROOT, '.cache/clerk');
const AN_HOUR = 3_600_000;

const filesUnder = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return /(?<!\.svelte)\.ts$/.test(path) ? [path] : [];
    })
    .sort();

function stateOfSources(entry, sources) {
  const hash = createHash('sha256');
  for (const file of ['scripts/bundle.mjs', entry, ...sources.flatMap(filesUnder)])
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function bundle(entry, target) {
  // Standard output belongs to the answers.
  if (!existsSync(join(ROOT, 'node_modules/rolldown'))) await install({ quiet: true });
  const { rolldown } = await import('rolldown');
  const built = await rolldown({
    input: join(ROOT, entry),
    platform: 'node',
    tsconfig: false,
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    logLevel: 'silent'
  });
  // Written beside and renamed: a call at the same time sees a whole file or none.
  const draft = `${target}.${process.pid}.tmp`;
  await built.write({ file: draft, format: 'esm', codeSplitting: false });
  await built.close();
  renameSync(draft, target);
  sweep();
}

/** Bundles of older sources go, but not while a call at the same time may be about to load one. */
function sweep() {
  for (const name of readdirSync(CACHE)) {
    const file = join(CACHE, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - made > AN_HOUR) rmSync(file, { force: true });
  }
}

/** Names the file an entry is bundled in, up to date with the sources it draws on. */
export async function bundled(entry, sources = SOURCES) {
  mkdirSync(CACHE, { recursive: true });
  const target = join(CACHE, `${basename(entry, '.ts')}-${stateOfSources(entry, sources)}.mjs`);
  if (!existsSync(target)) await bundle(entry, target);
  return target;
}
