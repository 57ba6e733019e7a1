// npm run bench: what has a budget, measured in one run; fails when one is over.
import { install } from '../set-up/install.mjs';
import { ROOT } from '../set-up/run.mjs';

await install();
const { chromium } = await import('@playwright/test');
const { BROWSER_FLAGS, findBrowser, NO_BROWSER } = await import('../set-up/browser.mjs');
const { build } = await import('../set-up/build.mjs');
const { buildBarePage } = await import('./bare-page.mjs');
const { measureEntry } = await import('./entry.mjs');
const { measureHome } = await import('./home.mjs');
const { measureLookup } = await import('./lookup.mjs');
const { measureMemory } = await import('./memory.mjs');
const { measureMidgame } = await import('./midgame.mjs');
const { measureRules } = await import('./rules.mjs');
const { measureTables } = await import('./tables.mjs');

const executablePath = await findBrowser();
if (!executablePath) {
  console.error(NO_BROWSER);
  process.exit(1);
}
await build();
const bare = await buildBarePage();
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const rows = [
  ...(await measureHome(browser, `${ROOT}build`, bare)),
  ...(await measureEntry(browser, `${ROOT}build`)),
  ...(await measureLookup(browser, `${ROOT}build`)),
  ...(await measureMidgame(browser, `${ROOT}build`)),
  ...(await measureTables(browser, `${ROOT}build`)),
  ...(await measureMemory(browser, `${ROOT}build`)),
  ...(await measureRules())
];
await browser.close();

const isOver = ([, value, budget]) => budget !== undefined && value > budget;
const table = [
  ['name', 'value', 'budget', ''],
  ...rows.map((row) => {
    const [name, value, budget] = row;
    const verdict = budget === undefined ? '' : isOver(row) ? 'over' : 'ok';
    return [name, value.toFixed(2), budget === undefined ? '' : String(budget), verdict];
  })
];
const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
for (const [name, value, budget, verdict] of table)
  console.log(
    [name.padEnd(widths[0]), value.padStart(widths[1]), budget.padStart(widths[2]), verdict]
      .join('  ')
      .trimEnd()
  );
process.exit(rows.some(isOver) ? 1 : 0);
