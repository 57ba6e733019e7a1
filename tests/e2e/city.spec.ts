import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseTableFile } from '$lib/games/neom/rules/table-file';
import { edgesOf } from '$lib/games/neom/rules/roads';
import { scoreTable } from '$lib/games/neom/rules/scoring';
import type { Player, Table } from '$lib/games/neom/rules/table';
import { figure } from '$lib/text/figure';
import { placeName } from '$lib/games/neom/text/en/cells';
import { cityPage, routeTags } from '$lib/games/neom/text/en/city-page';
import { handText } from '$lib/games/neom/text/en/hand';
import { newTable } from '$lib/games/neom/text/en/new-table';
import { playAlong } from '$lib/games/neom/text/en/play-along';
import { players as playerWords } from '$lib/games/neom/text/en/players';
import { en } from '$lib/text/en';
import { leaveCity, takesInput, withoutStep } from './app';
import { expect, test } from './fixtures';
import { seedTable, teachRoads } from './seed';

const fileOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../tables/${name}.json`, import.meta.url), 'utf8'));

function tableOf(name: string): Table {
  const table = parseTableFile(fileOf(name));
  if (!table.ok) throw new Error(table.fault.code);
  return table.value;
}

/** Taps and presses keys, and counts both. */
class Hand {
  inputs = 0;
  constructor(readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.inputs += 1;
    await what.click();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.inputs += 1;
      await this.page.keyboard.press(key);
    }
  }

  key(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The printed number on the keypad, or with a keyboard at hand. */
  async number(tile: number, by: 'tap' | 'key'): Promise<void> {
    for (const digit of String(tile).padStart(3, '0'))
      await (by === 'tap' ? this.tap(this.key(digit)) : this.press(digit));
  }
}

const space = (page: Page, cell: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${placeName(cell)},`) });

const isSelected = async (page: Page, cell: number): Promise<boolean> =>
  (await space(page, cell).getAttribute('aria-selected')) === 'true';

/** Enters a City as a player would, tapping a space only where the cursor is not there already. */
async function enterCity(
  hand: Hand,
  { city }: Player,
  { roadsKnown, by }: { roadsKnown: boolean; by: 'tap' | 'key' }
): Promise<void> {
  for (const [cell, placed] of city.cells.entries()) {
    if (!placed) continue;
    if (!(await isSelected(hand.page, cell))) await hand.tap(space(hand.page, cell));
    await hand.number(placed.tile, by);
    if (roadsKnown) continue;
    for (const edge of edgesOf(placed.roads!)) await hand.tap(hand.key(cityPage.roads.edges[edge]));
    // Tapping another space takes the roads over as well as "Done" does.
    const next = city.cells.findIndex((after, later) => later > cell && after !== null);
    const follows =
      next === -1 || city.cells.slice(cell + 1, next).every((_, i) => cell + 1 + i === 12);
    await hand.tap(follows ? hand.key(cityPage.roads.done) : space(hand.page, next));
  }
}

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New table' })).toBeVisible();
  await expect(page.getByText('No tables yet')).toBeVisible();
};

async function startTable(hand: Hand, names: readonly string[]): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('link', { name: 'New table' }));
  await hand.tap(hand.key(String(names.length)));
  for (const [index, name] of names.entries()) {
    await hand.tap(page.getByLabel(newTable.name(index + 1)));
    await hand.press(...name);
  }
  await hand.tap(page.getByRole('button', { name: newTable.score }));
  await expect(page.getByRole('grid')).toBeVisible();
  // Nothing is taken before the device has said which roads it knows.
  await takesInput(page);
}

async function enterCash(hand: Hand, { name, money }: Player): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('button', { name: /^Cash:/ }));
  await hand.press(...String(money));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('heading', { name: cityPage.cash.heading(name) })).toBeHidden();
}

const total = (page: Page) => page.getByRole('button', { name: /^Total:/ });

test('a City of 21 tiles with known roads takes at most 4 inputs a tile', async ({ page }) => {
  const table = tableOf('five-full');
  const [first] = table.players;
  await openHome(page);
  await teachRoads(page, fileOf('five-full'));
  const hand = new Hand(page);
  await startTable(hand, ['Ana']);
  hand.inputs = 0;
  await enterCity(hand, first!, { roadsKnown: true, by: 'tap' });
  expect(hand.inputs).toBeLessThanOrEqual(4 * 21);
  const score = scoreTable({ players: [{ ...first!, money: null }], soloDeck: '1+' });
  await expect(total(page)).toHaveText(new RegExp(`${score.players[0]!.pad.total}$`));
});

test('with unknown roads it takes at most 4 and its roads, and they are known from then on', async ({
  page
}) => {
  const [first] = tableOf('made-cities').players;
  await openHome(page);
  const hand = new Hand(page);
  await startTable(hand, ['Ana']);
  hand.inputs = 0;
  await enterCity(hand, first!, { roadsKnown: false, by: 'tap' });
  const roads = first!.city.cells.reduce((sum, p) => sum + (p ? edgesOf(p.roads!).length : 0), 0);
  expect(hand.inputs).toBeLessThanOrEqual(4 * 21 + roads);
  const score = scoreTable({ players: [{ ...first!, money: null }], soloDeck: '1+' });
  await expect(total(page)).toHaveText(new RegExp(`${score.players[0]!.pad.total}$`));

  // A second table: nothing is asked again.
  await leaveCity(page);
  await startTable(hand, ['Bo']);
  await enterCity(hand, first!, { roadsKnown: true, by: 'key' });
  await expect(total(page)).toHaveText(new RegExp(`${score.players[0]!.pad.total}$`));
});

test('five full Cities with names and cash take fewer than 500 inputs', async ({ page }) => {
  const table = tableOf('five-full');
  await openHome(page);
  await teachRoads(page, fileOf('five-full'));
  const hand = new Hand(page);
  await startTable(
    hand,
    table.players.map(({ name }) => name)
  );
  const score = scoreTable(table);
  for (const [seat, player] of table.players.entries()) {
    if (seat > 0)
      await hand.tap(page.getByRole('button', { name: playerWords.cityOf(player.name) }));
    await enterCity(hand, player, { roadsKnown: true, by: 'key' });
    await enterCash(hand, player);
    await expect(total(page)).toHaveText(new RegExp(`${score.players[seat]!.pad.total}$`));
  }
  expect(hand.inputs).toBeLessThan(500);
});

test('playing along keeps Generation, turn and money, and becomes a scored table and back', async ({
  page
}) => {
  const hand = new Hand(page);
  const cash = page.getByRole('button', { name: /^Cash:/ });
  await openHome(page);
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByLabel(newTable.name(1)).fill('Ana');
  await page.getByLabel(newTable.name(2)).fill('Ana');
  await page.getByRole('button', { name: newTable.play }).click();
  await expect(page.getByLabel(newTable.name(2))).toBeFocused();
  await expect(page.getByText(newTable.nameTwice('Ana'))).toBeVisible();
  await page.getByLabel(newTable.name(2)).fill('👩‍👩‍👧‍👦 שלום '.padEnd(60, 'x'));
  await page.getByRole('button', { name: newTable.play }).click();
  await expect(cash).toHaveText(/£6/);
  await takesInput(page);
  const hint = page.getByRole('complementary').filter({ hasText: playAlong.hint });
  await hint.getByRole('button', { name: en.app.gotIt }).click();
  await expect(hint).toBeHidden();

  // The Grocery Store costs nothing and brings £3.
  await space(page, 7).click();
  await hand.number(6, 'tap');
  await page.getByRole('button', { name: handText.book(0) }).click();
  await hand.tap(hand.key(cityPage.roads.edges.S));
  await hand.tap(hand.key(cityPage.roads.done));
  await expect(cash).toHaveText(/£9/);
  await page.getByRole('button', { name: playAlong.sell.button }).click();
  await hand.number(8, 'tap');
  await expect(page.getByText('Laundromat sold for £5.')).toBeVisible();
  await expect(cash).toHaveText(/£14/);
  await page.getByRole('button', { name: playAlong.after }).click();
  await expect(page.getByText('Laundromat sold for £5.')).toBeHidden();
  await page.getByRole('button', { name: playAlong.collect }).click();
  await expect(page.getByText(playAlong.early(2))).toBeVisible();
  await page.getByRole('button', { name: playAlong.book }).click();
  await expect(page.getByText(playAlong.collected(1, 2))).toBeVisible();
  await expect(page.getByText(playAlong.generation(2))).toBeVisible();
  await expect(cash).toHaveText(/£15/);
  await page.getByRole('status').getByRole('button', { name: cityPage.undo }).click();
  await expect(page.getByText(playAlong.turn(2))).toBeVisible();

  const play = page.getByLabel(newTable.mode);
  for (const isPlayed of [false, true]) {
    await page.getByRole('button', { name: cityPage.settings }).click();
    await play.setChecked(isPlayed);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: playAlong.heading })).toHaveCount(
      isPlayed ? 1 : 0
    );
  }
  await withoutStep(page);
  await page.reload();
  await expect(hint).toBeHidden();
  await expect(page.getByText(playAlong.turn(2))).toBeVisible();
  await expect(cash).toHaveText(/£14/);
});

test.describe('on a seeded table', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page);
    await seedTable(page, fileOf('made-cities'));
    await page.goto('/neom/city/?table=seeded');
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('each City shows its total, and warnings name what is odd', async ({ page }) => {
    const { players } = scoreTable(tableOf('made-cities'));
    for (const [seat, name] of ['Plain', 'Centre', 'Parts', 'Full', 'Empty'].entries()) {
      await page.getByRole('button', { name: playerWords.cityOf(name) }).click();
      await expect(page.getByRole('grid', { name: playerWords.cityOf(name) })).toBeVisible();
      await expect(total(page)).toHaveText(new RegExp(`${figure(players[seat]!.pad.total)}$`));
    }
    await page.getByRole('button', { name: playerWords.cityOf('Parts') }).click();
    await expect(page.getByText(/No road leads from/)).toHaveCount(1);
  });

  test('by keyboard: arrows move, digits enter, R edits roads, Delete removes, Ctrl+Z undoes', async ({
    page
  }) => {
    const { keyboard } = page;
    await page.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    // An empty City has the cursor on its first space; the arrows need no focus on the board.
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    await expect(space(page, 6)).toBeFocused();
    await keyboard.type('021');
    await expect(space(page, 6)).toHaveAccessibleName(/Coal Mine, Resource, roads not known/);
    await space(page, 6).focus();
    await keyboard.type('ne');
    await keyboard.press('Enter');
    await expect(space(page, 6)).toHaveAccessibleName(
      'Row 2, column 2, Coal Mine, Resource, roads north and east, makes Coal, no road to the City Center'
    );
    await space(page, 6).focus();
    await keyboard.press('r');
    await keyboard.press('s');
    await keyboard.press('Enter');
    await expect(space(page, 6)).toHaveAccessibleName(/roads north, east and south/);
    await space(page, 6).focus();
    await keyboard.press('Delete');
    await expect(space(page, 6)).toHaveAccessibleName(/empty/);
    await keyboard.press('Control+z');
    await expect(space(page, 6)).toHaveAccessibleName(/Coal Mine/);
    await keyboard.press('Control+Shift+z');
    await expect(space(page, 6)).toHaveAccessibleName(/empty/);
    await space(page, 8).focus();
    await keyboard.type('rainf');
    await keyboard.press('Enter');
    await expect(space(page, 8)).toHaveAccessibleName(/Rainforest/);
  });

  test('numbers that are no tile of a City are refused with the reason', async ({ page }) => {
    await page.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    await space(page, 0).click();
    for (const [typed, answer] of [
      ['000', '000 is not a tile. Numbers run from 001 to 150.'],
      ['151', '151 is not a tile. Numbers run from 001 to 150.'],
      ['024', '024 is Flood, a Disaster. Disasters are never placed in a City.']
    ] as const) {
      for (const digit of typed)
        await page.getByRole('button', { name: digit, exact: true }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(space(page, 0)).toHaveAccessibleName(/empty/);
    }
  });

  test('a name with a slip is found, and a tile on the table says whose it is', async ({
    page
  }) => {
    await page.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    await space(page, 0).click();
    const field = page.getByLabel(cityPage.entry.number);
    await field.fill('nuclaer');
    const found = page.getByRole('list', { name: cityPage.entry.results }).getByRole('listitem');
    await expect(found.first()).toContainText('Nuclear Power Plant');
    const mine = tableOf('made-cities').players[0]!.city.cells.find((placed) => placed)!;
    await field.fill('');
    await field.pressSequentially(String(mine.tile).padStart(3, '0').slice(0, 2));
    await expect(page.getByText(cityPage.entry.onTable('Plain')).first()).toBeVisible();
  });

  test('a tile is moved, swapped, removed and given back', async ({ page }) => {
    const { city } = tableOf('made-cities').players[0]!;
    const from = city.cells.findIndex((placed) => placed);
    const free = city.cells.findIndex((placed, cell) => !placed && cell !== 12);
    await space(page, from).click();
    await page.getByRole('button', { name: cityPage.tile.move, exact: true }).click();
    await space(page, free).click();
    await expect(space(page, from)).toHaveAccessibleName(/empty/);
    await expect(space(page, free)).not.toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: cityPage.tile.remove }).click();
    await expect(space(page, free)).toHaveAccessibleName(/empty/);
    await page.getByRole('status').getByRole('button', { name: cityPage.undo }).click();
    await expect(space(page, free)).not.toHaveAccessibleName(/empty/);
  });

  test('Cities are a swipe apart, with what is laid over them', async ({ page }) => {
    const grid = (name: string) => page.getByRole('grid', { name: playerWords.cityOf(name) });
    const swipe = async (name: string, from: number, to: number) => {
      const finger = { pointerType: 'touch', clientY: 400, bubbles: true };
      await grid(name).dispatchEvent('pointerdown', { ...finger, clientX: from });
      await grid(name).dispatchEvent('pointerup', { ...finger, clientX: to });
    };
    for (const name of Object.values(cityPage.overlays)) {
      const overlay = page.getByRole('button', { name, exact: true });
      if ((await overlay.getAttribute('aria-pressed')) === 'false') await overlay.click();
      await expect(overlay).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByText(routeTags.active[0], { exact: true })).toHaveCount(2);
    await swipe('Plain', 300, 100);
    await expect(grid('Centre')).toBeVisible();
    await swipe('Centre', 100, 300);
    await swipe('Plain', 100, 300);
    await expect(grid('Empty')).toBeVisible();
    await expect(page.getByText(routeTags.empty[0])).toHaveCount(2);
    await page.reload();
    await expect(page.getByText(routeTags.empty[0])).toHaveCount(2);
  });

  test('a phone on its side has the whole keypad in view, and roads with what finishes them', async ({
    page
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: en.app.gotIt }).click();
    await page.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    await space(page, 0).click();
    for (const key of ['1', '9', '0'])
      await expect(page.getByRole('button', { name: key, exact: true })).toBeInViewport({
        ratio: 1
      });
    for (const digit of ['0', '2', '1'])
      await page.getByRole('button', { name: digit, exact: true }).click();
    for (const name of [cityPage.roads.edges.N, cityPage.roads.done])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('a finished table shows its tiles and is locked until Edit', async ({ page }) => {
    await seedTable(page, fileOf('made-cities'), {
      id: 'over',
      ending: { at: null, place: null, note: null }
    });
    await page.goto('/neom/city/?table=over');
    const first = tableOf('made-cities').players[0]!.city.cells.findIndex((placed) => placed);
    const remove = page.getByRole('button', { name: cityPage.tile.remove });
    await space(page, first).click();
    await expect(page.getByRole('link', { name: cityPage.tile.lookUp })).toBeVisible();
    await expect(remove).toBeHidden();
    await space(page, first).focus();
    await page.keyboard.press('Delete');
    await expect(space(page, first)).not.toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: cityPage.edit, exact: true }).click();
    await remove.click();
    await expect(space(page, first)).toHaveAccessibleName(/empty/);
  });

  test('everything is there again after a reload, also what was undone', async ({ page }) => {
    await page.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    await space(page, 0).click();
    for (const digit of ['0', '2', '1'])
      await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(space(page, 0)).toHaveAccessibleName(/Coal Mine/);
    await page.reload();
    await expect(space(page, 0)).toHaveAccessibleName(/Coal Mine/);
    await page.getByRole('button', { name: cityPage.undo }).click();
    await expect(space(page, 0)).toHaveAccessibleName(/empty/);
    await page.reload();
    await expect(space(page, 0)).toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: cityPage.redo }).click();
    await expect(space(page, 0)).toHaveAccessibleName(/Coal Mine/);
  });

  test('two tabs on one table stay in step', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/neom/city/?table=seeded');
    for (const tab of [page, other])
      await tab.getByRole('button', { name: playerWords.cityOf('Empty') }).click();
    await space(page, 0).click();
    for (const digit of ['0', '2', '1'])
      await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(space(other, 0)).toHaveAccessibleName(/Coal Mine/);
    await space(other, 1).click();
    for (const digit of ['0', '2', '2'])
      await other.getByRole('button', { name: digit, exact: true }).click();
    await expect(space(page, 1)).toHaveAccessibleName(/Mineral Vein/);
    await expect(space(other, 0)).toHaveAccessibleName(/Coal Mine/);
  });
});
