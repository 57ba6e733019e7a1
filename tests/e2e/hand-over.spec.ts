import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import { keepWords } from '$lib/games/neom/text/en/keep';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { players as playerWords } from '$lib/games/neom/text/en/players';
import { en } from '$lib/text/en';
import { enKeep } from '$lib/text/en-keep';
import { headingOf } from './app';
import { grey, y4m } from './camera';
import { expect, test, TEST_BUILDS } from './fixtures';
import { phoneOf } from './profiles';
import { seedTable, storedIn, teach } from './seed';

const file = JSON.parse(
  readFileSync(new URL('../tables/five-full.json', import.meta.url), 'utf8')
) as { players: { name: string; tiles: unknown[] }[] };
const { handOver, receive } = enKeep;
const BARE = { ...file, players: file.players.map((player) => ({ ...player, tiles: [] })) };

const totals = (() => {
  const table = parseTableFile(file);
  if (!table.ok) throw new Error(table.fault.code);
  return scoreTable(table.value).players.map(({ pad }) => keepWords.total(pad.total));
})();

/** What stands on the code, as a camera reads it. */
const codeOn = async (page: Page, name: string | RegExp = handOver.code) =>
  (await page.getByRole('img', { name }).getAttribute('data-qr'))!;
const linkOn = (page: Page) => page.getByRole('textbox', { name: receive.paste }).inputValue();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('two phones hand a City and a table to each other with the network off', async ({
  browser,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  const [ana, bo] = [await phoneOf(browser, site), await phoneOf(browser, site)];
  // Ana keeps the table, without Bo's City; Bo has entered that one alone.
  const others = file.players.map((player, seat) =>
    seat === 1 ? { ...player, tiles: [] } : player
  );
  await seedTable(ana.page, { ...file, players: others }, { id: 'hosted' });
  await seedTable(bo.page, { ...file, players: [file.players[1]] }, { id: 'alone' });
  await site.stop();

  await test.step('Bo’s City, by its code, in the place of Bo at Ana’s table', async () => {
    await bo.page.goto(site.at('neom/city/?table=alone'));
    await bo.page.getByRole('link', { name: en.table.handOver }).click();
    await expect(headingOf(bo.page, handOver.heading)).toBeVisible();
    await choose(bo.page, handOver.cityOf('Bo'));
    const code = await codeOn(bo.page);
    expect(code.length).toBeLessThan(160);

    await ana.page.goto(code);
    await expect(ana.page.getByRole('heading', { name: receive.city('Bo') })).toBeVisible();
    await expect(ana.page.getByText(`Bo, 21 tiles, ${totals[1]}`)).toBeVisible();
    await expect(ana.page).toHaveURL(site.at('receive/'));
    expect((await storedIn(ana.page)).entries).toHaveLength(
      (await storedIn(ana.page)).sessions[0]!.length as number
    );
    await act(ana.page, receive.takeAs('Bo'));
    await expect(headingOf(ana.page, pageNames.city)).toBeVisible();
    await expect(ana.page).toHaveURL(/table=hosted/);
    await expect(ana.page.getByRole('grid', { name: playerWords.cityOf('Bo') })).toBeVisible();
  });

  await test.step('the whole table, by a link, back into Bo’s', async () => {
    await ana.page.getByRole('link', { name: en.table.handOver }).click();
    const link = await linkOn(ana.page);
    expect(await ana.page.getByRole('img').getAttribute('data-qr')).toContain('#neom:');

    await bo.page.goto(site.at('receive/'));
    await bo.page.getByRole('textbox', { name: receive.paste }).fill(link);
    await act(bo.page, receive.read);
    await expect(
      bo.page.getByRole('heading', { name: receive.table('Ana, Bo, Cleo, Dmitri, Esi') })
    ).toBeVisible();
    await act(bo.page, receive.merge);
    await expect(bo.page).toHaveURL(/neom\/city\/\?table=alone/);
    const { sessions } = await storedIn(bo.page);
    expect(sessions).toMatchObject([
      { id: 'alone', summary: { players: file.players.map(({ name }) => name) } }
    ]);
    expect((sessions[0]!.summary as { totals: number[] }).totals.map(keepWords.total)).toEqual(
      totals
    );
  });

  await test.step('and once more as a table of its own', async () => {
    await bo.page.goto(await linkOn(ana.page));
    await act(bo.page, receive.openAsTable);
    await expect(headingOf(bo.page, pageNames.city)).toBeVisible();
    expect((await storedIn(bo.page)).sessions).toHaveLength(2);
  });
  for (const { faults, context } of [ana, bo]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('taught roads travel on request, and nothing is taught anew without a word', async ({
  browser,
  host
}) => {
  const site = await host(TEST_BUILDS.root);
  const [ana, bo] = [await phoneOf(browser, site), await phoneOf(browser, site)];
  await seedTable(ana.page, BARE, { id: 'hosted' });
  await teach(ana.page, { 3: 15, 7: 5, 9: 1 });
  await teach(bo.page, { 7: 10, 9: 1 });
  await site.stop();

  await ana.page.goto(site.at('hand-over/?table=hosted'));
  await expect(ana.page.getByRole('img', { name: handOver.code })).toBeVisible();
  const without = await linkOn(ana.page);
  await ana.page.getByRole('checkbox', { name: handOver.withRoads }).check();
  await expect.poll(() => linkOn(ana.page)).not.toBe(without);

  await bo.page.goto(await linkOn(ana.page));
  await expect(bo.page.getByText(receive.roadsCount(1))).toBeVisible();
  const conflict = bo.page.getByRole('group', { name: /\(007\)$/ });
  await expect(conflict.getByRole('radio', { name: /^Here/ })).toBeChecked();
  await conflict.getByRole('radio', { name: /^Handed over/ }).check();
  await act(bo.page, receive.openAsTable);
  await expect(headingOf(bo.page, pageNames.city)).toBeVisible();
  const taught = (await storedIn(bo.page)).taught.map(({ piece, value }) => [piece, value]);
  expect(taught).toEqual([
    [3, 15],
    [7, 5],
    [9, 1]
  ]);
  for (const { context } of [ana, bo]) await context.close();
});

test('the camera reads the codes off another screen with the network off', async ({
  browser,
  host,
  playwright
}, info) => {
  const site = await host(TEST_BUILDS.root);
  const ana = await phoneOf(browser, site);
  // Long names and every road along: too much for one code, so that several are shown in turn.
  const players = file.players.map((player) => ({ ...player, name: `${player.name} the Builder` }));
  await seedTable(ana.page, { ...file, players }, { id: 'hosted' });
  await teach(
    ana.page,
    Object.fromEntries(Array.from({ length: 120 }, (_, tile) => [tile + 1, tile % 16]))
  );
  await ana.page.goto(site.at('hand-over/?table=hosted'));
  await ana.page.getByRole('checkbox', { name: handOver.withRoads }).check();

  const pictures = new Map<string, Buffer>();
  while (pictures.size < 3) {
    await act(ana.page, handOver.pause);
    const shown = ana.page.getByRole('img', { name: /^Code \d of 3$/ });
    const name = (await shown.getAttribute('aria-label'))!;
    pictures.set(name, await shown.screenshot());
    await act(ana.page, handOver.play);
    await expect(shown).not.toHaveAttribute('aria-label', name);
  }
  const blank = await ana.context.newPage();
  const frames = await Promise.all([...pictures.values()].map((picture) => grey(blank, picture)));
  const film = info.outputPath('codes.y4m');
  writeFileSync(film, y4m(frames));

  const { launchOptions } = info.project.use;
  const camera = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`
    ]
  });
  const bo = await phoneOf(camera, site);
  await site.stop();
  await bo.page.goto(site.at('receive/'));
  await act(bo.page, receive.scan);
  const names = players.map(({ name }) => name).join(', ');
  await expect(bo.page.getByRole('heading', { name: receive.table(names) })).toBeVisible();
  await expect(bo.page.locator('video')).toBeHidden();
  await act(bo.page, receive.openAsTable);
  await expect(headingOf(bo.page, pageNames.city)).toBeVisible();
  const { sessions } = await storedIn(bo.page);
  expect((sessions[0]!.summary as { totals: number[] }).totals.map(keepWords.total)).toEqual(
    totals
  );
  expect(bo.faults).toEqual([]);
  await camera.close();
  await ana.context.close();
});

test('hostile links are told off, run nothing and store nothing', async ({ page, baseURL }) => {
  const at = (hash: string) => new URL(`/receive/#${hash}`, baseURL).href;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await seedTable(page, file, { id: 'here' });
  const before = await storedIn(page);
  const cases = [
    ['neom.AAAAAAAA', receive.faults['link/damaged']],
    ['neom:1234567', receive.faults['link/damaged']],
    ['<img src=x onerror="document.title=1">', receive.faults['link/not-ours']],
    ['javascript:document.title=1', receive.faults['link/not-ours']],
    [`neom.${'A'.repeat(60_000)}`, receive.faults['link/too-long']]
  ] as const;
  for (const [hash, words] of cases) {
    await page.goto('about:blank');
    await page.goto(at(hash));
    await expect(page.getByRole('alert')).toHaveText(words!);
  }
  await page.getByRole('textbox', { name: receive.paste }).fill('otherwise://nothing');
  await act(page, receive.read);
  await expect(page.getByRole('alert')).toHaveText(receive.faults['link/not-ours']!);
  expect(await storedIn(page)).toEqual(before);
  await expect(page).toHaveTitle(/Town Clerk/);
});

test('a name from a link is shown as text, whatever it says', async ({ page }) => {
  const name = '<b onclick="x">\u202eBo</b>{{x}}';
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en.home.none })).toBeVisible();
  await seedTable(page, { ...BARE, players: [{ ...file.players[0], name }] }, { id: 'odd' });
  await page.goto('/hand-over/?table=odd');
  await choose(page, handOver.cityOf(name));
  const code = await codeOn(page);
  await page.goto(code);
  await expect(page.getByRole('heading', { name: receive.city(name) })).toBeVisible();
  await expect(page.locator('b[onclick]')).toHaveCount(0);
});

test('without a table in its address, handing over asks for one', async ({ page }) => {
  await page.goto('/hand-over/');
  await expect(page.getByRole('heading', { name: handOver.noTable })).toBeVisible();
  await page.getByRole('link', { name: enKeep.tables.heading, exact: true }).click();
  await expect(headingOf(page, enKeep.tables.heading)).toBeVisible();
});
