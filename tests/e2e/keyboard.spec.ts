import type { Locator, Page } from '@playwright/test';
import { disastersPage } from '$lib/games/neom/text/en/disasters-page';
import { handText } from '$lib/games/neom/text/en/hand';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { newTable } from '$lib/games/neom/text/en/new-table';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { pricesPage } from '$lib/games/neom/text/en/prices-page';
import { RULES } from '$lib/games/neom/text/en/rules';
import { lookupWords } from '$lib/games/neom/text/en/rules/lookup-words';
import { scorePage } from '$lib/games/neom/text/en/score-page';
import { en } from '$lib/text/en';
import { headingOf, navigationTo, readyOffline, takesInput } from './app';
import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

/** Somebody without a mouse and without sight: keys go in, what is read out comes back. */
class Reader {
  constructor(readonly page: Page) {}

  /** Notes what live regions say, from the next page on. */
  async listen(): Promise<void> {
    await this.page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const LIVE =
        '[aria-live]:not([aria-live=off], #svelte-announcer), [role=status], [role=alert]';
      new MutationObserver((changes) => {
        const changed = changes.flatMap(
          ({ target }) =>
            (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? []
        );
        for (const region of new Set(changed)) {
          const text = region.textContent?.trim() ?? '';
          if (text !== '') said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** What was said since the last time asked. */
  heard(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes on with the Tab key until the focus is there. */
  async tabTo(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    const hasFocus = () => what.evaluate((element) => element === document.activeElement);
    for (let step = 0; !(await hasFocus()); step += 1) {
      expect(step, `Tab leads to ${what}`).toBeLessThan(120);
      await this.press('Tab');
    }
  }

  async use(role: 'button' | 'link' | 'textbox', name: string | RegExp, key = 'Enter') {
    const target = this.page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await this.tabTo(target);
    await this.press(key);
  }

  async goTo(name: string): Promise<void> {
    await this.tabTo(navigationTo(this.page, name));
    await this.press('Enter');
    await expect(headingOf(this.page, name)).toBeVisible();
  }
}

test('entering, scoring, prices, disasters and rules by keyboard alone, read out without chatter', async ({
  page
}) => {
  const reader = new Reader(page);
  const space = (place: string) => page.getByRole('gridcell', { name: new RegExp(`^${place},`) });
  const dialog = page.getByRole('dialog');
  await reader.listen();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await readyOffline(page);

  await test.step('a table for two', async () => {
    await reader.use('link', en.home.start);
    await reader.use('button', '2', 'Space');
    for (const [seat, name] of ['Ana', 'Bo'].entries()) {
      await reader.tabTo(page.getByLabel(newTable.name(seat + 1)));
      await reader.press('ControlOrMeta+A', ...name);
    }
    await reader.use('button', new RegExp(`^${newTable.score}`));
    await expect(page.getByRole('grid', { name: 'City of Ana' })).toBeVisible();
    await takesInput(page);
  });

  await test.step('a City, space by space', async () => {
    await reader.press('ArrowRight', 'ArrowDown', 'ArrowRight');
    await expect(space('Row 2, column 3')).toBeFocused();
    await reader.heard();
    await reader.press('0', '2', '1');
    await expect(page.getByRole('region', { name: 'Roads of Coal Mine' })).toBeVisible();
    await expect
      .poll(() => reader.heard(), 'one sentence for one tile')
      .toEqual([expect.stringMatching(/^Ana: −?\d+ points?, 1 warning$/)]);
    await reader.press('s', 'e', 'Enter');
    await expect(space('Row 2, column 3')).toHaveAccessibleName(
      'Row 2, column 3, Coal Mine, Resource, roads east and south, makes Coal'
    );
    await reader.press('ArrowDown', 'ArrowDown', '0', '2', '4');
    await expect.poll(() => reader.heard()).toContainEqual(expect.stringContaining('Flood'));
    await reader.press('Escape');
  });

  await test.step('its cash, and back where one was', async () => {
    await reader.use('button', /^Cash:/);
    await reader.tabTo(dialog.getByRole('textbox'));
    await reader.press('4', '0', 'Tab', 'Escape');
    await expect(page.getByRole('button', { name: 'Cash: £40' })).toBeFocused();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the other City', async () => {
    await reader.use('button', /^City of Bo/);
    await expect(page.getByRole('grid', { name: 'City of Bo' })).toBeVisible();
    await reader.press('ArrowDown', 'ArrowDown', '0', '3', '4', 'n', 'e', 'Enter', 'Escape');
    await expect(page.getByRole('gridcell', { name: /Tract Housing/ })).toHaveAccessibleName(
      /Residential, roads north and east/
    );
  });

  await test.step('Score: a figure, its lines, what if', async () => {
    await reader.goTo(pageNames.score);
    const figure = page.getByRole('button', { name: /^Total of Ana:/ });
    await reader.use('button', /^Total of Ana:/);
    await expect(dialog).toBeVisible();
    await reader.use('button', scorePage.explain.nextRow);
    await reader.use('button', scorePage.whatIf.start);
    await reader.tabTo(dialog.getByRole('gridcell', { name: /^Row 1, column 1,/ }));
    await reader.press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter');
    await reader.heard();
    await reader.use('button', scorePage.whatIf.remove);
    await expect.poll(() => reader.heard()).toEqual([expect.stringMatching(/total/i)]);
    await reader.use('button', scorePage.whatIf.leave);
    await reader.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(figure).toBeFocused();
  });

  await test.step('Prices: a Good, and what a tile costs', async () => {
    await reader.goTo(pageNames.prices);
    await reader.use('button', /^City of Bo/);
    await reader.use('button', /^Coal £/);
    await expect(dialog.getByRole('heading', { name: LEGEND.names.coal })).toBeVisible();
    await reader.press('Escape');
    await reader.use('button', pricesPage.actions.cost);
    await reader.tabTo(dialog.getByRole('textbox'));
    await reader.press('0', '7', '4', 'Enter');
    await expect(dialog.getByRole('heading', { name: handText.title(74) })).toBeVisible();
    await reader.press('Escape');
  });

  await test.step('Disasters: pay, and take it back', async () => {
    await reader.goTo(pageNames.disasters);
    await reader.use('button', LEGEND.names['crime-spree'], 'Space');
    await reader.heard();
    await reader.use('button', new RegExp(`^${disastersPage.sacrifice(['Tract Housing'])}`));
    await expect
      .poll(() => reader.heard())
      .toEqual([disastersPage.sacrificed('Bo', 1, ['Tract Housing'])]);
    await reader.use('button', en.table.undo);
    await expect(page.getByRole('button', { name: /^Sacrifice Tract Housing/ })).toBeVisible();
  });

  await test.step('Rules: one key to the search', async () => {
    await reader.press('/');
    await expect(page.getByRole('searchbox', { name: lookupWords.search.label })).toBeFocused();
    await page.keyboard.type('can I sell a disaster');
    await expect(page.locator('#found').getByRole('link').first()).toContainText(
      RULES.selling.title
    );
    await reader.press('ArrowDown', 'Enter');
    await expect(page.getByRole('heading', { name: RULES.selling.title })).toBeInViewport();
  });
});
