import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TableFile } from '$lib/games/neom/rules/table-file';
import { cityPage } from '$lib/games/neom/text/en/city-page';
import { disastersPage } from '$lib/games/neom/text/en/disasters-page';
import { lookupWords } from '$lib/games/neom/text/en/rules/lookup-words';
import { newTable } from '$lib/games/neom/text/en/new-table';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { playAlong } from '$lib/games/neom/text/en/play-along';
import { pricesPage } from '$lib/games/neom/text/en/prices-page';
import { scorePage } from '$lib/games/neom/text/en/score-page';
import { en } from '$lib/text/en';
import { enKeep } from '$lib/text/en-keep';
import { headingOf, seesTable, takesInput } from './app';
import { expect } from './fixtures';
import { MIDGAME_TABLES, teach } from './midgame-tables';
import { padOf } from './score-page';
import { SCORE_TABLES } from './score-tables';
import { seedTable } from './seed';

const file = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
) as TableFile;
const FINISHED = { at: null, place: null, note: null };

/** Called at every stop of a tour, with what is open there. */
export type Look = (stop: string) => Promise<void>;
type Tour = (page: Page, look: Look) => Promise<void>;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const close = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: en.app.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const type = async (page: Page, digits: string) => {
  for (const digit of digits) await press(page, digit);
};

async function open(page: Page, table: unknown, path: string, name: string): Promise<void> {
  await page.goto('/');
  await seedTable(page, table);
  await teach(page, { 74: 'NES' });
  await page.goto(`/neom/${path}/?table=seeded`);
  await seesTable(page);
  await expect(headingOf(page, name)).toBeVisible();
  await takesInput(page);
}

/** What opens over, below and within the pages, table in hand. */
export const TOURS: Readonly<Record<string, Tour>> = {
  'entering a City': async (page, look) => {
    await open(page, SCORE_TABLES['unknown roads, Good and cash'], 'city', pageNames.city);
    for (const overlay of ['neighborhoods', 'pollution', 'protection', 'routes'] as const)
      await press(page, cityPage.overlays[overlay]);
    await page.getByText(disastersPage.now.heading).click();
    await look('overlays and warnings');
    for (const figure of [/^Total:/, /^Goods:/, /^Cash:/]) {
      await press(page, figure);
      await look(String(figure));
      await close(page);
    }
    await press(page, cityPage.settings);
    await look('players and table');
    await close(page);
    await page
      .getByRole('gridcell', { name: /empty$/ })
      .first()
      .click();
    await look('keypad');
    await press(page, cityPage.entry.filter);
    await look('filters');
    await press(page, cityPage.entry.digits);
    await type(page, '135');
    await look('roads');
    await press(page, cityPage.roads.later);
    await page.getByRole('gridcell', { name: /Modular Factory/ }).click();
    await look('a tile');
    await press(page, cityPage.tile.good);
    await look('its Good');
  },
  'playing along': async (page, look) => {
    await page.goto('/new/');
    await page.getByLabel(newTable.name(1)).fill('Ana');
    await look('a new table');
    await press(page, new RegExp(`^${newTable.play}`));
    await expect(headingOf(page, pageNames.city)).toBeVisible();
    await press(page, playAlong.collect);
    await look('income');
    await close(page);
    await press(page, playAlong.sell.button);
    await look('selling');
    await close(page);
    await page
      .getByRole('gridcell', { name: /empty$/ })
      .first()
      .click();
    await type(page, '074');
    await look('booking');
  },
  Prices: async (page, look) => {
    const partly = MIDGAME_TABLES['only one City entered, cash not known'];
    await open(page, partly, 'prices', pageNames.prices);
    await look('goods');
    await press(page, /^Glass /);
    await look('a Good');
    await close(page);
    await press(page, pricesPage.ticks.open);
    await look('who makes what');
    await close(page);
    await press(page, pricesPage.actions.income);
    await look('income');
    await close(page);
    await press(page, pricesPage.actions.hand);
    await look('an empty hand');
    await type(page, '074');
    await type(page, '087');
    await look('hand');
    await press(page, /^Concrete Houses: cost/);
    await look('a tile');
  },
  Disasters: async (page, look) => {
    await open(page, MIDGAME_TABLES['five players'], 'disasters', pageNames.disasters);
    await look('what each may do');
    await press(page, disastersPage.closerOf('Bo'));
    await look('every sacrifice');
    await press(page, disastersPage.sheet.give(3));
    await look('answered');
  },
  Score: async (page, look) => {
    await open(page, SCORE_TABLES['points by hand'], 'score', pageNames.score);
    const figure = padOf(page).getByRole('button');
    await figure.nth(2).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: scorePage.explain.next }).click();
    await look('a line explained');
    await dialog.getByText(scorePage.byHand.add).click();
    await look('by hand');
    await dialog.getByRole('button', { name: scorePage.whatIf.start }).click();
    await dialog.getByRole('gridcell').first().click();
    await dialog.getByRole('button', { name: scorePage.whatIf.remove }).click();
    await dialog.getByRole('textbox', { name: cityPage.entry.number }).fill('stad');
    await look('what if');
    await close(page);
    await press(page, scorePage.result.finish);
    await look('finished');
    await press(page, scorePage.result.picture);
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await look('picture');
  },
  'looking up': async (page, look) => {
    await page.goto('/neom/rules/#find');
    await page.getByRole('searchbox', { name: lookupWords.search.label }).fill('power');
    await expect(page.locator('#found').getByRole('link').first()).toBeVisible();
    await look('found');
    await page.goto('/neom/tiles/');
    await page.getByText(lookupWords.tiles.filters).click();
    await look('filters');
  },
  keeping: async (page, look) => {
    await page.goto('/');
    const { players } = file;
    await seedTable(page, { ...file, players: players.slice(0, 2) }, { id: 'a', ending: FINISHED });
    await seedTable(page, file, { id: 'b', at: 2, ending: FINISHED });
    await seedTable(
      page,
      { ...file, players: players.slice(0, 1) },
      { id: 'c', at: 3, ending: FINISHED }
    );
    await seedTable(page, file, { id: 'open', at: 4 });
    await page.goto('/statistics/');
    await expect(page.getByRole('table').first()).toBeVisible();
    await look('statistics');
    await page.goto('/replay/?table=b');
    await press(page, enKeep.replay.back);
    await look('replay');
    await page.goto('/tables/');
    await press(page, new RegExp(enKeep.tables.actions('')));
    await look('what can be done');
    await press(page, enKeep.tables.export);
    await look('export');
    await page.goto('/hand-over/?table=b');
    await expect(page.getByRole('img').first()).toBeVisible();
    await look('hand over');
    const link = await page.getByRole('textbox', { name: enKeep.receive.paste }).inputValue();
    await page.goto('/receive/');
    await page.getByRole('textbox', { name: enKeep.receive.paste }).fill(link);
    await press(page, enKeep.receive.read);
    await expect(page.getByText(enKeep.receive.question)).toBeVisible();
    await look('received');
    await page.goto('/import/');
    await seesTable(page);
    const input = page.getByLabel(enKeep.bringIn.choose).and(page.locator('input'));
    await input.setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file))
    });
    await expect(page.getByText(enKeep.bringIn.standings.new)).toBeVisible();
    await look('import');
  }
};
