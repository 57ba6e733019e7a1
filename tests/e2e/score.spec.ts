import { scorePage } from '$lib/games/neom/text/en/score-page';
import { padRowNames } from '$lib/games/neom/text/en/score-lines';
import { lineKey } from '../../src/lib/games/neom/rules/scoring';
import { cityPage } from '../../src/lib/games/neom/text/en/city-page';
import { pageNames } from '../../src/lib/games/neom/text/en/pages';
import { players } from '../../src/lib/games/neom/text/en/players';
import { en } from '../../src/lib/text/en';
import { headingOf, isAlive, navigationTo, readyOffline } from './app';
import { expect, test } from './fixtures';
import {
  answeredFigures,
  clerkAnswers,
  clerkScore,
  expectedLines,
  explainFigure,
  exportTable,
  figureNames,
  openScore,
  padOf,
  ROWS,
  shownFigures,
  shownLines
} from './score-page';
import { SCORE_TABLES } from './score-tables';
import { seedTable, storedIn } from './seed';

const FIVE = SCORE_TABLES['five players']!;
const OPEN = SCORE_TABLES['unknown roads, Good and cash']!;
const words = scorePage;

for (const [name, file] of Object.entries(SCORE_TABLES)) {
  test(`${name}: every figure and every line is what the clerk command says`, async ({ page }) => {
    const clerk = clerkScore(file);
    await openScore(page, file);
    expect(await shownFigures(page)).toEqual(figureNames(clerk));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'the page fits the screen').toBeLessThanOrEqual(0);

    const names = figureNames(clerk);
    const count = clerk.score.players.length;
    for (const [seat, city] of clerk.score.players.entries()) {
      const dialog = await explainFigure(page, names[seat]!);
      for (const row of ROWS) {
        const sum = row === 'total' ? city.pad.total : city.pad[row];
        await expect(dialog.getByText(padRowNames[row], { exact: true }).first()).toBeVisible();
        await expect(dialog.locator('.sum b')).toHaveText(String(sum).replace('-', '−'));
        const lines = await shownLines(dialog);
        const expected = row === 'total' ? [] : expectedLines(city, row);
        expect(lines).toHaveLength(expected.length);
        for (const [index, { sentence, points }] of expected.entries()) {
          expect(lines[index]!.startsWith(sentence), `${lines[index]} begins: ${sentence}`).toBe(
            true
          );
          expect(lines[index]!.endsWith(points), `${lines[index]} ends: ${points}`).toBe(true);
        }
        await dialog.getByRole('button', { name: words.explain.nextRow }).click();
      }
      await dialog.getByRole('button', { name: en.app.close }).click();
      await expect(dialog).toBeHidden();
    }
    expect(names).toHaveLength(9 * count);
  });
}

test('the clerk command says of exported tables what their pads show', async ({ page }) => {
  await page.goto('/');
  const shown = new Map<string, readonly string[]>();
  const tables = Object.values(SCORE_TABLES);
  for (const [index, file] of tables.entries()) {
    const id = await seedTable(page, file, { id: `table-${index}` });
    await page.goto(`/neom/score/?table=${id}`);
    await expect(padOf(page)).toBeVisible();
    const figures = await shownFigures(page);
    shown.set(
      JSON.stringify(file.players),
      figures.map((figure) => figure.replace(/, not final$/, ''))
    );
  }
  const exported = [];
  for (const index of tables.keys()) exported.push(await exportTable(page, index));
  const answers = clerkAnswers(exported);
  for (const [index, { players }] of exported.entries())
    expect(shown.get(JSON.stringify(players))).toEqual(answeredFigures(answers[index]!));
  expect(shown.size).toBe(tables.length);
});

test('a line lights exactly its cells, one line after the other', async ({ page }) => {
  const { table, score } = clerkScore(FIVE);
  await openScore(page, FIVE);
  const name = words.pad.figure(
    'pollution',
    table.players[0]!.name,
    score.players[0]!.pad.pollution,
    false
  );
  const dialog = await explainFigure(page, name);
  const lines = score.players[0]!.lines.filter(({ category }) => category === 'pollution').sort(
    (a, b) => a.points - b.points
  );
  for (const { cell, places } of lines) {
    await dialog.getByRole('button', { name: words.explain.next }).click();
    const lit = new Set([...places, cell]);
    await expect(dialog.locator('.veil')).toHaveCount(25 - lit.size);
    await expect(dialog.locator('.pair:not(.casing)')).toHaveCount(places.length);
  }
  await dialog
    .getByRole('link', { name: /^Rule for/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/neom\/rules\/.*#pollution$/);
});

test('cash is entered on the pad, with or without the final income', async ({ page }) => {
  await openScore(page, OPEN);
  const field = page.getByLabel(words.cash.of('Ana'));
  await page.getByRole('button', { name: words.open.toCash }).click();
  await expect(field).toBeFocused();
  await field.fill('2x');
  await field.press('Enter');
  await expect(page.getByText(words.cash.wrong)).toBeVisible();
  await field.fill('31');
  await field.press('Enter');
  const entered = {
    ...OPEN,
    players: OPEN.players.map((one, i) => (i === 0 ? { ...one, money: 31 } : one))
  };
  expect(await shownFigures(page)).toEqual(figureNames(clerkScore(entered)));

  await page.getByRole('checkbox', { name: 'Ana' }).uncheck();
  entered.players[0] = { ...entered.players[0]!, finalIncomeIncluded: false };
  expect(await shownFigures(page)).toEqual(figureNames(clerkScore(entered)));
  await page.reload();
  await expect(padOf(page)).toBeVisible();
  expect(await shownFigures(page)).toEqual(figureNames(clerkScore(entered)));
});

test('cash counts while it is typed, is never lost, and is one move', async ({ page }) => {
  await openScore(page, OPEN);
  const field = page.getByLabel(words.cash.of('Ana'));
  const withCash = (money: number | null) =>
    figureNames(
      clerkScore({
        ...OPEN,
        players: OPEN.players.map((one, i) => (i === 0 ? { ...one, money } : one))
      })
    );
  const moves = async () => (await storedIn(page)).entries.length;
  const before = await moves();
  await field.pressSequentially('13');
  expect(await shownFigures(page)).toEqual(withCash(13));
  await expect(page.getByRole('button', { name: words.open.toCash })).toHaveCount(0);
  expect(await moves()).toBe(before);
  await page.reload();
  await expect(field).toHaveValue('13');
  await expect.poll(moves).toBe(before + 1);

  await field.fill('');
  await field.pressSequentially('247');
  await navigationTo(page, pageNames.city).click();
  await expect(page.getByRole('button', { name: 'Cash: £247' })).toBeVisible();
  await expect.poll(moves).toBe(before + 2);
  await page.goBack();
  await field.fill('86');
  await page.goBack();
  await expect(headingOf(page, pageNames.city)).toHaveCount(0);
  await page.goForward();
  await expect(field).toHaveValue('86');
  await expect.poll(moves).toBe(before + 3);
});

test('what is open leads to the City it is open in', async ({ page }) => {
  await openScore(page, OPEN);
  await expect(page.getByRole('heading', { name: /^Bea leads with/ })).toBeVisible();
  const items = page.getByRole('region', { name: words.open.heading }).getByRole('listitem');
  await expect(items.filter({ hasText: words.open.roads(2) })).toBeVisible();
  await expect(items.filter({ hasText: words.open.good })).toBeVisible();
  await items.filter({ hasText: words.open.tiles }).getByRole('link').click();
  await expect(headingOf(page, pageNames.city)).toBeVisible();
  await expect(page.getByRole('button', { name: players.cityOf('Cem') })).toHaveAttribute(
    'aria-pressed',
    'true'
  );
});

test('what if shows the difference and leaves the table alone', async ({ page }) => {
  const clerk = clerkScore(FIVE);
  await openScore(page, FIVE);
  const dialog = await explainFigure(page, figureNames(clerk)[0]!);
  await dialog.getByRole('button', { name: words.explain.nextRow }).click();
  await dialog.getByRole('button', { name: words.whatIf.start }).click();
  await dialog.getByRole('gridcell').first().click();
  await dialog.getByRole('button', { name: words.whatIf.remove }).click();
  const removed = {
    ...FIVE,
    players: FIVE.players.map((one, i) => (i === 0 ? { ...one, tiles: one.tiles.slice(1) } : one))
  };
  const [before, then] = [clerk, clerkScore(removed)].map(
    ({ score }) => score.players[0]!.pad.total
  );
  const change = dialog.getByRole('status');
  await expect(change).toHaveText(words.whatIf.result(then! - before!));
  await dialog.getByRole('textbox', { name: cityPage.entry.number }).fill('stad');
  await dialog.getByRole('button', { name: /^Stadium/ }).click();
  await expect(dialog.getByText(words.whatIf.roadsUnknown)).toBeVisible();
  await dialog.getByRole('button', { name: cityPage.roads.edges.S }).click();
  await expect(dialog.getByText(words.whatIf.roadsUnknown)).toBeHidden();
  await page.goBack();
  await expect(dialog.getByText(padRowNames.variable, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: words.whatIf.start }).click();
  await expect(change).toHaveText('');
  await dialog.getByRole('button', { name: en.app.close }).click();
  await expect(dialog).toBeHidden();
  expect(await shownFigures(page)).toEqual(figureNames(clerk));
});

test('Back closes an explanation, and comes back from a rule to its line', async ({ page }) => {
  const [, name] = figureNames(clerkScore(FIVE));
  await openScore(page, FIVE);
  const score = page.url();
  const dialog = await explainFigure(page, name!);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(padOf(page).getByRole('button', { name: name!, exact: true })).toBeFocused();
  expect(page.url()).toBe(score);

  await padOf(page).getByRole('button', { name: name!, exact: true }).click();
  await dialog.getByRole('button', { name: words.explain.nextRow }).click();
  await dialog.getByRole('button', { name: words.explain.next }).click();
  const line = dialog.locator('[aria-pressed=true]');
  const sentence = await line.textContent();
  await dialog
    .getByRole('link', { name: /^Rule for/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/neom\/rules\//);
  await page.goBack();
  await expect(line).toHaveText(sentence!);
  await page.goForward();
  const arrow = page.getByRole('link', { name: en.app.backTo(pageNames.score) });
  await arrow.click();
  await expect(line).toHaveText(sentence!);
  await page.goForward();
  await navigationTo(page, en.nav.rules).click();
  await expect(headingOf(page, en.rules.heading)).toBeVisible();
  await arrow.click();
  await expect(line).toHaveText(sentence!);
  await page.keyboard.press('Escape');
  // Gone, not only closed: the history has arrived.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a reload keeps an explanation at its line, and what-if; Back closes them', async ({
  page
}) => {
  const [, name] = figureNames(clerkScore(FIVE));
  await openScore(page, FIVE);
  const score = page.url();
  await navigationTo(page, pageNames.prices).click();
  await expect(headingOf(page, pageNames.prices)).toBeVisible();
  await navigationTo(page, pageNames.score).click();
  const dialog = await explainFigure(page, name!);
  await dialog.getByRole('button', { name: words.explain.nextRow }).click();
  await dialog.getByRole('button', { name: words.explain.next }).click();
  const line = dialog.locator('[aria-pressed=true]');
  const sentence = await line.textContent();
  await page.reload();
  await expect(line).toHaveText(sentence!);
  await dialog.getByRole('button', { name: words.whatIf.start }).click();
  await page.reload();
  await expect(dialog.getByRole('button', { name: words.whatIf.leave })).toBeVisible();
  await page.goBack();
  await expect(line).toHaveText(sentence!);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(score);
  await page.goBack();
  await expect(headingOf(page, pageNames.prices)).toBeVisible();
});

test('what-if left and all closed in one go ends on the Score page, also after a reload', async ({
  page
}) => {
  const [, name] = figureNames(clerkScore(FIVE));
  await openScore(page, FIVE);
  const score = page.url();
  const dialog = await explainFigure(page, name!);
  for (const reloads of [true, false]) {
    await dialog.getByRole('button', { name: words.whatIf.start }).click();
    if (reloads) await page.reload();
    const leave = dialog.getByRole('button', { name: words.whatIf.leave });
    await expect(leave).toBeVisible();
    await isAlive(page);
    const close = dialog.getByRole('button', { name: en.app.close, exact: true });
    // Both in one moment: the history has not gone back for the first when the second is asked.
    await leave.evaluate(
      (first, second) => {
        for (const button of [first, second]) (button as HTMLElement).click();
      },
      await close.elementHandle()
    );
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(score);
    await expect
      .poll(() => page.evaluate(() => history.state['sveltekit:states']?.over))
      .toBe(undefined);
    await explainFigure(page, name!);
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(score);
});

test('a rule opened anew, or in a tab of its own, leads back by a link', async ({
  page,
  context
}) => {
  await openScore(page, FIVE);
  const score = page.url();
  const [, name] = figureNames(clerkScore(FIVE));
  const dialog = await explainFigure(page, name!);
  await dialog.getByRole('button', { name: words.explain.nextRow }).click();
  await dialog
    .getByRole('link', { name: /^Rule for/ })
    .first()
    .click();
  const arrow = page.getByRole('link', { name: en.app.backTo(pageNames.score) });
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    arrow.click({ modifiers: ['ControlOrMeta'] })
  ]);
  await expect(opened).toHaveURL(score);
  await opened.close();
  await page.reload();
  await page.getByRole('link', { name: en.app.backTo(en.nav.rules) }).click();
  await expect(headingOf(page, en.rules.heading)).toBeVisible();
});

test('a line is changed by hand, marked, counted, kept and taken back', async ({ page }) => {
  const clerk = clerkScore(FIVE);
  await openScore(page, FIVE);
  const dialog = await explainFigure(page, figureNames(clerk)[0]!);
  await dialog.getByRole('button', { name: words.explain.next }).click();
  await dialog.getByRole('button', { name: words.byHand.change }).click();
  await dialog.getByRole('textbox', { name: words.byHand.points }).fill('9999');
  await dialog.getByRole('textbox', { name: words.byHand.note }).fill('House rule');
  const save = dialog.getByRole('button', { name: words.byHand.save });
  await save.click();
  await expect(dialog.getByText(words.byHand.wrong)).toBeVisible();
  await dialog.getByRole('textbox', { name: words.byHand.points }).fill('-3');
  await save.click();
  const [line] = clerk.score.players[0]!.lines.filter(
    ({ category }) => category === 'tiles'
  ).toSorted((a, b) => b.points - a.points);
  await expect(dialog.getByText(words.byHand.instead('House rule', line!.points))).toBeVisible();
  await page.reload();
  const changed = {
    ...FIVE,
    players: FIVE.players.map((one, seat) =>
      seat > 0
        ? one
        : {
            ...one,
            byHand: [
              { row: 'tiles' as const, line: lineKey(line!), points: -3, note: 'House rule' }
            ]
          }
    )
  };
  await expect(page.getByText(words.pad.byHand)).toBeVisible();
  expect(await shownFigures(page)).toEqual(figureNames(clerkScore(changed)));
  await dialog.getByRole('button', { name: words.byHand.remove('House rule') }).click();
  await dialog.getByRole('button', { name: en.app.close }).click();
  expect(await shownFigures(page)).toEqual(figureNames(clerk));
});

test('a line by hand counts, is marked, stays and can be removed', async ({ page }) => {
  const clerk = clerkScore(FIVE);
  const [name] = figureNames(clerk);
  await openScore(page, FIVE);
  const dialog = await explainFigure(page, name!);
  await dialog.getByText(words.byHand.add).click();
  await dialog.getByRole('textbox', { name: words.byHand.points }).fill('-3');
  await dialog.getByRole('textbox', { name: words.byHand.note }).fill('House rule');
  await dialog.getByRole('button', { name: words.byHand.save, exact: true }).click();
  await expect(dialog.getByText(words.byHand.mark, { exact: true })).toBeVisible();
  await page.reload();
  const { tiles } = clerk.score.players[0]!.pad;
  const changed = words.pad.figure('tiles', 'Ana', tiles - 3, false);
  await expect(page.getByText(words.pad.byHand)).toBeVisible();
  await expect(padOf(page).getByLabel(changed, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: words.byHand.remove('House rule') }).click();
  await dialog.getByRole('button', { name: en.app.close }).click();
  expect(await shownFigures(page)).toEqual(figureNames(clerk));
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pad and its explanations open', async ({ page, context }) => {
    await page.goto('/');
    await readyOffline(page);
    await openScore(page, FIVE);
    await context.setOffline(true);
    await page.reload();
    const clerk = clerkScore(FIVE);
    await expect(padOf(page)).toBeVisible();
    expect(await shownFigures(page)).toEqual(figureNames(clerk));
    const dialog = await explainFigure(page, figureNames(clerk)[10]!);
    expect(await shownLines(dialog)).toHaveLength(
      expectedLines(clerk.score.players[0]!, 'neighborhoods').length
    );
  });
});
