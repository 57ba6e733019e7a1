import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pagesOf, type BuiltPage } from './app';
import { lossOf, smallTargetsOf, violationsOf, withLargeText } from './barriers';
import { expect, test, TEST_BUILDS } from './fixtures';
import { seedTable } from './seed';
import { TOURS } from './tours';

const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/made-cities.json', import.meta.url), 'utf8')
);
const NARROW = { width: 320, height: 640 };
const WIDEST_PHONE = 480;

/** Pages made from one pattern count once. */
const pages = pagesOf(TEST_BUILDS.root).filter(
  ({ path }) =>
    !/^neom\/(tiles|rules)\/./.test(path) ||
    /\/(024|135|scoring|goods|helper|glossary|rulings)\/$/.test(path)
);

async function expectNoBarrier(page: Page, stop: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOf(page), `${stop}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsOf(page, ['color-contrast']), `${stop}, dark`).toEqual([]);
  expect(await smallTargetsOf(page), `${stop}, targets`).toEqual([]);
  await withLargeText(page, async () =>
    expect(await lossOf(page), `${stop}, text twice as large`).toEqual([])
  );
  const size = page.viewportSize()!;
  if (size.width > WIDEST_PHONE) return;
  await page.setViewportSize(NARROW);
  expect(await smallTargetsOf(page), `${stop}, targets on a narrow screen`).toEqual([]);
  expect(await lossOf(page), `${stop}, on a narrow screen`).toEqual([]);
  await page.setViewportSize(size);
}

const isOfGame = ({ path }: BuiltPage) => path.startsWith('neom/');
const GROUPS = {
  'no page of a game': pages.filter(isOfGame),
  'no other page': pages.filter((page) => !isOfGame(page))
};

for (const [group, members] of Object.entries(GROUPS))
  test(`${group} holds a barrier`, async ({ page }) => {
    await page.goto('/');
    await seedTable(page, table);
    for (const member of members)
      await test.step(`/${member.path}`, async () => {
        await page.goto(`/${member.path}${isOfGame(member) ? '?table=seeded' : ''}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^(Looking for|Opening)/)).toHaveCount(0);
        await expectNoBarrier(page, `/${member.path}`);
      });
  });

for (const [name, tour] of Object.entries(TOURS))
  test(`${name}: nothing that opens holds a barrier`, async ({ page }) => {
    await tour(page, (stop) => expectNoBarrier(page, stop));
  });
