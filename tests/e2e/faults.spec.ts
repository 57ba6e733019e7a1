import { readFileSync } from 'node:fs';
import { en } from '../../src/lib/text/en';
import { enSettings } from '../../src/lib/text/en-settings';
import { headingOf, navigationTo, notice } from './app';
import { expect, test } from './fixtures';
import { seedTable } from './seed';

const table: unknown = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
);

test.use({ expectedErrors: [/planted/] });

test('an uncaught error and a rejected promise are said once and reported with the table', async ({
  page
}) => {
  await page.goto('/');
  await seedTable(page, table);
  await page.goto('/neom/score/?table=seeded');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted error');
    });
    void Promise.reject(new Error('planted rejection'));
  });
  await expect(notice(page, en.failure.notice)).toBeVisible();
  await page.getByRole('link', { name: en.failure.report }).click();
  await expect(headingOf(page, enSettings.report.heading)).toBeVisible();
  const report = page.getByRole('textbox', { name: enSettings.report.text });
  await expect(report).toHaveValue(/planted error/);
  await expect(report).toHaveValue(/planted rejection/);
  await expect(report).toHaveValue(/"format":\s*"town-clerk\/neom"/);
  await page.getByRole('checkbox', { name: enSettings.report.withTable }).uncheck();
  await expect(report).not.toHaveValue(/town-clerk\/neom/);
  await expect(notice(page, en.failure.notice)).toBeHidden();
});

test('a page that breaks gives way to one that says what to do, and the next page is whole', async ({
  page
}) => {
  await page.goto('/');
  await seedTable(page, table);
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('planted in a page');
      }
    });
  });
  await page.goto('/');
  await expect(headingOf(page, en.failure.heading)).toBeVisible();
  await expect(page.getByText(en.failure.safe)).toBeVisible();
  await expect(notice(page, en.failure.notice)).toBeHidden();
  await navigationTo(page, en.nav.rules).click();
  await expect(headingOf(page, 'Rules')).toBeVisible();
});
