import type { Page } from '@playwright/test';
import { en } from '../../src/lib/text/en';
import { seedTable } from '../../tests/e2e/seed';

/** A device with tables on it and everything kept for being offline. */
export async function visit(page: Page, address: string, files: readonly unknown[]): Promise<void> {
  await page.goto(address);
  await page.getByText(en.notices.offlineReady, { exact: true }).waitFor();
  for (const [index, file] of files.entries())
    await seedTable(page, file, { id: `seeded-${index}`, at: index + 1 });
}
