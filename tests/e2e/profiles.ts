import type { Browser, BrowserContext, Page } from '@playwright/test';
import { en } from '$lib/text/en';
import { expect, watch, type Host } from './fixtures';
import { readyOffline } from './app';

/** A phone of its own: nothing is shared with another but what is handed over. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: readonly string[];
}

export const VIEWPORT = { width: 390, height: 844 };

/** A profile that has visited the app once and has everything it needs without a network. */
export async function phoneOf(browser: Browser, site: Host): Promise<Phone> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    serviceWorkers: 'allow'
  });
  const faults = await watch(context, new Set([new URL(site.address).origin]), []);
  const page = await context.newPage();
  await page.goto(site.address);
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await readyOffline(page);
  return { page, context, faults };
}
