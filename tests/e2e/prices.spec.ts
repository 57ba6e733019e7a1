import type { Page } from '@playwright/test';
import { GOODS, TIERS, tierOf, type Good } from '$lib/games/neom/data/goods';
import type { Side } from '$lib/games/neom/rules/roads';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import type { TableFile } from '$lib/games/neom/rules/table-file';
import { placeName } from '$lib/games/neom/text/en/cells';
import { signedPoints } from '$lib/games/neom/text/en/amounts';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { players as playerWords } from '$lib/games/neom/text/en/players';
import { pricesPage as words } from '$lib/games/neom/text/en/prices-page';
import { en } from '../../src/lib/text/en';
import { navigationTo } from './app';
import { expect, test } from './fixtures';
import { clerk, MIDGAME_TABLES, openPage, tableFrom, teach } from './midgame-tables';

interface ClerkPrices {
  goods: Record<
    Good,
    { produced: boolean; offers: { seller: string | null; side: Side | null; price: number }[] }
  >;
}
interface ClerkPlace {
  cost: { coins: number } | null;
  cells: { row: number; col: number; total: number }[];
}

const PRICES = { name: pageNames.prices, path: 'prices' };
const goodButton = (page: Page, good: Good) =>
  page.getByRole('button', { name: new RegExp(`^${LEGEND.names[good]} `) });

/** What the page says of a Good, from what the clerk command answers. */
function saidOf(file: TableFile, good: Good, { goods }: ClerkPrices): string {
  const { produced, offers } = goods[good];
  const [offer] = offers;
  if (produced) return words.mine;
  if (offer) {
    const side = offer.side ? ` ${words.over(offer.side)}` : '';
    return `£${offer.price} ${words.from} ${offer.seller ?? words.supply}${side}`;
  }
  if (file.players.length === 1) return words.fromGeneration(tierOf(good));
  const partly = file.players.some(({ tiles }) => tiles.length === 0);
  return partly ? words.nobodyYet : words.none;
}

for (const [title, file] of Object.entries(MIDGAME_TABLES)) {
  test(`prices are the clerk command's: ${title}`, async ({ page }) => {
    await openPage(page, file, PRICES);
    for (const { name } of file.players) {
      if (file.players.length > 1)
        await page.getByRole('button', { name: playerWords.cityOf(name) }).click();
      const answer = clerk<ClerkPrices>('prices', { player: name }, file);
      for (const good of GOODS) {
        const said = `${LEGEND.names[good]} ${saidOf(file, good, answer)}`;
        await expect(page.getByRole('button', { name: said, exact: true }), name).toBeVisible();
      }
    }
  });
}

test('every seller of a Good with the sum, as the clerk command names them', async ({ page }) => {
  const file = MIDGAME_TABLES['five full Cities']!;
  await openPage(page, file, PRICES);
  const { goods } = clerk<ClerkPrices>('prices', { player: file.players[0]!.name }, file);
  for (const good of ['steel', 'gold', 'coal', 'jewelry'] as const) {
    await goodButton(page, good).click();
    const sheet = page.getByRole('dialog', { name: LEGEND.names[good] });
    const sums = await sheet.getByText(/^£\d+ base/).allTextContents();
    expect(sums.map((sum) => Number(/= £(\d+)/.exec(sum)![1]))).toEqual(
      goods[good].offers.map(({ price }) => price)
    );
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
});

test('from an open table any price is two taps away, on one screen', async ({ page }) => {
  await openPage(page, MIDGAME_TABLES['five players']!, { name: pageNames.city, path: 'city' });
  await navigationTo(page, pageNames.prices).click();
  await expect(goodButton(page, 'coal')).toBeVisible();
  await page.getByRole('button', { name: en.app.gotIt }).click();
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(heights[0]).toBeLessThanOrEqual(heights[1]!);
  for (const tier of TIERS)
    await expect(page.getByRole('heading', { name: words.tier(tier) })).toBeInViewport();
  await goodButton(page, 'glass').click();
  await expect(page.getByRole('dialog').getByText(/£4 base .*= £\d+/)).toBeVisible();
});

const PLACED: readonly [table: string, player: number, tile: number, roads: string][] = [
  ['five players', 0, 74, 'NES'],
  ['five full Cities', 2, 87, 'NESW'],
  ['four players in Generation 2', 1, 126, 'EW'],
  ['two players', 1, 60, 'NS'],
  ['alone in Generation 2, with a route', 0, 77, 'NESW']
];

for (const [title, seat, tile, roads] of PLACED) {
  test(`the spaces of tile ${tile} are the clerk command's: ${title}`, async ({ page }) => {
    const file = MIDGAME_TABLES[title]!;
    const { name } = file.players[seat]!;
    await openPage(page, file, PRICES);
    await teach(page, { [tile]: roads });
    await page.reload();
    if (file.players.length > 1)
      await page.getByRole('button', { name: playerWords.cityOf(name) }).click();
    await page.getByRole('button', { name: words.actions.cost }).click();
    for (const digit of String(tile).padStart(3, '0'))
      await page.getByRole('button', { name: digit, exact: true }).click();
    const sheet = page.getByRole('dialog');
    const options = { player: name, tile: String(tile), roads };
    const { cost, cells } = clerk<ClerkPlace>('place', options, file);
    if (cost)
      await expect(sheet.getByText('Sum').locator('xpath=following::dd[1]')).toHaveText(
        `£${cost.coins}`
      );
    else await expect(sheet.getByText('You cannot place it now.')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Where could it go?' })).toBeVisible();
    const more = sheet.getByRole('button', { name: /^Show \d+ more/ });
    if (await more.isVisible()) await more.click();
    const total = scoreCity(tableFrom(file).players[seat]!).pad.total;
    const rows = sheet.getByRole('listitem').getByRole('button');
    expect(
      await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.split('\n')))
    ).toEqual(
      cells.map(({ row, col, total: after }) =>
        expect.arrayContaining([placeName(row * 5 + col), signedPoints(after - total)])
      )
    );
  });
}

test('a booked tile is paid for at once, and undone at once', async ({ page }) => {
  const file = MIDGAME_TABLES['five players']!;
  await openPage(page, file, PRICES);
  await teach(page, { 74: 'NES' });
  await page.reload();
  const ask = async () => {
    await page.getByRole('button', { name: words.actions.cost }).click();
    for (const digit of '074') await page.getByRole('button', { name: digit, exact: true }).click();
  };
  const booked = page.getByText('Concrete Houses placed for £6.');
  await ask();
  await page.getByRole('button', { name: 'Book it for £6' }).click();
  await expect(booked).toBeVisible();
  await page.getByRole('button', { name: en.table.undo }).click();
  await expect(booked).toBeHidden();
  await ask();
  await page.getByRole('button', { name: 'Book it for £6' }).click();
  await navigationTo(page, pageNames.disasters).click();
  await expect(page.getByText('£5 cash')).toBeVisible();
  // Esi sold the Concrete.
  await expect(page.getByText('£43 cash')).toBeVisible();
  await navigationTo(page, pageNames.prices).click();
  await ask();
  await expect(page.getByText('It lies in the City of Ana already.')).toBeVisible();
});

test('a hand side by side, remembered', async ({ page }) => {
  await openPage(page, MIDGAME_TABLES['five players']!, PRICES);
  await teach(page, { 74: 'NES', 3: 'NESW' });
  await page.reload();
  await page.getByRole('button', { name: words.actions.hand }).click();
  for (const digit of '074117003')
    await page.getByRole('button', { name: digit, exact: true }).click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const digit of '003') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('Slums is in the hand already.')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('£6');
  await expect(rows.nth(2)).toContainText('cannot');
  await page.reload();
  await page.getByRole('button', { name: words.actions.hand }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: /^Concrete Houses: cost/ }).click();
  await expect(page.getByRole('dialog', { name: '074 Concrete Houses' })).toBeVisible();
});
