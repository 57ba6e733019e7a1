import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tileOf } from '../../src/lib/games/neom/data/tiles';
import { EXAMPLES } from '../../src/lib/games/neom/text/en/rules/examples';
import { lookupWords } from '../../src/lib/games/neom/text/en/rules/lookup-words';
import { RULES } from '../../src/lib/games/neom/text/en/rules';
import { en } from '../../src/lib/text/en';
import { headingOf, isAlive, pagesOf } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';
import { seedTable } from './seed';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: lookupWords.search.label });
const results = (page: Page) => page.locator('#found').getByRole('link');

test('the search is one tap and one key away from every page', async ({ page }) => {
  const kinds = new Map(
    pagesOf(TEST_BUILDS.root).map((each) => [each.path.replace(/\d+\/$/, ''), each.path])
  );
  for (const path of kinds.values()) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('link', { name: en.app.search })).toHaveAttribute(
      'href',
      /\/neom\/rules\/#find$/
    );
  }
  await page.goto('/settings/');
  await page.getByRole('link', { name: en.app.search }).click();
  await expect(searchBox(page)).toBeFocused();

  await page.goto('/neom/tiles/045/');
  await isAlive(page);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(searchBox(page)).toHaveValue('a/b');
});

test('a question leads to its rule, and back to the question', async ({ page }) => {
  await page.goto('/neom/rules/#find');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('can I sell a disaster');
  await expect(results(page).first()).toContainText(RULES.selling.title);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/neom\/rules\/turn\/#selling$/);
  await expect(page.getByRole('heading', { name: RULES.selling.title })).toBeInViewport();

  await page.goBack();
  await expect(searchBox(page)).toHaveValue('can I sell a disaster');
  await expect(results(page).first()).toContainText(RULES.selling.title);

  await page.reload();
  await page.getByRole('button', { name: lookupWords.search.clear }).click();
  const lately = page.getByRole('region', { name: lookupWords.search.recent });
  await expect(lately.getByRole('link', { name: RULES.selling.title })).toBeVisible();
});

test('a number typed is that tile', async ({ page }) => {
  await page.goto('/neom/rules/#find');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('45');
  await expect(results(page).first()).toContainText(tileOf(45)!.name);
  await page.keyboard.press('Enter');
  await expect(headingOf(page, tileOf(45)!.name)).toBeVisible();
});

test('filters stand in the address and give the order of leafing through', async ({ page }) => {
  await page.goto('/neom/tiles/');
  await isAlive(page);
  await page.getByText(lookupWords.tiles.filters).click();
  await page.getByLabel(lookupWords.tiles.makes).selectOption('gold');
  await expect(page.getByText(lookupWords.tiles.found(5))).toBeVisible();
  await page.getByLabel(lookupWords.tiles.sort).selectOption('name');
  await expect(page).toHaveURL(/\?makes=gold&sort=name$/);
  await expect(page.getByText(lookupWords.tiles.found(5))).toBeVisible();
  await page.reload();
  await expect(page.getByText(lookupWords.tiles.found(5))).toBeVisible();

  await page.getByRole('link', { name: /^Gold Extractor 029/ }).click();
  await expect(page).toHaveURL(/\/neom\/tiles\/029\/\?makes=gold&sort=name$/);
  await expect(page.getByText(lookupWords.tile.place(2, 5))).toBeVisible();
  await page.getByRole('link', { name: `${lookupWords.tile.next}: Modern Foundry` }).click();
  await expect(headingOf(page, 'Modern Foundry')).toBeVisible();
  await page.getByRole('link', { name: en.app.back, exact: true }).click();
  await expect(page).toHaveURL(/\/neom\/tiles\/\?makes=gold&sort=name$/);
});

test('words narrow the tiles, slips forgiven', async ({ page }) => {
  await page.goto('/neom/tiles/');
  const box = page.getByRole('searchbox', { name: lookupWords.tiles.search });
  for (const [words, first] of [
    ['coal or oil', 'Fossil Fuel Plant'],
    ['tresury', 'Treasury'],
    ['45', 'Prefab Housing'],
    ['gold', 'Gold Extractor']
  ] as const) {
    await box.fill(words);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);
  }
  await box.fill('zzzzzz');
  await expect(page.getByRole('heading', { name: lookupWords.tiles.none })).toBeVisible();
});

test('the whole box is there as one scrolls, and back is where one was', async ({ page }) => {
  await page.goto('/neom/tiles/');
  const last = page.getByRole('link', { name: /^Tourism Board 150/ });
  await isAlive(page);
  // Rows are drawn as one gets to them; the page has its full length before.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(last).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ has: last })).toHaveAttribute(
    'aria-posinset',
    '150'
  );
  await last.click();
  await expect(headingOf(page, 'Tourism Board')).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('a tile says where it lies on the open table, and back leads there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  const file = JSON.parse(readFileSync('tests/tables/five-players.json', 'utf8')) as {
    players: { name: string; tiles: { tile: number; row: number; col: number }[] }[];
  };
  const [owner] = file.players;
  const [placed] = owner!.tiles;
  const id = await seedTable(page, file);
  await page.goto(`/neom/city/?table=${id}`);
  await page.goto(`/neom/tiles/${String(placed!.tile).padStart(3, '0')}/`);
  const where = page.getByRole('region', { name: lookupWords.tile.onTable });
  await expect(where).toContainText(owner!.name);
  await expect(where).toContainText(`Row ${placed!.row + 1}, column ${placed!.col + 1}`);
});

test('an example is scored again when a tile is lifted off', async ({ page }) => {
  await page.goto('/neom/rules/scoring/#pollution');
  const board = page.getByRole('grid', {
    name: lookupWords.example.board(EXAMPLES.pollution.title)
  });
  const figure = page.getByRole('figure').filter({ has: board });
  const reset = figure.getByRole('button', { name: lookupWords.example.reset });
  await expect(figure).toContainText('−4');
  await board.getByRole('gridcell', { name: /Slums/ }).click();
  await expect(figure).not.toContainText('−4');
  await reset.click();
  await expect(figure).toContainText('−4');
});

test('the goods chart shows a chain and who makes and needs a Good', async ({ page }) => {
  await page.goto('/neom/rules/goods/');
  const chart = page.getByRole('group', { name: lookupWords.goods.chart });
  await isAlive(page);
  await chart.getByRole('link', { name: 'Gold' }).click();
  await expect(chart.getByRole('link', { name: 'Gold' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('link', { name: /013 Gold Extractor/ })
    .first()
    .click();
  await expect(headingOf(page, 'Gold Extractor')).toBeVisible();
});

test('the packs for two and for one are drawn beside their rules', async ({ page }) => {
  await page.goto('/neom/rules/two/#two-packs');
  await expect(page.getByRole('img', { name: /4, 4, 4, 3, 3, 3, 3$/ })).toBeVisible();
  await page.goto('/neom/rules/solo/#solo-packs');
  // RB's own example, with all tiles.
  await expect(page.getByRole('img', { name: /7, 6, 6, 5, 5, 4, 4$/ })).toBeVisible();
});

test('the set-up helper names tiles and packs', async ({ page }) => {
  await page.goto('/neom/rules/helper/');
  await expect(page.getByText('025–040')).toBeVisible();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await expect(page.getByText(lookupWords.setUp.leaveOutNone)).toBeVisible();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByRole('img', { name: /4, 4, 4, 3, 3, 3, 3$/ })).toBeVisible();
});
