import type { Page } from '@playwright/test';
import { en } from '../../src/lib/text/en';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { newTable } from '../../src/lib/games/neom/text/en/new-table';
import { enKeep } from '../../src/lib/text/en-keep';
import { headingOf, isAlive, navigationTo, withoutStep } from './app';
import { expect, test } from './fixtures';

/** Holds back what makes a page alive until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_app/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}

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

test('a button tapped before the page is alive does its work once it is, and once only', async ({
  page
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const again: string[] = [];
  await page.exposeFunction('tappedAgain', (name: string) => again.push(name));
  await page.addInitScript(() =>
    addEventListener('click', ({ target, isTrusted }) => {
      const { tappedAgain } = window as unknown as { tappedAgain: (name: string) => void };
      if (target instanceof HTMLButtonElement && !isTrusted) tappedAgain(target.innerText);
    })
  );
  const letThrough = await holdScripts(page);
  await page.goto('/backup/', { waitUntil: 'commit' });
  const make = page.getByRole('button', { name: enKeep.backup.make });
  await make.click();
  await make.click();
  expect(downloads).toEqual([]);
  letThrough();
  await expect(page.getByText(enKeep.backup.never)).toBeHidden();
  await expect.poll(() => downloads).toHaveLength(1);
  await expect(page.getByText(enKeep.export.done(downloads[0]!))).toBeVisible();
  expect(again).toEqual([enKeep.backup.make]);
});

test('a name typed before the page is alive is kept', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/new/', { waitUntil: 'commit' });
  const name = page.getByLabel(newTable.name(1));
  await name.fill('Ana');
  letThrough();
  await isAlive(page);
  await page.getByLabel(newTable.name(2)).fill('Ana');
  await expect(page.getByText(newTable.nameTwice('Ana'))).toBeVisible();
  await expect(name).toHaveValue('Ana');
});

test('the table looked at last stays in the navigation until it is deleted', async ({ page }) => {
  const toScore = navigationTo(page, pageNames.score);
  await page.goto('/');
  await expect(page.getByText(en.home.none)).toBeVisible();
  await expect(toScore).toHaveCount(0);
  await page.getByRole('button', { name: en.home.sample }).click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
  const score = page.url();
  await navigationTo(page, en.nav.rules).click();
  await expect(headingOf(page, en.rules.heading)).toBeVisible();
  await page.reload();
  await toScore.click();
  await expect(page).toHaveURL(score);
  await navigationTo(page, en.nav.home).click();
  await page.getByRole('link', { name: en.home.all }).click();
  await page.getByRole('button', { name: enKeep.tables.actions(en.home.sampleName) }).click();
  await page.getByRole('button', { name: enKeep.tables.remove, exact: true }).click();
  await expect(toScore).toHaveCount(0);
  await page.goto(score);
  await expect(page.getByRole('heading', { name: en.table.unknown })).toBeVisible();
  await page.goBack();
  await expect(headingOf(page, enKeep.tables.heading)).toBeVisible();
  await expect(toScore).toHaveCount(0);
});

test('Back leads to no table that was deleted on the way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.sample }).click();
  await expect(headingOf(page, pageNames.score)).toBeVisible();
  const score = page.url();
  await navigationTo(page, en.nav.home).click();
  await page.getByRole('link', { name: en.home.all }).click();
  await page.getByRole('button', { name: enKeep.tables.actions(en.home.sampleName) }).click();
  await page.getByRole('button', { name: enKeep.tables.remove, exact: true }).click();
  await expect(page.getByText(enKeep.tables.removed(en.home.sampleName))).toBeVisible();
  await withoutStep(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(score);
  await expect(page.getByRole('heading', { name: en.table.unknown })).toBeVisible();
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

test('a table half set up is still so after a reload, until it is started', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await page.getByRole('link', { name: en.home.start }).click();
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByLabel(newTable.name(4)).fill('Dora ');
  await page.getByLabel(newTable.boardOf(1)).selectOption('oil');
  await page.getByRole('checkbox', { name: newTable.beginner }).check();
  await page.reload();
  await expect(page.getByLabel(newTable.name(4))).toHaveValue('Dora ');
  await expect(page.getByLabel(newTable.boardOf(1))).toHaveValue('oil');
  await expect(page.getByRole('checkbox', { name: newTable.beginner })).toBeChecked();
  await page.getByRole('button', { name: newTable.score }).click();
  await expect(headingOf(page, pageNames.city)).toBeVisible();
  await page.goto('/new/');
  await expect(page.getByLabel(newTable.name(3))).toHaveValue('');
  await expect(page.getByLabel(newTable.name(4))).toHaveCount(0);
});
