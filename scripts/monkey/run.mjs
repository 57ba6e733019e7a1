// A restless visitor: `npm run monkey -- --seed 1 --actions 20000`. The same seed does the same.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from '../set-up/install.mjs';
import { ROOT } from '../set-up/run.mjs';

await install();
const { chromium } = await import('@playwright/test');
const { bundled } = await import('../bundle.mjs');
const { BROWSER_FLAGS, findBrowser, NO_BROWSER } = await import('../set-up/browser.mjs');
const { build } = await import('../set-up/build.mjs');
const { serve } = await import('../set-up/serve.mjs');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    actions: { type: 'string', default: '10000' },
    told: { type: 'boolean', default: false }
  }
});
const [seed, actions] = [Number(values.seed), Number(values.actions)];
const executablePath = await findBrowser();
if (!executablePath) {
  console.error(NO_BROWSER);
  process.exit(1);
}
await build();
const SOURCES = ['src', 'scripts/monkey', 'tests/e2e'];
const { play, visit } = await import(
  pathToFileURL(await bundled('scripts/monkey/index.ts', SOURCES)).href
);
const tables = ['five-full', 'five-players', 'made-cities'].map((name) =>
  JSON.parse(readFileSync(`${ROOT}tests/tables/${name}.json`, 'utf8'))
);

const { server, address } = await serve({ directory: `${ROOT}build` });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  acceptDownloads: false
});
const page = await context.newPage();
await visit(page, address, tables);
const began = performance.now();
const { fault, seen } = await play({
  context,
  page,
  address,
  seed,
  actions,
  onstep: (step, done) => {
    if (values.told) console.log(`${step}: ${done}`);
    else if (step % 1000 === 0) console.log(`seed ${seed}: ${step} actions`);
  }
});
const seconds = (performance.now() - began) / 1000;
await browser.close();
server.close();
if (fault) {
  console.error(`seed ${seed}, step ${fault.step}: ${fault.what}\n${fault.last.join('\n')}`);
  process.exit(1);
}
console.log(
  `seed ${seed}: ${actions} actions, no fault, ${(actions / seconds).toFixed(1)} a second`
);
console.log(
  `compared: ${seen.cities} Cities, ${seen.pads} pads, ${seen.lists} lists; ${seen.entries} entries stored`
);
