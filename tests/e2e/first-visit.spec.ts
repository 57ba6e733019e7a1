import { en } from '../../src/lib/text/en';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { newTable } from '../../src/lib/games/neom/text/en/new-table';
import { enKeep } from '../../src/lib/text/en-keep';
import { headingOf, navigationTo } from './app';
import { expect, test } from './fixtures';

test('the sample game opens from an empty Home, once, and can be explored', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.sample }).click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await navigationTo(page, pageNames.city).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await navigationTo(page, en.nav.home).click();
  const row = page.getByRole('listitem').filter({ hasText: en.home.sampleName });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
});

test('where the browser offers to install, Home says so with the first table, and only until dismissed', async ({
  page
}) => {
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => undefined
    });
    dispatchEvent(event);
  };
  await page.goto('/');
  await page.getByRole('button', { name: en.home.sample }).click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
  await navigationTo(page, en.nav.home).click();
  await expect(page.getByText(en.home.sampleName)).toBeVisible();
  await page.evaluate(offer);
  await expect(page.getByText(en.install.prompt)).toBeVisible();
  await page.getByRole('button', { name: en.app.gotIt }).click();
  await expect(page.getByText(en.install.prompt)).toBeHidden();
  await page.reload();
  await expect(page.getByText(en.home.sampleName)).toBeVisible();
  await page.evaluate(offer);
  await expect(page.getByText(en.install.prompt)).toBeHidden();
});

test('the sample game is nobody’s: no names to choose from, no statistics', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.sample }).click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
  await page.goto('/new/');
  await expect(page.getByRole('button', { name: newTable.score })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mira' })).toHaveCount(0);
  await page.goto('/statistics/');
  await expect(page.getByRole('heading', { name: enKeep.statistics.none })).toBeVisible();
});
