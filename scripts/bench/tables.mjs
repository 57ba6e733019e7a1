// Thousands of tables: the list and an open table as quick as with few.
import { pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { serve } from '../set-up/serve.mjs';
import { fullTable } from './full-table.mjs';
import { median } from './median.mjs';

const FEW = 50;
const MANY = 5000;
const ROUNDS = 11;
const BUDGET = 1.5;

/** In every page: notes when what is waited for has come, on the page's own clock. */
function noteArrival() {
  const arrived = () =>
    document.querySelector('main a[href*="table=t"]') ??
    document.querySelector('main [role="grid"] [role="gridcell"]');
  new MutationObserver((_, observer) => {
    if (!arrived()) return;
    observer.disconnect();
    globalThis.arrivedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** A profile with so many tables of five full Cities, every third finished. */
async function withTables(browser, address, count, seedTables) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(noteArrival);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  await page.getByText('Ready for offline use.', { exact: true }).waitFor();
  await seedTables(page, fullTable(), count);
  const timeOf = async (path) => {
    await page.goto(address + path);
    await page.waitForFunction(() => globalThis.arrivedAt !== undefined);
    return page.evaluate(() => globalThis.arrivedAt);
  };
  return { context, timeOf };
}

const PATHS = {
  list: () => 'tables/',
  open: (count) => `neom/city/?table=t${count >> 1}`
};

/** Rows of [name, value, budget]. */
export async function measureTables(browser, directory) {
  const { seedTables } = await import(pathToFileURL(await bundled('tests/e2e/seed.ts')).href);
  const { server, address } = await serve({ directory });
  const profiles = [];
  for (const count of [FEW, MANY])
    profiles.push({ count, ...(await withTables(browser, address, count, seedTables)) });
  const rows = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const times = profiles.map(() => []);
    // Turn by turn, so that a busy moment of the machine hits both.
    for (let round = -1; round < ROUNDS; round++)
      for (const [index, { count, timeOf }] of profiles.entries()) {
        const time = await timeOf(path(count));
        if (round >= 0) times[index].push(time);
      }
    const [few, many] = times.map(median);
    rows.push(
      [`${name} with ${MANY} tables / with ${FEW}`, many / few, BUDGET],
      [`${name} with ${MANY} tables, ms`, many]
    );
  }
  for (const { context } of profiles) await context.close();
  server.close();
  return rows;
}
