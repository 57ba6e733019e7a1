import type { Page } from '@playwright/test';
import { placeName } from '../../src/lib/games/neom/text/en/cells';
import { cityPage } from '../../src/lib/games/neom/text/en/city-page';
import { handText } from '../../src/lib/games/neom/text/en/hand';
import { newTable } from '../../src/lib/games/neom/text/en/new-table';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { lookupWords } from '../../src/lib/games/neom/text/en/rules/lookup-words';
import { printedNumber } from '../../src/lib/games/neom/text/en/rules/tile-words';
import { playAlong } from '../../src/lib/games/neom/text/en/play-along';
import { en } from '../../src/lib/text/en';
import { keepText } from '../../src/lib/text/keep';
import { headingOf, isAlive, startTable, takesInput } from './app';
import { expect, test } from './fixtures';

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const space = (page: Page, cell: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${placeName(cell)},`) });
const roads = (page: Page) =>
  page.getByRole('group', { name: cityPage.roads.heading('Coal Mine') });

/** 021, the Coal Mine; the last digit by a double tap. */
async function coalMine(page: Page): Promise<void> {
  await key(page, '0').click();
  await key(page, '2').click();
  await key(page, '1').dblclick();
}

test.describe('entering', () => {
  test.beforeEach(async ({ page }) => {
    await startTable(page, '/');
    await takesInput(page);
  });

  test('a double tap on the last digit teaches no road', async ({ page }) => {
    await coalMine(page);
    await expect(roads(page).getByRole('button', { pressed: false })).toHaveCount(4);
  });

  test('a double tap on "Done" leaves no space empty', async ({ page }) => {
    await coalMine(page);
    await key(page, cityPage.roads.edges.N).click();
    // Above ">" of the keypad to come.
    const { width, height } = (await key(page, cityPage.roads.done).boundingBox())!;
    const position = { x: width - 20, y: height / 2 };
    await key(page, cityPage.roads.done).dblclick({ position });
    await expect(space(page, 1)).toHaveAttribute('aria-selected', 'true');
  });

  test('a double tap on the same key types it twice', async ({ page }) => {
    await key(page, '0').click();
    await key(page, '1').dblclick();
    await expect(space(page, 0)).not.toHaveAccessibleName(/empty/);
  });
});

test('a double tap starts one table', async ({ page }) => {
  await page.goto('/new/');
  await isAlive(page);
  await key(page, '2').click();
  await page.getByRole('button', { name: newTable.play }).dblclick();
  await expect(headingOf(page, pageNames.city)).toBeVisible();
  await page.goto('/tables/');
  const title = [1, 2].map(newTable.player).join(', ');
  await expect(key(page, keepText.tables.actions(title))).toHaveCount(1);
});

test('taps in quick succession leaf a tile on each', async ({ page }) => {
  await page.goto('/neom/tiles/045/');
  await isAlive(page);
  await page.getByRole('link', { name: new RegExp(`^${lookupWords.tile.next}`) }).hover();
  for (const clickCount of [1, 2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(page).toHaveURL(new RegExp(`/neom/tiles/${printedNumber(45 + clickCount)}/$`));
  }
});

test.describe('playing along', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
    await page.getByRole('link', { name: en.home.start }).click();
    await page.getByLabel(newTable.name(1)).fill('Ana');
    await page.getByRole('button', { name: newTable.play }).click();
    await takesInput(page);
  });

  test('a double tap on "Done" does not reach the navigation behind', async ({ page }) => {
    await space(page, 7).click();
    await coalMine(page);
    await key(page, handText.placeOnly).click();
    await key(page, cityPage.roads.edges.N).click();
    await key(page, cityPage.roads.done).dblclick();
    await expect(key(page, cityPage.roads.done)).toBeHidden();
    await expect(headingOf(page, pageNames.city)).toBeVisible();
  });

  test('a double tap on what opens or closes a sheet does nothing in it or behind it', async ({
    page
  }) => {
    await key(page, playAlong.sell.button).dblclick();
    await expect(page.getByLabel(cityPage.entry.number)).toHaveValue('');
    await key(page, playAlong.unnamed).dblclick();
    await expect(page.getByText(playAlong.sell.done(playAlong.aTile))).toBeVisible();
    await expect(headingOf(page, pageNames.city)).toBeVisible();
  });
});
