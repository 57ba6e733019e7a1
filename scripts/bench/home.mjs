// Home as a first visit meets it: the scripts it loads, and how soon it paints.
import { gzipSync } from 'node:zlib';
import { serve } from '../set-up/serve.mjs';
import { median } from './median.mjs';
import { slowPage, SLOWED } from './slow-page.mjs';

const ROUNDS = 21;

/** All JavaScript of a first visit to Home, gzipped, in KB; lazy parts too, not the worker itself. */
async function scriptsOf(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const ofWorker = response.request().serviceWorker() !== null;
    if (type.startsWith('text/javascript') && !ofWorker && !response.fromServiceWorker())
      scripts.set(response.url(), response.body());
  });
  await page.goto(address);
  // Both come last: the store has answered, and the worker has everything.
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  await page.getByText('Ready for offline use.', { exact: true }).waitFor();
  const inline = await page.locator('script:not([src])').allTextContents();
  const loaded = [...(await Promise.all(scripts.values())), ...inline];
  await context.close();
  if (loaded.length < 5) throw new Error(`only ${loaded.length} scripts were seen`);
  return loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

/** Time to the first contentful paint of a first visit, in ms, on a slowed CPU. */
async function paintOf(browser, address) {
  const { context, page } = await slowPage(browser);
  await page.goto(address);
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true })
      )
  );
  await context.close();
  return paint;
}

/** Rows of [name, value, budget]. */
export async function measureHome(browser, directory, bareDirectory) {
  const home = await serve({ directory });
  const bare = await serve({ directory: bareDirectory });
  const scripts = await scriptsOf(browser, home.address);
  const paints = { home: [], bare: [] };
  await paintOf(browser, home.address);
  await paintOf(browser, bare.address);
  for (let round = 0; round < ROUNDS; round++) {
    paints.home.push(await paintOf(browser, home.address));
    paints.bare.push(await paintOf(browser, bare.address));
  }
  for (const { server } of [home, bare]) server.close();
  const [ours, least] = [median(paints.home), median(paints.bare)];
  return [
    ['JavaScript for Home in all, gzipped, KB', scripts, 75],
    ['first paint of Home / of a bare page', ours / least, 1.4],
    [`first paint of Home, ms, CPU slowed ${SLOWED}×`, ours],
    [`first paint of a bare page, ms, CPU slowed ${SLOWED}×`, least]
  ];
}
