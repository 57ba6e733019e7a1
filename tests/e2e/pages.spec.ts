import { readFileSync } from 'node:fs';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { en } from '$lib/text/en';
import { enSettings } from '$lib/text/en-settings';
import { navigationTo, notice, pagesOf } from './app';
import { withLargeText } from './barriers';
import { expect, test, TEST_BUILDS } from './fixtures';
import { seedTable } from './seed';

const pages = pagesOf(TEST_BUILDS.root).filter(({ path }) => !/^neom\/(tiles|rules)\/./.test(path));
const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
);

test('every page has a title, one heading, a way back, and fits the screen', async ({ page }) => {
  for (const { path, heading } of pages)
    await test.step(`/${path}`, async () => {
      await page.goto(`/${path}`);
      await expect(page).toHaveTitle(/Town Clerk/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (path !== '') await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible();
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth
      ]);
      expect(content).toBeLessThanOrEqual(screen!);
    });
});

test('pages are prerendered with their content', () => {
  for (const { path, heading } of pages) {
    const file = new URL(`../../build/${path}index.html`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain(heading);
  }
});

test('an unknown address is helped', async ({ page }) => {
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: en.notFound.heading })).toBeVisible();
  await page.getByRole('link', { name: en.notFound.home }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.home.heading })).toBeVisible();
});
test.use({ expectedErrors: [/404/] });

test('the pages of a table are a tap apart, and back leads back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(en.home.none)).toBeVisible();
  await seedTable(page, table);
  await page.goto('/neom/city/?table=seeded');
  const nav = page.getByRole('navigation', { name: en.app.navigation });
  await expect(page.getByRole('grid')).toBeVisible();
  for (const name of [pageNames.prices, pageNames.disasters, pageNames.score]) {
    await nav.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(page.url()).toContain('table=seeded');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: pageNames.disasters })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: pageNames.prices })).toBeVisible();
});

test('a table that is not on this device is said to be so', async ({ page }) => {
  await page.goto('/neom/city/?table=elsewhere');
  await expect(page.getByRole('heading', { name: en.table.unknown })).toBeVisible();
});

test('the theme is chosen, kept, and set before anything is painted', async ({ page }) => {
  const root = page.locator('html');
  // The choice is made while the page's scripts are still on their way.
  let letThrough = () => {};
  const chosen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/settings/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: enSettings.settings.themes.dark }).check();
  await expect(root).not.toHaveAttribute('data-theme');
  letThrough();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: enSettings.settings.themes.dark })).toBeChecked();
  await page.getByRole('radio', { name: enSettings.settings.themes.system }).check();
  await expect(root).not.toHaveAttribute('data-theme');
});

test('a notice lies over no heading, no way back and no navigation', async ({ page }) => {
  const covered = () =>
    page.evaluate((name) => {
      const notices = [...document.querySelectorAll(`[aria-label="${name}"] > .notice`)];
      return [...document.querySelectorAll('h1, main header a, nav li a')]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return notices.some((notice) => {
            const over = notice.getBoundingClientRect();
            const beside = over.right <= left || over.left >= right;
            return right > left && !beside && over.bottom > top && over.top < bottom;
          });
        })
        .map(({ outerHTML }) => outerHTML);
    }, en.notices.region);
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/');
  await expect(notice(page, en.notices.memoryOnly)).toBeVisible();
  expect(await covered()).toEqual([]);
  await navigationTo(page, en.nav.settings).click();
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible();
  const { width, height } = page.viewportSize()!;
  for (const wide of [width, 320]) {
    await page.setViewportSize({ width: wide, height });
    await expect(notice(page, en.notices.memoryOnly)).toBeVisible();
    expect(await covered(), `${wide} wide`).toEqual([]);
    await withLargeText(page, async () => expect(await covered(), 'large text').toEqual([]));
  }
});
