// Memory after an hour of play: one open app, never reloaded, tiles entered and undone, pages changed.
import { pathToFileURL } from 'node:url';
import { bundled } from '../bundle.mjs';
import { serve } from '../set-up/serve.mjs';
import { fullTable } from './full-table.mjs';

/** A round is more than players do in a minute: an hour has sixty. By the early ones code is warm. */
const EARLY = 12;
const ROUNDS = 60;
const PAGES = ['City', 'Score', 'Prices', 'Disasters', 'Rules', 'Home'];
/** Of each the removing of a tile and its undoing. */
const ENTRIES = 20;

/** In the page: rounds through all pages, each drawn before the next. */
const inPage = async ({ rounds, pages, entries }) => {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))));
  const until = async (found) => {
    for (;;) {
      const there = found();
      if (there) return there;
      await drawn();
    }
  };
  const named = (selector, name) =>
    [...document.querySelectorAll(selector)].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name
    );
  const press = (key, init = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  for (const name of Array(rounds).fill(pages).flat()) {
    (await until(() => named('nav a', name))).click();
    await until(() => document.querySelector('nav [aria-current]')?.textContent.trim() === name);
    await drawn();
    if (name === 'Score') {
      (await until(() => document.querySelector('main table button'))).click();
      const close = await until(() => named('dialog[open] button', 'Close'));
      // What lay over the page is a step in the history, and closing it is a step back.
      const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      close.click();
      await back;
    }
    if (name !== 'City') continue;
    for (let entry = 0; entry < entries; entry++) {
      const space = await until(() =>
        document.querySelector('main:not(:has([inert])) [data-cell]')
      );
      space.click();
      press('Delete');
      await drawn();
      press('z', { ctrlKey: true });
      await drawn();
    }
  }
};

/** Rows of [name, value, budget]. */
export async function measureMemory(browser, directory) {
  const { seedTable } = await import(pathToFileURL(await bundled('tests/e2e/seed.ts')).href);
  const { server, address } = await serve({ directory });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  await page.goto(address);
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  const id = await seedTable(page, fullTable());
  await page.goto(`${address}neom/city/?table=${id}`);
  await page.getByRole('grid').waitFor();
  const play = async (rounds) => {
    await page.evaluate(inPage, { rounds, pages: PAGES, entries: ENTRIES });
    return heap();
  };
  const early = await play(EARLY);
  const late = await play(ROUNDS - EARLY);
  await context.close();
  server.close();
  return [
    ['memory after an hour of play / after its first minutes', late / early, 1.3],
    ['memory after an hour of play, MB of JavaScript heap', late]
  ];
}
