// Pay or sacrifice for a full City: asked while others wait, on a phone that is not new.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { ROOT } from '../set-up/run.mjs';
import { serve } from '../set-up/serve.mjs';
import { fullTable } from './full-table.mjs';
import { median } from './median.mjs';
import { SLOWED, timedPage } from './slow-page.mjs';

const ROUNDS = 9;
const BUDGET = 50;

/** In the page: gets everything ready, so that only the answers are left to be worked out. */
async function loadInPage({ address, file }) {
  const rules = await import(address);
  const { players, ...table } = rules.parseTableFile(file).value;
  const one = { ...table, players: [players[0]] };
  globalThis.answer = () => rules.disasterFor(one, 'crime-spree', null);
  globalThis.score = () => rules.scoreCity(players[0]);
}

/** In a task of its own: what the debugger itself evaluates is not counted as script. */
const repeat = ({ what, times }) =>
  new Promise((resolve) => {
    setTimeout(() => {
      for (let i = 0; i < times; i++) globalThis[what]();
      resolve();
    });
  });

/** The rules alone: the first answer, which compiles as it goes, and a warm one over one score. */
async function rulesRound(browser, address, file) {
  const { context, page, spentOn } = await timedPage(browser);
  await page.evaluate(loadInPage, { address, file });
  const timeOf = async (what, times) =>
    (await spentOn(() => page.evaluate(repeat, { what, times }))) / times;
  const first = await timeOf('answer', 1);
  await timeOf('answer', 5);
  await timeOf('score', 1000);
  const ratio = (await timeOf('answer', 10)) / (await timeOf('score', 1000));
  await context.close();
  return { first, ratio };
}

/** In the app itself: from the tap to the answer on screen, drawing it included. */
async function tapRound(browser, address, seedTable, file) {
  const { context, page, spentOn } = await timedPage(browser);
  await page.goto(address);
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  const id = await seedTable(page, file);
  await page.goto(`${address}neom/disasters/?table=${id}`);
  await page.getByRole('button', { name: 'Flood', exact: true }).click();
  await page.getByText(/at £1/).first().waitFor();
  const spent = await spentOn(async () => {
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent.trim() === 'Crime Spree')
        .click()
    );
    await page.waitForFunction(() => document.body.textContent.includes('at £2'));
  });
  await context.close();
  return spent;
}

/** Rows of [name, value, budget]. */
export async function measureMidgame(browser, directory) {
  const code = readFileSync(await bundled('scripts/bench/measured.ts'));
  const script = `data:text/javascript;base64,${code.toString('base64')}`;
  const { seedTable } = await import(pathToFileURL(await bundled('tests/e2e/seed.ts')).href);
  const file = fullTable();
  const oneCity = {
    ...file,
    players: file.players
      .slice(0, 2)
      .map((player, seat) => (seat ? { ...player, tiles: [] } : player))
  };
  const { server, address } = await serve({ directory });
  const rules = [];
  const taps = [];
  for (let round = 0; round < ROUNDS; round++) {
    rules.push(await rulesRound(browser, script, file));
    taps.push(await tapRound(browser, address, seedTable, oneCity));
  }
  server.close();
  return [
    [
      `pay or sacrifice, full City, first answer, ms, CPU slowed ${SLOWED}×`,
      median(rules.map(({ first }) => first)),
      BUDGET
    ],
    [`the same from tap to screen, script ms, CPU slowed ${SLOWED}×`, median(taps), BUDGET],
    ['pay or sacrifice, full City / one score', median(rules.map(({ ratio }) => ratio)), 500]
  ];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const { chromium } = await import('@playwright/test');
  const { BROWSER_FLAGS, findBrowser } = await import('../set-up/browser.mjs');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS
  });
  const rows = await measureMidgame(browser, argv[2] ?? `${ROOT}build`);
  await browser.close();
  for (const [name, value, budget] of rows)
    console.log(`${name}\t${value.toFixed(2)}\t${budget}\t${value <= budget ? 'ok' : 'over'}`);
}
