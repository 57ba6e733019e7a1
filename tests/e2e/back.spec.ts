import type { Page } from '@playwright/test';
import { placeName } from '$lib/games/neom/text/en/cells';
import { cityPage } from '$lib/games/neom/text/en/city-page';
import { disastersPage } from '$lib/games/neom/text/en/disasters-page';
import { handText } from '$lib/games/neom/text/en/hand';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { playAlong } from '$lib/games/neom/text/en/play-along';
import { pricesPage } from '$lib/games/neom/text/en/prices-page';
import { en } from '../../src/lib/text/en';
import { navigationTo, withoutStep } from './app';
import { expect, test } from './fixtures';
import { MIDGAME_TABLES, openPage, teach } from './midgame-tables';

const FIVE = MIDGAME_TABLES['five players']!;
interface At {
  readonly name: string;
  readonly path: string;
}
const CITY: At = { name: pageNames.city, path: 'city' };
const PRICES: At = { name: pageNames.prices, path: 'prices' };
const DISASTERS: At = { name: pageNames.disasters, path: 'disasters' };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const keypad = (page: Page) => button(page, '7');
const freeSpace = (page: Page) => page.getByRole('gridcell', { name: /, empty/ }).first();
const taken = (page: Page, cell: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${placeName(cell)},`) });
const stepsOf = (page: Page) => page.evaluate(() => history.length);
const typed = async (page: Page, number: string) => {
  for (const digit of number) await button(page, digit).click();
};

/** From another page, so that Back has somewhere to go. */
async function openFrom(page: Page, from: At, to: At): Promise<string> {
  await openPage(page, FIVE, from);
  await navigationTo(page, to.name).click();
  await expect(page).toHaveURL(new RegExp(`/neom/${to.path}/`));
  return page.url();
}

const OPENED: readonly [string, At, At, (page: Page) => Promise<void>][] = [
  ['a figure', PRICES, CITY, (page) => button(page, /^Total:/).click()],
  ['the cash', PRICES, CITY, (page) => button(page, /^Cash:/).click()],
  ['the settings', PRICES, CITY, (page) => button(page, cityPage.settings).click()],
  ['a Good', CITY, PRICES, (page) => button(page, /^Coal /).click()],
  ['the cost of a tile', CITY, PRICES, (page) => button(page, pricesPage.actions.cost).click()],
  ['the income', CITY, PRICES, (page) => button(page, pricesPage.actions.income).click()],
  [
    'a City under a Disaster',
    CITY,
    DISASTERS,
    (page) => page.getByRole('button', { name: disastersPage.closer }).first().click()
  ]
];

for (const [what, from, to, open] of OPENED) {
  test(`Back closes ${what} and stays on the page`, async ({ page }) => {
    const url = await openFrom(page, from, to);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(page.url()).toBe(url);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: en.app.close }).click()
    ]) {
      await open(page);
      await close();
      await expect(dialog(page)).toBeHidden();
    }
    await withoutStep(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/neom/${from.path}/`));
  });
}

test('Back keeps cash that was typed', async ({ page }) => {
  await openFrom(page, PRICES, CITY);
  await button(page, /^Cash:/).click();
  await typed(page, '42');
  await page.goBack();
  await expect(button(page, 'Cash: £42')).toBeVisible();
});

test('Back from a tile of the hand goes to the hand, and from there to the page', async ({
  page
}) => {
  const url = await openFrom(page, CITY, PRICES);
  await button(page, pricesPage.actions.hand).click();
  await typed(page, '074');
  await page.getByRole('button', { name: /^Concrete Houses: cost/ }).click();
  await expect(page.getByRole('dialog', { name: '074 Concrete Houses' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(url);
});

test('Back closes keypad, roads and booking, and keeps what was tapped', async ({ page }) => {
  const url = await openFrom(page, PRICES, CITY);
  await freeSpace(page).click();
  await expect(keypad(page)).toBeVisible();
  await page.goBack();
  await expect(keypad(page)).toBeHidden();

  await button(page, cityPage.settings).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(button(page, playAlong.sell.button)).toBeVisible();
  await freeSpace(page).click();
  await typed(page, '021');
  await expect(button(page, handText.placeOnly)).toBeVisible();
  await page.goBack();
  await expect(button(page, handText.placeOnly)).toBeHidden();

  const space = freeSpace(page);
  const name = (await space.getAttribute('aria-label'))!.split(', empty')[0]!;
  await space.click();
  await typed(page, '021');
  await button(page, handText.placeOnly).click();
  await button(page, cityPage.roads.edges.N).click();
  await page.goBack();
  await expect(button(page, cityPage.roads.done)).toBeHidden();
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`^${name}, Coal Mine`) })
  ).toHaveAccessibleName(/roads? north/);
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page).toHaveURL(/\/neom\/prices\//);
});

test('many tiles in a row are one step, also after a reload and a look at a rule', async ({
  page
}) => {
  await openFrom(page, PRICES, CITY);
  await teach(page, { 21: 'N', 22: 'N', 23: 'N' });
  await page.reload();
  await freeSpace(page).click();
  await expect(keypad(page)).toBeVisible();
  const steps = await stepsOf(page);
  for (const tile of ['021', '022', '023']) await typed(page, tile);
  await page.reload();
  await expect(keypad(page)).toBeVisible();
  expect(await stepsOf(page)).toBe(steps);
  await taken(page, 0).click();
  await page.getByRole('link', { name: cityPage.tile.lookUp }).click();
  await expect(page).toHaveURL(/\/neom\/tiles\//);
  await page.goBack();
  await expect(page.getByRole('link', { name: cityPage.tile.lookUp })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: cityPage.tile.lookUp })).toBeHidden();
  await expect(page).toHaveURL(/\/neom\/city\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/neom\/prices\//);
});

test('a reload closes a sheet and its step, and the next sheet has its own', async ({ page }) => {
  const url = await openFrom(page, CITY, PRICES);
  await button(page, /^Coal /).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(button(page, /^Coal /)).toBeVisible();
  await withoutStep(page);
  await button(page, /^Coal /).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page).toHaveURL(/\/neom\/city\//);
});

test('a link to a place on the page closes nothing', async ({ page }) => {
  await openFrom(page, PRICES, CITY);
  await freeSpace(page).click();
  await expect(keypad(page)).toBeVisible();
  await page.getByRole('link', { name: en.app.skip }).press('Enter');
  await expect(page).toHaveURL(/#page$/);
  await expect(keypad(page)).toBeVisible();
});

test('Forward to a sheet that was closed leaves no step to go back over', async ({ page }) => {
  await openFrom(page, CITY, PRICES);
  await button(page, /^Coal /).click();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(
    () =>
      new Promise((moved) => {
        addEventListener('popstate', moved, { once: true });
        history.forward();
      })
  );
  await withoutStep(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/neom\/city\//);
});
