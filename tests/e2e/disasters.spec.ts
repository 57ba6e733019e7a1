import type { Page } from '@playwright/test';
import { DISASTERS, type Disaster } from '$lib/games/neom/data/tile-row';
import { cityTileOf } from '$lib/games/neom/data/tiles';
import { scoreCity } from '$lib/games/neom/rules/scoring';
import type { TableFile } from '$lib/games/neom/rules/table-file';
import { signedPoints } from '$lib/games/neom/text/en/amounts';
import { disastersPage as words } from '$lib/games/neom/text/en/disasters-page';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import { pageNames } from '$lib/games/neom/text/en/pages';
import { players as playerWords } from '$lib/games/neom/text/en/players';
import { en } from '../../src/lib/text/en';
import { expect, test } from './fixtures';
import { clerk, MIDGAME_TABLES, openPage, tableFrom } from './midgame-tables';

interface ClerkDisaster {
  players: {
    name: string;
    affected: boolean;
    payment: number;
    protected: unknown[];
    affordable: boolean;
    totalIfPaid: number | null;
    bestSacrifice: { cells: [number, number][]; total: number };
  }[];
}

const DISASTERS_PAGE = { name: pageNames.disasters, path: 'disasters' };
const card = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('heading') });

const namesOf = (file: TableFile, seat: number, cells: readonly [number, number][]) => {
  const { city } = tableFrom(file).players[seat]!;
  return cells.map(([row, col]) => cityTileOf(city.cells[row * 5 + col]!.tile).name);
};

/** The two buttons of a card, from what the clerk command answers. */
function waysOf(file: TableFile, seat: number, answer: ClerkDisaster['players'][number]) {
  const { total } = scoreCity(tableFrom(file).players[seat]!).pad;
  const names = namesOf(file, seat, answer.bestSacrifice.cells);
  return {
    pay: [
      words.pay(answer.payment),
      ...(answer.totalIfPaid === null ? [] : [signedPoints(answer.totalIfPaid - total)])
    ],
    sacrifice: [
      names.length > 0 ? words.sacrifice(names) : words.nothingToGive,
      signedPoints(answer.bestSacrifice.total - total)
    ]
  };
}

async function expectAnswers(page: Page, file: TableFile, kind: Disaster, selectedBy?: string) {
  const options = { kind, ...(selectedBy !== undefined && { 'selected-by': selectedBy }) };
  const { players } = clerk<ClerkDisaster>('disaster', options, file);
  for (const [seat, answer] of players.entries()) {
    if (!answer.affected) {
      await expect(page.getByText(words.notAffected(answer.name))).toBeVisible();
      continue;
    }
    const buttons = card(page, answer.name).getByRole('button');
    if (file.players[seat]!.tiles.length === 0) {
      await expect(card(page, answer.name).getByText(words.empty)).toBeVisible();
    } else if (answer.payment === 0) {
      await expect(
        card(page, answer.name).getByText(words.nothingToPay(answer.name))
      ).toBeVisible();
    } else {
      const { pay, sacrifice } = waysOf(file, seat, answer);
      for (const part of pay) await expect(buttons.nth(0)).toContainText(part);
      for (const part of sacrifice) await expect(buttons.nth(1)).toContainText(part);
      if (file.players[seat]!.money !== undefined)
        expect(await buttons.nth(0).isEnabled()).toBe(answer.affordable);
      if (answer.protected.length > 0)
        await expect(card(page, answer.name)).toContainText(`${answer.protected.length} protected`);
    }
  }
}

for (const [title, file] of Object.entries(MIDGAME_TABLES)) {
  test(`Disasters are the clerk command's: ${title}`, async ({ page }) => {
    await openPage(page, file, DISASTERS_PAGE);
    for (const kind of DISASTERS) {
      await page.getByRole('button', { name: LEGEND.names[kind], exact: true }).click();
      await expectAnswers(page, file, kind);
    }
    if (file.players.length === 1) return;
    const selector = file.players[1]!.name;
    const who = page.getByRole('group', { name: words.who });
    await who.getByRole('button', { name: selector, exact: true }).click();
    await expectAnswers(page, file, 'crime-spree', selector);
  });
}

test('"If a Disaster came now" on the City page is the clerk command\'s', async ({ page }) => {
  const file = MIDGAME_TABLES['five players']!;
  await openPage(page, file, { name: pageNames.city, path: 'city' });
  await page.getByText(words.now.heading).click();
  for (const [seat, { name, money = 0 }] of file.players.entries()) {
    await page.getByRole('button', { name: playerWords.cityOf(name) }).click();
    const { pad } = scoreCity(tableFrom(file).players[seat]!);
    for (const kind of DISASTERS) {
      const answer = clerk<ClerkDisaster>('disaster', { kind }, file).players[seat]!;
      const { payment, totalIfPaid, bestSacrifice } = answer;
      const line = page.getByRole('listitem').filter({ hasText: LEGEND.names[kind] });
      await expect(line).toContainText(
        payment === 0
          ? words.now.nothing
          : totalIfPaid === null
            ? words.now.cannot(payment, payment - money)
            : words.now.pay(payment, totalIfPaid - pad.total)
      );
      if (payment > 0)
        await expect(line).toContainText(
          words.now.sacrifice(
            namesOf(file, seat, bestSacrifice.cells),
            bestSacrifice.total - pad.total
          )
        );
    }
  }
});

test('either way is applied with one tap, kept over a reload, and undone', async ({ page }) => {
  const file = MIDGAME_TABLES['five players']!;
  await openPage(page, file, DISASTERS_PAGE);
  await page.getByRole('button', { name: 'Flood', exact: true }).click();
  await page.getByRole('button', { name: 'Cleo', exact: true }).click();
  await card(page, 'Ana')
    .getByRole('button', { name: /^Sacrifice/ })
    .click();
  await card(page, 'Bo').getByRole('button', { name: /^Pay/ }).click();
  await expect(card(page, 'Ana').getByText(/^Ana sacrificed /)).toBeVisible();
  await expect(card(page, 'Bo').getByText(/^Bo paid £/)).toBeVisible();
  const given = await card(page, 'Ana')
    .getByText(/^Ana sacrificed /)
    .innerText();
  await page.reload();
  await expect(card(page, 'Ana').getByText(given)).toBeVisible();
  await expect(page.getByText(words.notAffected('Cleo'))).toBeVisible();
  await card(page, 'Bo').getByRole('button', { name: en.table.undo }).click();
  await expect(card(page, 'Bo').getByRole('button', { name: /^Pay/ })).toBeVisible();
  await card(page, 'Ana').getByRole('button', { name: en.table.undo }).click();
  await expectAnswers(page, file, 'flood', 'Cleo');
});

test('the board shows what is paid for, and any sacrifice can be chosen on it', async ({
  page
}) => {
  const file = MIDGAME_TABLES['five players']!;
  await openPage(page, file, DISASTERS_PAGE);
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await page.getByRole('button', { name: words.closerOf('Ana') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('svg text', { hasText: /^£1$/ })).toHaveCount(8);
  await sheet.getByRole('gridcell', { name: /Deep Quarry/ }).click();
  await expect(sheet.getByRole('heading', { name: 'Sacrifices with Deep Quarry' })).toBeVisible();
  const rows = sheet.getByRole('listitem').getByRole('button');
  await expect(rows.first()).toContainText('Deep Quarry');
  await rows.nth(1).click();
  await sheet.getByRole('button', { name: words.sheet.give(2) }).click();
  await expect(card(page, 'Ana').getByText(/^Ana sacrificed .*Deep Quarry/)).toBeVisible();
});
