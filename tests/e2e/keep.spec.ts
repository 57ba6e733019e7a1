import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { statisticsWords } from '$lib/games/neom/text/en/keep';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { en } from '$lib/text/en';
import { enSettings } from '$lib/text/en-settings';
import { enKeep } from '$lib/text/en-keep';
import { headingOf, readyOffline, seesTable } from './app';
import { expect, test } from './fixtures';
import { seedTable, seedTables, storedIn, teach } from './seed';

const file = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
) as { players: { name: string; money: number; tiles: unknown[] }[] };
const { tables: words, replay, bringIn, fileFaults } = enKeep;
const NO_WORDS = { at: null, place: null, note: null };
const DAY = 24 * 60 * 60 * 1000;

const played = (...seats: readonly number[]) => ({
  ...file,
  players: seats.map((seat) => file.players[seat])
});
const namesOf = (...seats: readonly number[]) =>
  seats.map((seat) => file.players[seat]!.name).join(', ');

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
}
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') });
const titles = (page: Page) => rows(page).getByRole('link').allInnerTexts();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const more = (page: Page, title: string) => press(page, words.actions(title));
const holds = (page: Page, ...parts: readonly RegExp[]) =>
  expect
    .poll(async () => {
      const texts = await titles(page);
      return texts.length === parts.length && parts.every((part, at) => part.test(texts[at]!));
    }, parts.join(' '))
    .toBe(true);

test('tables are found, sorted, named, copied, deleted and brought back', async ({ page }) => {
  await home(page);
  const now = Date.now();
  await seedTable(page, played(0, 1), { id: 'a', at: now - 3 * DAY, ending: NO_WORDS });
  await seedTable(page, played(2, 3), { id: 'b', at: now - 2 * DAY });
  await seedTable(page, played(0, 4), { id: 'c', at: now - DAY });
  await seedTable(page, played(1, 2), { id: 'kept', at: 1, deletedAt: now - 29 * DAY });
  await seedTable(page, played(1, 3), { id: 'past', at: 1, deletedAt: now - 31 * DAY });
  await page.goto('/tables/');
  await holds(page, /Ana[^]*Esi/, /Cleo[^]*Dmitri/, /Ana[^]*Bo[^]*finished, .*Bo.* won/);

  await test.step('search and order', async () => {
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('ana');
    await holds(page, /Esi/, /Bo/);
    await search.fill('dmi cl');
    await holds(page, /Cleo/);
    await search.fill('nobody');
    await expect(page.getByRole('heading', { name: words.noneFound('nobody') })).toBeVisible();
    await search.fill('');
    await press(page, words.views.finished);
    await holds(page, /Bo/);
    await press(page, words.views.all);
    await page.getByRole('combobox', { name: words.sort }).selectOption('name');
    await holds(page, /Ana[^]*Bo/, /Ana[^]*Esi/, /Cleo/);
    await page.getByRole('combobox', { name: words.sort }).selectOption('changed');
  });

  await test.step('rename and duplicate', async () => {
    await more(page, namesOf(2, 3));
    await press(page, words.rename);
    await page.getByLabel(words.renameLabel).fill('Summer house');
    await press(page, words.save);
    await expect(page.getByRole('link', { name: /Summer house/ })).toBeVisible();
    await more(page, 'Summer house');
    await press(page, words.duplicate);
    await holds(page, /Summer house \(copy\)/, /Esi/, /Summer house/, /Bo/);
  });

  await test.step('delete, undo, and 30 days in the bin', async () => {
    await more(page, namesOf(0, 1));
    await press(page, words.remove);
    await holds(page, /copy/, /Esi/, /Summer house/);
    await press(page, words.undo);
    await holds(page, /copy/, /Esi/, /Summer house/, /Bo/);
    await more(page, namesOf(0, 4));
    await press(page, words.remove);
    await holds(page, /copy/, /Summer house/, /Bo/);
    await page.reload();
    await press(page, `${words.views.bin} 2`);
    await expect(rows(page)).toHaveCount(2);
    await more(page, namesOf(0, 4));
    await press(page, words.restore);
    await more(page, namesOf(1, 2));
    await press(page, words.removeForGood);
    await press(page, words.views.all);
    await holds(page, /copy/, /Esi/, /Summer house/, /Bo/);
    const ids = (await storedIn(page)).sessions.map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect((await storedIn(page)).entries.some(({ table }) => table === 'past')).toBe(false);
  });

  await rows(page).getByRole('link', { name: /Esi/ }).click();
  await expect(headingOf(page, pageNames.city)).toBeVisible();
});

test('undoing is in view wherever in a long list a table was deleted', async ({ page }) => {
  await home(page);
  await seedTables(page, played(0, 1), 12);
  await page.goto('/tables/');
  await page
    .getByRole('button', { name: words.actions(namesOf(0, 1)), exact: true })
    .last()
    .click();
  await press(page, words.remove);
  await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeInViewport({
    ratio: 1
  });
});

test('a table is replayed by steps, by itself and from any point, and goes on as a copy', async ({
  page
}) => {
  await home(page);
  await seedTable(page, played(0, 1), { id: 'a', ending: NO_WORDS });
  await page.clock.install();
  await page.goto('/replay/?table=a');
  const status = page.getByRole('status').filter({ hasText: /^Move/ });
  const position = page.getByRole('slider', { name: replay.position });
  const last = Number(await position.getAttribute('max'));
  const at = (move: number) => expect(status).toContainText(replay.step(move, last));
  await at(last);
  await expect(page.getByRole('button', { name: replay.forward })).toBeDisabled();

  await press(page, replay.back);
  await at(last - 1);
  await position.fill('2');
  await at(2);
  await expect(status).toContainText('Ana places');
  await press(page, replay.forward);
  await at(3);
  await expect(
    page.getByRole('img', { name: /^Totals move by move\. Ana: −?\d+, Bo:/ })
  ).toBeVisible();

  await position.fill('0');
  await expect(status).toContainText(replay.start);
  await page.getByRole('combobox', { name: replay.speed }).selectOption('fast');
  await press(page, replay.play);
  await page.clock.runFor(250 * (last + 1));
  await at(last);
  await expect(page.getByRole('button', { name: replay.play })).toBeVisible();

  await position.fill('5');
  await press(page, replay.continue);
  await expect(headingOf(page, pageNames.city)).toBeVisible();
  const { sessions } = await storedIn(page);
  expect(
    sessions.map(({ id, length, name }) => (id === 'a' ? 'a' : [length, name]))
  ).toContainEqual([5, replay.copyName(namesOf(0, 1), 5)]);
  expect(sessions.find(({ id }) => id === 'a')).toMatchObject({ length: last });
});

test('statistics count finished tables, by player and by number of players', async ({ page }) => {
  await home(page);
  await seedTable(page, played(0, 1), { id: 'a', at: 1, ending: NO_WORDS });
  await seedTable(page, played(0, 1, 2), { id: 'b', at: 2, ending: NO_WORDS });
  await seedTable(page, played(3, 4), { id: 'open', at: 3 });
  await page.goto('/statistics/');
  const figure = (name: string) =>
    page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await expect(figure(statisticsWords.games)).toHaveText('2');
  await expect(page.getByRole('row', { name: /^Dmitri/ })).toHaveCount(0);

  await page.getByRole('combobox', { name: statisticsWords.filter }).selectOption('3');
  await expect(figure(statisticsWords.games)).toHaveText('1');
  await expect(page.getByRole('row', { name: /^Cleo/ })).toBeVisible();
  await page
    .getByRole('combobox', { name: statisticsWords.player, exact: true })
    .selectOption('Ana');
  await expect(page.getByText(statisticsWords.categoriesOfPlayer)).toBeVisible();
  await expect(figure(statisticsWords.wins)).toHaveText('0');
  await expect(page.getByRole('img', { name: /^1 total of/ })).toBeVisible();
});

/** Tables in the preview, by how they stand to those here. */
const planned = (page: Page, standing: string) =>
  page.getByRole('listitem').filter({ hasText: `${standing},` });

const drop = (page: Page, name: string, content: string) =>
  page.evaluate(
    ([fileName, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], fileName!, { type: 'application/json' }));
      for (const type of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
    },
    [name, content]
  );

async function downloaded(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8')
  };
}

test.describe('with the offline pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a table leaves as a file and comes back, by picker, drop, share sheet and file handler', async ({
    page,
    baseURL
  }) => {
    await home(page);
    await readyOffline(page);
    await seedTable(page, played(0, 1), { id: 'a', at: 5, ending: NO_WORDS });
    await seedTable(page, played(2, 3), { id: 'open' });
    await page.goto('/tables/');
    await more(page, namesOf(0, 1));
    await press(page, words.export);
    const whole = await downloaded(page, enKeep.export.download);
    expect(whole.name).toMatch(/^NEOM-Ana-Bo-.*\.json$/);
    expect(JSON.parse(whole.text)).toMatchObject({
      format: 'town-clerk/neom',
      version: 1,
      session: { id: 'a', log: Array.from({ length: 49 }, () => ({ at: 5 })) }
    });
    await page.getByRole('checkbox', { name: enKeep.export.withMoves }).uncheck();
    const plain = await downloaded(page, enKeep.export.download);
    expect(JSON.parse(plain.text)).not.toHaveProperty('session');
    const before = await storedIn(page);

    await test.step('what is here already is not added again', async () => {
      await page.goto('/import/');
      await seesTable(page);
      await page
        .getByLabel(bringIn.choose)
        .and(page.locator('input'))
        .setInputFiles({
          name: 'a.json',
          mimeType: 'application/json',
          buffer: Buffer.from(whole.text)
        });
      await expect(page.getByText(bringIn.standings.same)).toBeVisible();
      await expect(page.getByText(bringIn.nothing)).toBeVisible();
      expect(await storedIn(page)).toEqual(before);
    });

    await test.step('dropped: what was deleted here comes as a copy, moves and all', async () => {
      await page.goto('/tables/');
      await more(page, namesOf(0, 1));
      await press(page, words.remove);
      await expect(page.getByText(words.removed(namesOf(0, 1)))).toBeVisible();
      await page.goto('/import/');
      await seesTable(page);
      await drop(page, 'a.json', whole.text);
      await expect(page.getByText(bringIn.standings.deleted)).toBeVisible();
      await press(page, bringIn.add(1));
      await expect(page.getByRole('heading', { name: bringIn.added(1) })).toBeVisible();
      const { sessions } = await storedIn(page);
      expect(sessions).toHaveLength(3);
      expect(sessions.find(({ id }) => id !== 'a' && id !== 'open')).toMatchObject({
        shelf: 'finished',
        length: 49
      });
      await press(page, bringIn.open);
      await expect(headingOf(page, pageNames.score)).toBeVisible();
    });

    await test.step('shared to the app', async () => {
      // As the system posts it, from outside.
      await page.goto('about:blank');
      await page.evaluate(
        ([action, text]) => {
          const form = document.createElement('form');
          Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
          const input = Object.assign(document.createElement('input'), {
            type: 'file',
            name: 'file'
          });
          const chosen = new DataTransfer();
          chosen.items.add(new File([text!], 'shared.json', { type: 'application/json' }));
          input.files = chosen.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        [new URL('/import/', baseURL).href, plain.text]
      );
      await expect(planned(page, bringIn.standings.new)).toHaveCount(1);
      await expect(page).toHaveURL(/\/import\/$/);
    });

    await test.step('opened with the app', async () => {
      // Stands in for the system, which hands files only to an installed app.
      await page.addInitScript((text) => {
        const getFile = async () => new File([text], 'handed.json');
        const launchQueue = {
          setConsumer: (consume: (launch: unknown) => void) => consume({ files: [{ getFile }] })
        };
        Object.defineProperty(window, 'launchQueue', { value: launchQueue });
      }, plain.text);
      await page.goto('/import/');
      await expect(planned(page, bringIn.standings.new)).toHaveCount(1);
    });
  });
});

test('bad, newer and foreign files are told off and change nothing', async ({ page }) => {
  await home(page);
  await seedTable(page, played(0, 1), { id: 'a' });
  const before = await storedIn(page);
  await page.goto('/import/');
  await seesTable(page);
  const backup = { format: 'town-clerk/backup', version: 1, tables: [] };
  const wrongTile = structuredClone(file) as { players: { tiles: { tile: number }[] }[] };
  wrongTile.players[1]!.tiles[4]!.tile = 151;
  const cases = [
    ['', fileFaults['file/empty']],
    ['<html>', fileFaults['file/not-json']],
    ['[1, 2]', fileFaults['file/not-ours']],
    [JSON.stringify({ format: 'other' }), fileFaults['file/not-ours']],
    [JSON.stringify({ format: 'town-clerk/chess' }), fileFaults['file/game']],
    [JSON.stringify({ ...backup, version: 2 }), fileFaults['file/newer']],
    [JSON.stringify({ ...backup, version: 0 }), fileFaults['file/version']],
    [JSON.stringify(wrongTile), '151 is not a tile number (players[1].tiles[4].tile)']
  ] as const;
  for (const [content, fault] of cases) {
    await drop(page, 'bad.json', content);
    await expect(page.getByRole('alert')).toContainText(fault!);
    await expect(page.getByRole('alert')).toContainText(bringIn.unchanged);
  }
  expect(await storedIn(page)).toEqual(before);
});

test('everything leaves as one backup and comes back on another phone', async ({
  page,
  browser,
  baseURL
}) => {
  await home(page);
  await seedTable(page, played(0, 1), { id: 'a', ending: NO_WORDS });
  await seedTable(page, played(2, 3, 4), { id: 'b' });
  await teach(page, { 3: 15, 7: 5 });
  await page.goto('/settings/');
  await page.getByRole('radio', { name: enSettings.settings.themes.dark }).check();
  await page.goto('/backup/');
  await expect(page.getByText(enKeep.backup.never)).toBeVisible();
  const { text } = await downloaded(page, enKeep.backup.make);
  await expect(page.getByText(enKeep.backup.never)).toBeHidden();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await home(other);
  await teach(other, { 7: 10 });
  await seedTable(other, played(0), { id: 'mine' });
  await other.goto('/import/');
  await seesTable(other);
  await drop(other, 'backup.json', text);
  await expect(planned(other, bringIn.standings.new)).toHaveCount(2);
  await expect(other.getByText(bringIn.conflicts(1))).toBeVisible();
  await other
    .getByRole('group', { name: /\(007\)$/ })
    .getByRole('radio', { name: /^File/ })
    .check();
  await other
    .getByRole('checkbox', { name: bringIn.theme(enSettings.settings.themes.dark) })
    .check();
  expect((await storedIn(other)).sessions).toHaveLength(1);
  await press(other, bringIn.add(2));
  await expect(other.getByRole('heading', { name: bringIn.added(2) })).toBeVisible();
  const [there, here] = [await storedIn(other), await storedIn(page)];
  const added = ({ table, id }: Record<string, unknown>) => (table ?? id) !== 'mine';
  expect(there.sessions.filter(added)).toEqual(here.sessions);
  expect(there.entries.filter(added)).toEqual(here.entries);
  expect(there.taught).toEqual(here.taught);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('from an iPhone’s Home Screen one tap shares the backup as the tables are now', async ({
  page,
  context
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared, closes: true });
    Object.defineProperty(navigator, 'standalone', { value: true });
    navigator.canShare = () => true;
    navigator.share = async ({ files } = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      if ((window as unknown as { closes: boolean }).closes)
        throw new DOMException('', 'AbortError');
      shared.push(await files![0]!.text());
    };
  });
  const { backup } = enKeep;
  await home(page);
  await seedTable(page, played(0, 1), { id: 'a' });
  await page.goto('/backup/');
  await expect(page.getByText(backup.holds(1))).toBeVisible();
  const other = await context.newPage();
  await other.goto('/tables/');
  await more(other, 'Ana, Bo');
  await press(other, words.duplicate);
  await expect(page.getByText(backup.holds(2))).toBeVisible();

  await press(page, backup.make);
  await expect(page.getByText(backup.never)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { closes: false }));
  await press(page, backup.make);
  await expect(page.getByText(backup.never)).toBeHidden();
  const [text] = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  expect((JSON.parse(text!) as { tables: unknown[] }).tables).toHaveLength(2);
});
