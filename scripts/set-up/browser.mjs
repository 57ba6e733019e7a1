import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge'
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((folder) =>
    process.env[folder]
      ? [
          join(process.env[folder], 'Google/Chrome/Application/chrome.exe'),
          join(process.env[folder], 'Microsoft/Edge/Application/msedge.exe')
        ]
      : []
  )
];

/** Whether a path is a browser we can drive. On Windows asking for the version opens a window. */
function answers(path) {
  if (process.platform === 'win32') return existsSync(path);
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom|edge/i.test(stdout);
}

function inPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

async function downloaded() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
const isRoot = () => process.getuid?.() === 0;

async function installPackage() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing the chromium package …');
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
}

function known() {
  const found = [...COMMANDS.map(inPath), ...PLACES].filter(
    (path) => path !== undefined && existsSync(path)
  );
  return found.find(answers);
}

/**
 * A Chromium to test with: named by CHROMIUM_PATH, found in the usual places, the test tool's own
 * download, or Debian's package where that can be installed without asking. Undefined where none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return answers(named) ? named : undefined;
  const there = known() ?? (await downloaded());
  if (there) return there;
  if (isDebian() && isRoot()) {
    await installPackage();
    const installed = known();
    if (installed) return installed;
  }
  console.log('Downloading the test tool’s own Chromium …');
  await runTool('@playwright/test/cli.js', ['install', 'chromium', '--only-shell']);
  return downloaded();
}

/** What to say where there is none; `named`: what CHROMIUM_PATH says. */
export const noBrowserOf = (named) => `${
  named
    ? `CHROMIUM_PATH names ${named}, which does not run as Chromium or Chrome.`
    : 'No Chromium or Chrome was found, and none could be installed.'
}
The browser and offline tests need one. Install Chrome or Chromium, or name one you have:
  CHROMIUM_PATH=/path/to/chrome npm test`;

export const NO_BROWSER = noBrowserOf(process.env.CHROMIUM_PATH);

/** For root there is no sandbox; nothing in the tests needs a network beyond localhost. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];
