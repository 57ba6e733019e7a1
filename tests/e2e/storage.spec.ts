import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { en } from '../../src/lib/text/en';
import { enSettings } from '../../src/lib/text/en-settings';
import { STORE_CASES } from '../storage/store-cases';
import { headingOf, leaveCity, notice, readyOffline, seesTable, startTable } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The suite of tests/storage as one script for a browser. */
async function bundled(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { $lib: here('../../src/lib') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: here('store-page.ts'), formats: ['iife'], name: 'storePage' }
    }
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

test.describe('the store on a real IndexedDB', () => {
  let script = '';
  test.beforeAll(async () => {
    script = await bundled();
  });
  test.beforeEach(async ({ page, baseURL }) => {
    const address = new URL('/store-cases/', baseURL).href;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(address);
    await page.addScriptTag({ content: script });
  });

  for (const { name } of STORE_CASES)
    test(name, ({ page }) => page.evaluate((wanted) => window.runStoreCase(wanted), name));
});

/** The ways a browser has to refuse a database. */
const REFUSALS: readonly (readonly [name: string, refuse: () => void])[] = [
  [
    'is missing',
    () => Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  ],
  [
    'may not be used',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  ],
  [
    'breaks off when opened',
    () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        const request = open.call(this, name, version);
        request.addEventListener('upgradeneeded', (event) => {
          event.stopImmediatePropagation();
          request.transaction?.abort();
        });
        return request;
      };
    }
  ]
];

for (const [name, refuse] of REFUSALS)
  test(`where IndexedDB ${name} the app says so and keeps tables for the visit`, async ({
    page,
    host
  }) => {
    await page.addInitScript(refuse);
    const site = await host(TEST_BUILDS.root);
    await page.goto(site.address);
    await expect(notice(page, en.notices.memoryOnly)).toBeVisible();
    await startTable(page, site.address);
    await seesTable(page);
    await leaveCity(page);
    await page.getByRole('link', { name: en.home.continue }).click();
    await expect(headingOf(page, pageNames.city)).toBeVisible();

    await page.getByRole('link', { name: en.notices.details }).click();
    await expect(page.getByText(enSettings.settings.storageStates.memory)).toBeVisible();
    await page
      .getByRole('region', { name: en.notices.region })
      .getByRole('button', { name: en.notices.dismiss })
      .first()
      .click();
    await expect(notice(page, en.notices.memoryOnly)).toBeHidden();
  });

test.describe('with the offline pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a table kept in memory is not lost to an update', async ({ page, host }) => {
    await page.addInitScript(REFUSALS[1]![1]);
    const site = await host(TEST_BUILDS.root);
    await startTable(page, site.address);
    await readyOffline(page);
    await site.show(TEST_BUILDS.next);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const installed = new Promise((resolve) =>
        registration.addEventListener('updatefound', () =>
          registration.installing!.addEventListener('statechange', resolve)
        )
      );
      await registration.update();
      await installed;
    });
    await expect(notice(page, en.notices.memoryOnly)).toBeVisible();
    await expect(notice(page, en.notices.updateWaiting)).toBeHidden();
    await seesTable(page);
  });
});

const asksToKeep = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0));

test('the browser is asked to keep the data with the first table, not before', async ({
  page,
  host
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      const { dataset } = document.documentElement;
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
      return true;
    };
    StorageManager.prototype.persisted = async () => 'asked' in document.documentElement.dataset;
  });
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  expect(await asksToKeep(page)).toBe(0);
  await startTable(page, site.address);
  await expect.poll(() => asksToKeep(page)).toBe(1);
  await leaveCity(page);
  await page.getByRole('link', { name: en.nav.settings }).first().click();
  await expect(page.getByText(enSettings.settings.storageStates.kept)).toBeVisible();
});

test('Home in one tab shows a table as soon as another tab starts it', async ({
  page,
  context,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  const other = await context.newPage();
  await startTable(other, site.address, 'Bea');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea' })).toBeVisible();
});
