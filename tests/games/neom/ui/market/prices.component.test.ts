import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from 'svelte';
import { GOODS } from '$lib/games/neom/data/goods';
import { LEGEND } from '$lib/games/neom/text/en/legend';
import Prices from '$lib/games/neom/ui/market/Prices.svelte';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

const empty = cityFrom(EMPTY_CITY);
const slums = cityFrom('. . . . .  . . 3 . .  . . * . .  . . . . .  . . . . .');
/** Makes Gold. */
const gold = cityFrom('. . . . .  . . 13 . .  . . * . .  . . . . .  . . . . .', 'ore');
const bothRoutes = cityFrom('. . . . .  . . . . .  3:EW 3:EW * 3:EW 3:EW  . . . . .  . . . . .');

const show = async (...given: Parameters<typeof tableWith>) => {
  const table = await openNeom(tableWith(...given));
  render(Prices, { table });
  return table;
};
/** A Good as a screen reader says it: its name, then the answer. */
const good = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const said = (name: string): string => good(name).textContent!.replace(/\s+/g, ' ').trim();
const openGood = async (name: string) => {
  good(name).click();
  await tick();
  return within(screen.getByRole('dialog', { hidden: true }));
};

beforeEach(() => {
  localStorage.clear();
  // The test's DOM has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('Prices', () => {
  it('has a button for each of the 17 Goods, by tier', async () => {
    await show([slums, gold, slums]);
    for (const name of GOODS) expect(good(LEGEND.names[name])).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  it('says what I make, the cheapest price with seller and side, and what is not to be had', async () => {
    await show([slums, gold, slums]);
    expect(said('Coal')).toBe('Coal I make it');
    expect(said('Gold')).toBe('Gold £4 from Bea over the left');
    expect(said('Steel')).toBe('Steel not to be had');
  });

  it('spells the sum out, with what a route would make of it', async () => {
    await show([slums, slums, gold, slums]);
    const sheet = await openGood('Gold');
    expect(sheet.getByText(/£4 base \+ £1 for 1 between = £5; no left route/)).toBeTruthy();
    expect(sheet.getByText('With a left route: £4')).toBeTruthy();
  });

  it('does not call a Good gone while a City is not entered, and takes ticks at once', async () => {
    const table = await show([slums, empty, gold]);
    expect(said('Steel')).toBe('Steel not known');
    const sheet = await openGood('Steel');
    (sheet.getByLabelText('Bea makes it') as HTMLInputElement).click();
    await tick();
    expect(table.state.players[1]!.goodsTicked).toEqual(['steel']);
    expect(said('Steel')).toBe('Steel £4 from Bea over the left');
  });

  it('NEOM-4 says that a route is not known, marks its prices, and takes the roads on the spot', async () => {
    const unknown = cityFrom('. . . . .  . . . . .  3:? 3:EW * . .  . . . . .  . . . . .');
    const table = await show([unknown, gold, slums]);
    expect(said('Gold')).toBe('Gold £4 * or less from Bea over the left');
    expect(screen.getByText(/^\* may be £1 less/)).toBeTruthy();
    expect(screen.queryByText('left not active')).toBeNull();
    const sheet = await openGood('Gold');
    expect(sheet.getByText(/= £4; left route not known, £3 with it/)).toBeTruthy();
    screen.getByRole('button', { name: 'left not known: enter its roads', hidden: true }).click();
    await tick();
    screen.getByRole('button', { name: 'West', hidden: true }).click();
    await tick();
    screen.getByRole('button', { name: 'Done', hidden: true }).click();
    await tick();
    expect(table.state.players[0]!.city.cells[10]!.roads).toBe(8);
    expect(said('Gold')).toBe('Gold £3 from Bea over the left');
  });

  it('says that prices are without Trade Routes while the own City has no tiles', async () => {
    await show([empty, gold, slums]);
    expect(screen.getByText(/^Your City has no tiles yet/)).toBeTruthy();
  });

  it('two players: says that the other may be the seller while their Goods are not known', async () => {
    await show([slums, empty]);
    expect(said('Gold')).toBe('Gold £4 from supply');
    const sheet = await openGood('Gold');
    expect(sheet.getByText('supply or Bea')).toBeTruthy();
    (sheet.getByLabelText('Bea makes it') as HTMLInputElement).click();
    await tick();
    expect(said('Gold')).toBe('Gold £4 from Bea');
  });

  it('solo: the supply by Generation, and a tap uses a route and frees it again', async () => {
    const table = await show([bothRoutes], { generation: 1 });
    expect(said('Oil')).toBe('Oil £1 from supply');
    expect(said('Gold')).toBe('Gold from Gen. 2');
    screen.getByRole('button', { name: 'Use left' }).click();
    await tick();
    expect(table.state.players[0]!.routesUsed).toEqual(['W']);
    screen.getByRole('button', { name: /left used this Generation/ }).click();
    await tick();
    expect(table.state.players[0]!.routesUsed).toEqual([]);
    screen.getByRole('button', { name: '2' }).click();
    await tick();
    // Both routes take £1 off the first Good bought.
    expect(said('Gold')).toBe('Gold £2 from supply');
  });

  it('income: the lines of now and of the end', async () => {
    const shop = cityFrom('. . . . .  . . 28 . .  . . * . .  . . . . .  . . . . .');
    await show([shop, slums], { generation: 2 });
    screen.getByRole('button', { name: 'Income' }).click();
    await tick();
    const sheet = within(screen.getByRole('dialog', { hidden: true }));
    expect(sheet.getByText('End of Generation 2')).toBeTruthy();
    expect(sheet.getByText('Final income, Generation 3')).toBeTruthy();
    expect(sheet.getAllByText(/^Truck Stop: £/)).toHaveLength(2);
  });

  it('keeps a name of any length and direction in one piece', async () => {
    const name = 'שרה '.repeat(15).trim();
    const table = await openNeom({
      ...tableWith([slums, gold, slums]),
      players: [
        playerWith(slums),
        playerWith(gold, { name }, 1),
        playerWith(slums, { name: '👩‍👩‍👧‍👦'.repeat(20) }, 2)
      ]
    });
    render(Prices, { table });
    expect(good('Gold').querySelector('bdi')?.textContent).toBe(name);
  });
});
