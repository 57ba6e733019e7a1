import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pagesOf } from './app';
import { expect, test, TEST_BUILDS } from './fixtures';
import { seedTable } from './seed';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
);
const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/made-cities.json', import.meta.url), 'utf8')
);

/** Pages made from one pattern count once. */
const pages = pagesOf(TEST_BUILDS.root).filter(
  ({ path }) => !/^neom\/(tiles|rules)\/./.test(path) || /\/(135|placing)\/$/.test(path)
);

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`
  );
}

for (const { path } of pages)
  test(`/${path} has no accessibility violation, light or dark`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('No tables yet')).toBeVisible();
    await seedTable(page, table);
    await page.goto(path.startsWith('neom/') ? `/${path}?table=seeded` : `/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Looking for|Opening)/)).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
  });
