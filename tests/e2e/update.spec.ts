import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/set-up/run.mjs';
import { newTable } from '../../src/lib/games/neom/text/en/new-table';
import { en } from '../../src/lib/text/en';
import { enSettings } from '../../src/lib/text/en-settings';
import { navigationTo, notice, readyOffline, seesTable, startTable } from './app';
import { expect, test, TEST_BUILDS, type Host } from './fixtures';

test.use({ serviceWorkers: 'allow' });

const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
const OLD = enSettings.settings.version(version);
const NEW = enSettings.settings.version(TEST_BUILDS.next.version!);

/** What a browser does when the app comes back into view. */
const comesIntoView = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const asks = (page: Page) => expect(notice(page, en.notices.updateWaiting)).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

/** A value that only this document has: it is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => (document.title = 'not reloaded'));
const isMarked = (page: Page) => expect(page).toHaveTitle('not reloaded');

/** A visit that says "Later" to a new version. */
async function putOff(page: Page, site: Host): Promise<void> {
  await page.goto(site.at('settings/'));
  await readyOffline(page);
  await site.show(TEST_BUILDS.next);
  await comesIntoView(page);
  await asks(page);
  await press(page, en.notices.later);
  await expect(notice(page, en.notices.updateWaiting)).toBeHidden();
}

test('a new version asks, and comes when accepted: the first time and again', async ({
  page,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  // The page of the very first visit, loaded without a worker.
  await page.goto(site.at('settings/'));
  await readyOffline(page);
  await shows(page, OLD);

  await site.show(TEST_BUILDS.next);
  await mark(page);
  await comesIntoView(page);
  await asks(page);
  await shows(page, OLD);
  await isMarked(page);
  await press(page, en.notices.update);
  await shows(page, NEW);
  await expect(notice(page, en.notices.updateWaiting)).toBeHidden();

  await site.show(TEST_BUILDS.root);
  await comesIntoView(page);
  await asks(page);
  await shows(page, NEW);
  await press(page, en.notices.update);
  await shows(page, OLD);
});

test('a new version is found when the network comes back', async ({ page, host }) => {
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.at('settings/'));
  await readyOffline(page);
  await site.show(TEST_BUILDS.next);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asks(page);
});

test('Later keeps the old version, also over a reload, until it is accepted', async ({
  page,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  await putOff(page, site);
  await shows(page, OLD);

  // The host is gone: what is shown comes from the old version's own cache.
  await site.stop();
  await page.reload();
  await shows(page, OLD);
  await asks(page);
  await press(page, en.notices.update);
  await shows(page, NEW);
});

test('the version after one put off asks again', async ({ page, host }) => {
  const site = await host(TEST_BUILDS.root);
  await putOff(page, site);
  await site.show(TEST_BUILDS.root);
  await comesIntoView(page);
  await asks(page);
});

test('what is being typed stays, whether an update waits or another tab takes it', async ({
  page,
  context,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await readyOffline(page);
  await page.getByRole('link', { name: en.home.start }).click();
  const name = page.getByLabel(newTable.name(1));
  await name.fill('Ana');
  await mark(page);

  await site.show(TEST_BUILDS.next);
  await comesIntoView(page);
  await asks(page);
  await expect(name).toHaveValue('Ana');

  const other = await context.newPage();
  await other.goto(site.at('settings/'));
  await shows(other, OLD);
  await asks(other);
  await press(other, en.notices.update);
  await shows(other, NEW);

  // This tab is told and left alone: the form can still be finished.
  await expect(notice(page, en.notices.replaced)).toBeVisible();
  await expect(notice(page, en.notices.updateWaiting)).toBeHidden();
  await isMarked(page);
  await name.pressSequentially(' Maria');
  await expect(name).toHaveValue('Ana Maria');

  // Its next page comes from the new version.
  await navigationTo(page, en.nav.settings).click();
  await shows(page, NEW);
  await expect(notice(page, en.notices.replaced)).toBeHidden();
});

test('both of two tabs end on the new version with their table', async ({
  page,
  context,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  await startTable(page, site.address, 'Ana Maria');
  await readyOffline(page);
  const other = await context.newPage();
  await other.goto(site.at('settings/'));
  await shows(other, OLD);
  await seesTable(other);

  await site.show(TEST_BUILDS.next);
  await comesIntoView(page);
  await asks(page);
  await asks(other);
  await press(page, en.notices.update);
  await expect(notice(other, en.notices.replaced)).toBeVisible();
  await press(other, en.notices.reload);
  await shows(other, NEW);
  await seesTable(other);
  await expect(notice(page, en.notices.updateWaiting)).toBeHidden();
  await seesTable(page);
  await page.goto(site.address);
  await expect(page.getByRole('link', { name: 'Ana Maria' }).first()).toBeVisible();
});
