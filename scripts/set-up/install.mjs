import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { must, ROOT } from './run.mjs';

const STAMP = `${ROOT}node_modules/.town-clerk-lockfile`;
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === lockfileHash();
  } catch {
    return false;
  }
}

/** Installs exactly what the lockfile names, once per lockfile. */
export async function install({ quiet = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Town Clerk needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  if (!quiet) console.log('Installing what the lockfile names …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  const stdio = quiet ? ['ignore', 2, 2] : ['ignore', 'inherit', 'inherit'];
  if (npm) await must(process.execPath, [npm, ...args], { stdio });
  else await must('npm', args, { stdio });
  writeFileSync(STAMP, lockfileHash());
}
