import { readFileSync } from 'node:fs';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { en } from '../../src/lib/text/en';
import { enSettings } from '../../src/lib/text/en-settings';
import { headingOf, kindsOfPages, navigationTo, notice, pagesOf, readyOffline } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';
import { seedTable } from './seed';

test.use({ serviceWorkers: 'allow' });

const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
);
const PLACES = [
  ['at the root', TEST_BUILDS.root],
  ['under a sub-path', TEST_BUILDS.subPath]
] as const;

for (const [place, build] of PLACES) {
  test.describe(`with the server stopped, ${place}`, () => {
    test('every page there is has been kept', async ({ page, host }) => {
      const site = await host(build);
      await page.goto(site.address);
      await readyOffline(page);
      await site.stop();

      const addresses = pagesOf(build).map(({ path }) => site.at(path));
      const lacking = await page.evaluate(async (all) => {
        const answers = await Promise.all(all.map((address) => fetch(address)));
        return all.filter((_, index) => !answers[index]!.ok);
      }, addresses);
      expect(lacking).toEqual([]);
    });

    test('every kind of page opens by its address, with a table and without its last slash, and reloads', async ({
      page,
      host
    }) => {
      const site = await host(build);
      await page.goto(site.address);
      await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
      await seedTable(page, table);
      await readyOffline(page);
      await site.stop();

      const opensTable = () =>
        expect(navigationTo(page, pageNames.score)).toHaveAttribute('href', /\?table=seeded$/);
      for (const { path, heading } of kindsOfPages(build)) {
        await page.goto(site.at(`${path.replace(/\/$/, '')}?table=seeded`));
        await expect(page).toHaveURL(site.at(`${path}?table=seeded`));
        await expect(headingOf(page, heading)).toBeVisible();
        await opensTable();
        await page.reload();
        await expect(headingOf(page, heading)).toBeVisible();
        await opensTable();
      }
      await page.goto(site.at('neom/city/?table=nowhere'));
      await expect(page.getByRole('heading', { name: en.table.unknown })).toBeVisible();
    });

    test('an unknown address gets the helpful page, at any depth', async ({ page, host }) => {
      const site = await host(build);
      await page.goto(site.address);
      await readyOffline(page);
      await site.stop();

      for (const path of ['nowhere', 'neom/nowhere/', 'a/b/c/d?table=1']) {
        await page.goto(site.at(path));
        await expect(headingOf(page, en.notFound.heading)).toBeVisible();
      }
      await page.getByRole('link', { name: en.notFound.home }).click();
      await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
      await expect(page).toHaveURL(site.address);
    });

    test('the page of the first visit goes on by its links', async ({ page, host }) => {
      const site = await host(build);
      await page.goto(site.address);
      await readyOffline(page);
      await site.stop();

      await navigationTo(page, en.nav.rules).click();
      await expect(headingOf(page, en.rules.heading)).toBeVisible();
      await navigationTo(page, en.nav.settings).click();
      await expect(page.getByText(enSettings.settings.offlineStates.ready)).toBeVisible();
      await page.getByRole('link', { name: enSettings.settings.legend }).click();
      await expect(headingOf(page, enSettings.legend.heading)).toBeVisible();
      await page.goBack();
      await expect(headingOf(page, enSettings.settings.heading)).toBeVisible();
      await navigationTo(page, en.nav.home).click();
      await page.getByRole('link', { name: en.home.start }).click();
      await expect(headingOf(page, en.newTable.heading)).toBeVisible();
    });
  });
}

test('readiness is said once, stands on Home, and moves nothing', async ({
  page,
  context,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  await page.goto(site.address);
  await expect(page.getByText(en.home.none)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const start = page.getByRole('link', { name: en.home.start });
  const before = await start.boundingBox();
  await readyOffline(page);
  await expect(page.getByText(en.home.offline.ready)).toBeVisible();
  expect(await start.boundingBox()).toEqual(before);

  for (const later of [page, await context.newPage()]) {
    await later.goto(site.at('settings/'));
    await expect(later.getByText(enSettings.settings.offlineStates.ready)).toBeVisible();
    await expect(notice(later, en.notices.offlineReady)).toHaveCount(0);
  }
});
