import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { disastersPage } from '$lib/games/neom/text/en/disasters-page';
import { pricesPage } from '$lib/games/neom/text/en/prices-page';
import { expect, test } from './fixtures';
import { MIDGAME_TABLES, openPage, teach } from './midgame-tables';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
);

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  );
}

const five = MIDGAME_TABLES['five players']!;
const partly = MIDGAME_TABLES['only one City entered, cash not known']!;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const close = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('Prices and its sheets hold no barrier', async ({ page }) => {
      await openPage(page, partly, { name: pageNames.prices, path: 'prices' });
      await teach(page, { 74: 'NES' });
      await page.reload();
      expect(await violations(page)).toEqual([]);
      await button(page, /^Glass /).click();
      expect(await violations(page)).toEqual([]);
      await close(page);
      await button(page, pricesPage.ticks.open).click();
      expect(await violations(page)).toEqual([]);
      await close(page);
      await button(page, pricesPage.actions.income).click();
      expect(await violations(page)).toEqual([]);
      await close(page);
      await button(page, pricesPage.actions.hand).click();
      for (const digit of '074')
        await page.getByRole('button', { name: digit, exact: true }).click();
      expect(await violations(page)).toEqual([]);
      await button(page, /^Concrete Houses: cost/).click();
      expect(await violations(page)).toEqual([]);
    });

    test('Disasters and its sheet hold no barrier', async ({ page }) => {
      await openPage(page, five, { name: pageNames.disasters, path: 'disasters' });
      expect(await violations(page)).toEqual([]);
      await button(page, disastersPage.closerOf('Bo')).click();
      expect(await violations(page)).toEqual([]);
      await button(page, disastersPage.sheet.give(3)).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
