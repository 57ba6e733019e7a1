import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { placeName } from '$lib/games/neom/text/en/cells';
import { tileOf } from '$lib/games/neom/data/tiles';
import { en } from '$lib/text/en';
import { enKeep } from '$lib/text/en-keep';
import dump from '../storage/dumps/schema-1.json' with { type: 'json' };
import { writeSchema1 } from '../storage/old-database';
import { notice, readyOffline, takesInput } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';
import { VIEWPORT } from './profiles';
import { seedTable, storedIn, teach } from './seed';

test.use({ expectedErrors: [/QuotaExceeded/] });

const bare = (name: string) => ({
  format: 'town-clerk/neom',
  version: 1,
  players: [{ name, cityGood: 'coal', money: 5, tiles: [] }]
});
/** One after another into the first spaces. */
const TILES = [3, 6, 7, 11, 12];

const city = (id: string) => `/neom/city/?table=${id}`;
const space = (page: Page, cell: number, tile: number) =>
  page.getByRole('gridcell', { name: `${placeName(cell)}, ${tileOf(tile)!.name},` });

/** Tables with an empty City each, in a browser that knows the roads. */
async function set(page: Page, home: string, ...ids: readonly string[]): Promise<void> {
  await page.goto(home);
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await teach(page, Object.fromEntries(TILES.map((tile) => [tile, 15])));
  for (const id of ids) await seedTable(page, bare(id), { id });
}

/** Types a tile's number over the City that is open, and sees it there. */
async function place(page: Page, cell: number): Promise<void> {
  const tile = TILES[cell]!;
  const free = page.getByRole('gridcell', { name: `${placeName(cell)},` });
  await expect(free).toBeVisible();
  await takesInput(page);
  if ((await free.getAttribute('aria-selected')) !== 'true') await free.click();
  for (const digit of String(tile).padStart(3, '0')) await page.keyboard.press(digit);
  await expect(space(page, cell, tile)).toBeVisible();
}

const placedIn = async (page: Page, id: string): Promise<readonly unknown[]> =>
  (await storedIn(page)).entries
    .filter(({ table }) => table === id)
    .flatMap(({ entry }) => {
      const { do: move } = entry as { do?: { type: string; tile?: number } };
      return move?.type === 'place' ? [move.tile] : [];
    });

/** In the page: fills what room there is. */
async function fill(): Promise<void> {
  const opening = indexedDB.open('junk', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('junk', { autoIncrement: true });
  await new Promise((done) => (opening.onsuccess = done));
  const put = (size: number) =>
    new Promise<boolean>((done) => {
      const writing = opening.result.transaction('junk', 'readwrite');
      writing.objectStore('junk').add('x'.repeat(size));
      writing.oncomplete = () => done(true);
      writing.onabort = () => done(false);
    });
  for (const size of [50_000, 5_000, 500, 50]) while (await put(size));
  opening.result.close();
}

test.describe('with the offline pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a full disk is told, nothing entered is lost, and all is stored once there is room', async ({
    page,
    context,
    baseURL
  }) => {
    await set(page, '/', 'first', 'second');
    await readyOffline(page);
    const session = await context.newCDPSession(page);
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage!);
    const { origin } = new URL(baseURL!);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + 300_000 });
    await page.goto(city('first'));
    await place(page, 0);
    await expect.poll(() => placedIn(page, 'first')).toEqual(TILES.slice(0, 1));

    await page.evaluate(fill);
    await place(page, 1);
    await expect(page.getByRole('alert').filter({ hasText: en.table.notSaved })).toBeVisible();
    await place(page, 2);
    expect(await placedIn(page, 'first')).toEqual(TILES.slice(0, 1));

    await test.step('also when another table is opened in between, and after a reload', async () => {
      await page.getByRole('button', { name: en.app.close }).click();
      await page.getByRole('link', { name: en.nav.home }).first().click();
      await page
        .getByRole('link', { name: /second/ })
        .first()
        .click();
      await expect(page).toHaveURL(/table=second/);
      await expect(page.getByRole('grid')).toBeVisible();
      await page.goto(city('first'));
      for (const cell of [0, 1, 2]) await expect(space(page, cell, TILES[cell]!)).toBeVisible();
    });

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: en.table.retry }).click();
    await expect(page.getByRole('alert').filter({ hasText: en.table.notSaved })).toBeHidden();
    expect(await placedIn(page, 'first')).toEqual(TILES.slice(0, 3));
  });
});

test('an old tab in the way is named, and tables are upgraded when it is closed', async ({
  page,
  context,
  baseURL
}) => {
  const address = new URL('/an-older-version/', baseURL).href;
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const old = await context.newPage();
  await old.goto(address);
  await old.evaluate(`(${writeSchema1.toString()})('town-clerk', ${JSON.stringify(dump)})`);
  await old.evaluate(() => new Promise((done) => (indexedDB.open('town-clerk').onsuccess = done)));

  await page.goto('/');
  await expect(notice(page, en.notices.blocked)).toBeVisible();
  await old.close();
  await expect(page.getByRole('link', { name: /Ana, Bo/ }).first()).toBeVisible();
  await expect(notice(page, en.notices.blocked)).toBeHidden();

  await test.step('what could not be read is set aside with its text, a copy is kept', async () => {
    await page.goto('/backup/');
    const { backup } = enKeep;
    const aside = page.getByRole('listitem').filter({ hasText: 'broken' });
    await expect(aside).toBeVisible();
    const [raw] = await Promise.all([
      page.waitForEvent('download'),
      aside.getByRole('button', { name: backup.download }).click()
    ]);
    expect(await textOf(raw)).toContain(JSON.stringify(dump.entries[4]));
    const copy = page.getByRole('listitem').filter({ hasText: 'storage version 1' });
    const [whole] = await Promise.all([
      page.waitForEvent('download'),
      copy.getByRole('button', { name: backup.download }).click()
    ]);
    expect(JSON.parse(await textOf(whole))).toMatchObject({ format: 'town-clerk/dump', schema: 1 });
  });
});

async function textOf(download: { createReadStream(): Promise<NodeJS.ReadableStream> }) {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

test('a connection lost in the background is opened anew, for writing and for watching', async ({
  page,
  context
}) => {
  await context.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      request.addEventListener('success', () => {
        addEventListener('lose-connection', () => request.result.close());
      });
      return request;
    };
  });
  await set(page, '/', 'first');
  await page.goto(city('first'));
  await place(page, 0);
  await page.evaluate(() => dispatchEvent(new Event('lose-connection')));
  await place(page, 1);
  await expect.poll(() => placedIn(page, 'first')).toEqual(TILES.slice(0, 2));
  await expect(page.getByRole('alert').filter({ hasText: en.table.notSaved })).toBeHidden();

  await test.step('two tabs see each other’s moves and lose none', async () => {
    const other = await context.newPage();
    await other.goto(city('first'));
    await place(other, 2);
    await expect(space(page, 2, TILES[2]!)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('lose-connection')));
    await place(other, 3);
    await expect(space(page, 3, TILES[3]!)).toBeVisible();
    expect(await placedIn(page, 'first')).toEqual(TILES.slice(0, 4));
  });
});

test('a tab killed in the middle of a write loses nothing', async ({ page, context }) => {
  await set(page, '/', 'first');
  await page.goto(city('first'));
  await place(page, 0);
  await expect.poll(() => placedIn(page, 'first')).toHaveLength(1);
  // Another transaction holds the stores: what is written now waits behind it.
  await page.evaluate(async () => {
    const opening = indexedDB.open('town-clerk');
    await new Promise((done) => (opening.onsuccess = done));
    const holding = opening.result.transaction(['sessions', 'entries'], 'readwrite');
    const again = () => (holding.objectStore('sessions').get('').onsuccess = again);
    again();
  });
  await place(page, 1);
  await place(page, 2);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto(city('first'));
  for (const cell of [0, 1, 2]) await expect(space(next, cell, TILES[cell]!)).toBeVisible();
  await expect.poll(() => placedIn(next, 'first')).toEqual(TILES.slice(0, 3));
});

test('a browser killed at any moment opens every table again, with all that was stored', async ({
  host,
  playwright
}, info) => {
  const site = await host(TEST_BUILDS.root);
  const profile = mkdtempSync(join(tmpdir(), 'town-clerk-'));
  const start = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...info.project.use.launchOptions,
      viewport: VIEWPORT
    });
    return [context, context.pages()[0]!];
  };
  const kill = async (context: BrowserContext): Promise<void> => {
    const session = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const gone = context.waitForEvent('close');
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
    await gone;
  };
  const at = (id: string) => site.at(`neom/city/?table=${id}`);

  const [first, page] = await start();
  await set(page, site.address, 'first', 'second');
  await page.goto(at('first'));
  for (const cell of [0, 1, 2]) await place(page, cell);
  await expect.poll(() => placedIn(page, 'first')).toHaveLength(3);
  await place(page, 3);
  await kill(first);

  const [again, reopened] = await start();
  await reopened.goto(at('first'));
  for (const cell of [0, 1, 2]) await expect(space(reopened, cell, TILES[cell]!)).toBeVisible();
  const stored = await placedIn(reopened, 'first');
  expect(stored).toEqual(TILES.slice(0, stored.length));
  await reopened.goto(at('second'));
  await expect(reopened.getByRole('grid')).toBeVisible();
  await again.close();
  rmSync(profile, { recursive: true, force: true });
});

test('where the browser may clear tables a backup is asked for, and Safari’s seven days are told', async ({
  browser,
  baseURL
}) => {
  const { backup } = enKeep;
  const agents = [
    ['', backup.notKept],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      backup.safari
    ]
  ] as const;
  for (const [userAgent, words] of agents) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      ...(userAgent && { userAgent })
    });
    const page = await context.newPage();
    await set(page, baseURL!, 'first');
    await page.goto(new URL('/tables/', baseURL).href);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: backup.later }).click();
    await expect(page.getByText(words)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: /first/ })).toBeVisible();
    await expect(page.getByText(words)).toBeHidden();
    await page.goto(new URL('/backup/', baseURL).href);
    await expect(page.getByText(words)).toBeVisible();
    await context.close();
  }
});
