import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { ROOT } from '../../scripts/set-up/run.mjs';
import type { TestBuild } from '../../scripts/set-up/test-builds.mjs';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { cityPage } from '../../src/lib/games/neom/text/en/city-page';
import { newTable } from '../../src/lib/games/neom/text/en/new-table';
import { en } from '../../src/lib/text/en';
import { expect } from './fixtures';

export interface BuiltPage {
  /** Below the base, with a slash at the end; '' is Home. */
  readonly path: string;
  readonly heading: string;
}

/** Every page a build holds, as its files say. */
export function pagesOf({ directory }: TestBuild, below = ''): readonly BuiltPage[] {
  const folder = join(ROOT, directory, below);
  const file = join(folder, 'index.html');
  const here = existsSync(file) ? [{ path: below, heading: headingIn(file) }] : [];
  const deeper = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_app')
    .flatMap((entry) => pagesOf({ directory }, `${below}${entry.name}/`));
  return [...here, ...deeper];
}

function headingIn(file: string): string {
  const heading = /<h1[^>]*>([^<]+)</.exec(readFileSync(file, 'utf8'))?.[1];
  if (!heading) throw new Error(`${file} has no heading`);
  return heading.replaceAll('&amp;', '&');
}

const MANY = 25;

/** Of pages made from one list, like one for each tile, the first and the last stand for all. */
export function kindsOfPages(build: TestBuild): readonly BuiltPage[] {
  const parentOf = ({ path }: BuiltPage) => path.replace(/[^/]+\/$/, '');
  const pages = pagesOf(build);
  return pages.filter((page) => {
    const siblings = pages.filter((other) => parentOf(other) === parentOf(page));
    return siblings.length < MANY || page === siblings[0] || page === siblings.at(-1);
  });
}

export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A page is alive once it has taken over what was tapped before. */
export const isAlive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => 'takeEarlyTaps' in window), 'waits for scripts')
    .toBe(false);

/** A page has come alive, scripts, store and all, when its navigation knows the open table. */
export const navigationTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: en.app.navigation }).getByRole('link', { name });

export const seesTable = (page: Page) =>
  expect(navigationTo(page, pageNames.score), 'the open table is in the navigation').toBeVisible();

/** Starts a table from Home, which is alive once it has looked for tables; answers its id. */
export async function startTable(page: Page, home: string, player = 'Ana'): Promise<string> {
  await page.goto(home);
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await page.getByRole('link', { name: en.home.start }).click();
  await page.getByLabel(newTable.name(1)).fill(player);
  await page.getByRole('button', { name: newTable.score }).click();
  await expect(headingOf(page, pageNames.city)).toBeVisible();
  return new URL(page.url()).searchParams.get('table')!;
}

/** The keypad, open over an empty City, lies on the navigation: away with it, then Home. */
export async function leaveCity(page: Page): Promise<void> {
  await page.getByRole('button', { name: cityPage.entry.close, exact: true }).click();
  await navigationTo(page, en.nav.home).click();
}

/** Nothing typed or tapped is taken before the device has said which roads it knows. */
export const takesInput = (page: Page) => expect(page.locator('[inert]')).toHaveCount(0);

/** The step of what lay over the page is gone: the history arrives later than it is asked. */
export const withoutStep = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'over' in history.state)).toBe(false);

export const notice = (page: Page, message: string) =>
  page.getByRole('region', { name: en.notices.region }).getByText(message, { exact: true });

/** The app says itself when it has all it needs. */
export const readyOffline = (page: Page) =>
  expect(notice(page, en.notices.offlineReady)).toBeVisible();
