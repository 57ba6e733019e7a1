// Looking up: how long the page is busy with each key, on a phone that is not new.
import { serve } from '../set-up/serve.mjs';
import { median } from './median.mjs';
import { slowPage, SLOWED } from './slow-page.mjs';

const ROUNDS = 9;
const A_FRAME = 1000 / 60;
const PAGES = [
  { name: 'tile index', path: 'neom/tiles/', typed: 'coal or oil' },
  { name: 'search', path: 'neom/rules/', typed: 'can i sell a disaster' }
];

/** In the page: two frames and an idle moment later everything a key set off has been done. */
const settled = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))
  );

/** What the page does while `work` runs, as the browser records it. */
async function recorded(session, work) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] }
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** Script time of each key in ms, by the thread's own clock: from the key to the rows it shows. */
async function keysOf(browser, address, typed) {
  const { context, page, session } = await slowPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').focus();
  await page.evaluate(settled);
  const events = await recorded(session, async () => {
    for (const key of typed) {
      await page.keyboard.type(key);
      await page.evaluate(settled);
    }
  });
  await context.close();
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input')
    .map(({ tdur }) => tdur / 1000);
  if (keys.length !== typed.length) throw new Error(`${keys.length} of ${typed.length} keys seen`);
  return keys;
}

/** Rows of [name, value, budget]. */
export async function measureLookup(browser, directory) {
  const { server, address } = await serve({ directory });
  const rows = [];
  for (const { name, path, typed } of PAGES) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await keysOf(browser, `${address}${path}`, typed));
    const middle = [...typed].map((_, at) => median(rounds.map((keys) => keys[at])));
    rows.push(
      [`${name}, first key, script ms, CPU slowed ${SLOWED}×`, middle[0], A_FRAME],
      [
        `${name}, slowest later key, script ms, CPU slowed ${SLOWED}×`,
        Math.max(...middle.slice(1)),
        A_FRAME
      ]
    );
  }
  server.close();
  return rows;
}
