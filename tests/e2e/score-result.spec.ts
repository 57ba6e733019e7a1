import { readFileSync } from 'node:fs';
import { scoreLineText } from '$lib/games/neom/text/en/score-lines';
import { scorePage } from '$lib/games/neom/text/en/score-page';
import { en } from '../../src/lib/text/en';
import { expect, test } from './fixtures';
import { clerkScore, figureNames, openScore, padOf, shownFigures } from './score-page';
import { SCORE_TABLES } from './score-tables';

const FIVE = SCORE_TABLES['five players']!;
const words = scorePage.result;

test('finishing shows who has won and locks the table with date, place and note; reopening unlocks it', async ({
  page
}) => {
  await openScore(page, FIVE);
  await page.getByLabel(words.date).fill('2026-11-18');
  await page.getByLabel(words.place).fill('Kitchen table');
  await page.getByLabel(words.note, { exact: true }).fill('First game');
  await page.getByRole('button', { name: words.finish }).click();
  await expect(page.getByText(words.locked)).toBeVisible();
  const winner = page.getByRole('heading', { level: 2 }).first();
  await expect(winner).toBeFocused();
  await expect(winner).toBeInViewport();
  await page.reload();
  await expect(page.getByText('November 18, 2026')).toBeVisible();
  await expect(page.getByText('Kitchen table')).toBeVisible();
  await expect(page.getByLabel(scorePage.cash.of('Ana'))).toBeDisabled();
  await page.getByRole('button', { name: words.reopen }).click();
  await expect(page.getByLabel(words.place)).toHaveValue('Kitchen table');
  await expect(page.getByLabel(scorePage.cash.of('Ana'))).toBeEnabled();
});

/** Width and height as a PNG's header says. */
const sizeOf = (png: Buffer): readonly [number, number] => [
  png.readUInt32BE(16),
  png.readUInt32BE(20)
];

for (const name of ['five players', 'solo', 'two players with long names']) {
  test(`${name}: a picture is drawn and saved`, async ({ page }) => {
    await openScore(page, SCORE_TABLES[name]);
    await page.getByRole('button', { name: words.picture }).click();
    const save = page.getByRole('link', { name: words.save });
    await expect(save).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe('neom-result.png');
    const png = readFileSync(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = sizeOf(png);
    expect(width).toBe(2400);
    expect(height).toBeGreaterThan(width);
    const shown = page.getByRole('dialog').getByRole('img').first();
    const box = (await shown.boundingBox())!;
    expect(box.width).toBeLessThanOrEqual(390);
    expect(box.height / box.width).toBeCloseTo(height / width, 1);
  });
}

test('the picture is the same by day and in the evening', async ({ page }) => {
  await openScore(page, FIVE);
  const drawn = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: words.picture }).click();
    const save = page.getByRole('link', { name: words.save });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    await page.getByRole('button', { name: en.app.close }).click();
    return readFileSync(await download.path());
  };
  const byDay = await drawn('light');
  expect((await drawn('dark')).equals(byDay)).toBe(true);
});

test('the picture is handed to the phone where it takes files', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      document.title = `shared ${data?.files?.[0]?.name} ${data?.files?.[0]?.type}`;
    };
  });
  await openScore(page, FIVE);
  await page.getByRole('button', { name: words.picture }).click();
  await page.getByRole('button', { name: words.share }).click();
  await expect(page).toHaveTitle('shared neom-result.png image/png');
});

test('the result is copied as text', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
  await openScore(page, FIVE);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const { table, score } = clerkScore(FIVE);
  for (const [seat, { pad }] of score.players.entries())
    expect(text).toContain(`${table.players[seat]!.name} ${pad.total}: Tiles ${pad.tiles}`);
});

test('the link to BG Stats holds names, totals and winners', async ({ page }) => {
  await openScore(page, FIVE);
  const href = await page.getByRole('link', { name: words.bgStats }).getAttribute('href');
  const play = JSON.parse(new URL(href!).searchParams.get('data')!) as {
    game: { bggId: number };
    players: { name: string; score: number; winner: boolean }[];
  };
  const { table, score } = clerkScore(FIVE);
  expect(play.game.bggId).toBe(246663);
  expect(play.players.map(({ name, score: total, winner }) => [name, total, winner])).toEqual(
    table.players.map(({ name }, seat) => [
      name,
      score.players[seat]!.pad.total,
      score.winners.includes(seat)
    ])
  );
});

test('on paper: the pad, every City and every reason', async ({ page }) => {
  await openScore(page, FIVE);
  const before = await shownFigures(page);
  await page.emulateMedia({ media: 'print' });
  const { score } = clerkScore(FIVE);
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  await expect(padOf(page)).toBeHidden();
  const rows = sheet.getByRole('table').first().getByRole('row');
  await expect(rows.last().getByRole('cell')).toHaveText(
    score.players.map(({ pad }) => String(pad.total))
  );
  await expect(sheet.locator('section svg[focusable=false]')).toHaveCount(5);
  for (const { lines } of score.players)
    for (const line of lines.filter(({ points }) => points !== 0))
      await expect(sheet.getByText(scoreLineText(line), { exact: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
  expect(await shownFigures(page)).toEqual(before);
  expect(before).toEqual(figureNames(clerkScore(FIVE)));
});

test('a shared victory is said well', async ({ page }) => {
  await openScore(page, SCORE_TABLES['a shared victory']);
  await expect(
    page.getByRole('heading', { name: /^Shared victory: Ana and Cem, \d+ points each$/ })
  ).toBeVisible();
});

test('the deck of a solo game decides the rank', async ({ page }) => {
  const solo = SCORE_TABLES['solo']!;
  await openScore(page, solo);
  const { score } = clerkScore(solo);
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${score.rank} with`) })
  ).toBeVisible();
  await page.getByLabel(scorePage.verdict.decks['1+'], { exact: true }).check();
  const other = clerkScore({ ...solo, soloDeck: '1+' });
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${other.score.rank} with`) })
  ).toBeVisible();
});
