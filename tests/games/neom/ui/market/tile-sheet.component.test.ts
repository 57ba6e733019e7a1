import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '$lib/games/neom/rules/table';
import { Market } from '$lib/games/neom/ui/market/market.svelte';
import TileSheet from '$lib/games/neom/ui/market/TileSheet.svelte';
import { taughtRoads } from '$lib/games/neom/ui/table/taught-roads';
import { cityFrom, EMPTY_CITY, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

const slums = cityFrom('. . . . .  . . 3 . .  . . * . .  . . . . .  . . . . .');
/** Makes Concrete. */
const concrete = cityFrom('. . . . .  . . 12 . .  . . * . .  . . . . .  . . . . .', 'ore');
const CONCRETE_HOUSES = 74;

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(given: Table, tile: number) {
  const table = await openNeom(given);
  const ondone = vi.fn();
  render(TileSheet, { market: new Market(table), tile, onclose: () => {}, ondone });
  await tick();
  return { table, ondone };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

describe('What does it cost me?', () => {
  it('names what to buy from whom, the sum and what is left', async () => {
    await show(tableWith([slums, concrete, slums]), CONCRETE_HOUSES);
    expect(screen.getByText('You can place it.')).toBeTruthy();
    expect(screen.getByText(/from Bea/)).toBeTruthy();
    expect(screen.getByText('Sum').nextElementSibling?.textContent).toBe('£6');
    expect(screen.getByText('Cash left').nextElementSibling?.textContent).toBe('£14');
  });

  it('books the tile and every payment in one move', async () => {
    taughtRoads.teach(CONCRETE_HOUSES, 15);
    const { table, ondone } = await show(tableWith([slums, concrete, slums]), CONCRETE_HOUSES);
    const before = table.moves.length;
    button('Book it for £6').click();
    expect(table.moves.length).toBe(before + 1);
    expect(table.state.players.map(({ money }) => money)).toEqual([14, 24, 20]);
    expect(table.state.players[0]!.city.cells.some((placed) => placed?.tile === 74)).toBe(true);
    expect(ondone).toHaveBeenCalledWith('Concrete Houses placed for £6.', 74);
  });

  it('places on the space tapped, not only on the best one', async () => {
    taughtRoads.teach(CONCRETE_HOUSES, 15);
    const { table } = await show(tableWith([slums, concrete, slums]), CONCRETE_HOUSES);
    screen.getByRole('gridcell', { name: /^Row 3, column 2, empty/, hidden: true }).click();
    await tick();
    button('Place only').click();
    expect(table.state.players[0]!.city.cells[11]?.tile).toBe(74);
    expect(table.state.players[0]!.money).toBe(20);
  });

  it('says plainly that nobody sells a Good', async () => {
    await show(tableWith([slums, slums, slums]), CONCRETE_HOUSES);
    expect(screen.getByText('You cannot place it now.')).toBeTruthy();
    expect(screen.getByText('Concrete is not to be had: nobody sells it.')).toBeTruthy();
  });

  it('does not say so while a City is not entered', async () => {
    await show(tableWith([slums, cityFrom(EMPTY_CITY), slums]), CONCRETE_HOUSES);
    expect(screen.getByText('Not known whether you can place it.')).toBeTruthy();
    expect(screen.getByText('Nobody entered so far makes Concrete.')).toBeTruthy();
  });

  it('says plainly that the cash is not known', async () => {
    const table = tableWith([slums, concrete, slums]);
    const [ana, ...others] = table.players;
    await show({ ...table, players: [{ ...ana!, money: null }, ...others] }, CONCRETE_HOUSES);
    expect(screen.getByText(/Your cash is not entered/)).toBeTruthy();
  });

  it('says plainly that the tile is on the table already', async () => {
    await show(tableWith([concrete, slums, slums]), 3);
    expect(screen.getByText('It lies in the City of Bea already.')).toBeTruthy();
  });

  it('asks for roads nobody has entered before it says where', async () => {
    await show(tableWith([slums, concrete, slums]), 92);
    expect(screen.getByText('Its roads')).toBeTruthy();
    expect(screen.queryByText('Where could it go?')).toBeNull();
    expect((button('Done') as HTMLButtonElement).disabled).toBe(true);
    button('South').click();
    await tick();
    button('Done').click();
    await tick();
    expect(screen.getByText('Where could it go?')).toBeTruthy();
  });

  it('names the Goods the City makes, and the tile that stands for one', async () => {
    // Modern Foundry: £2, Ore and Stone; the City Center makes Ore.
    const postal = cityFrom('. . . . .  . . 59 . .  . . * . .  . . . . .  . . . . .', 'ore');
    await show(tableWith([postal, slums, slums]), 100);
    expect(screen.getByText('your City makes it').parentElement?.textContent).toMatch(/^Ore/);
    expect(screen.getByText('stood for by the Postal Service').parentElement?.textContent).toMatch(
      /^Stone/
    );
    expect(screen.getByText('Sum').nextElementSibling?.textContent).toBe('£2');
  });

  it('does not book a way the cash cannot pay', async () => {
    taughtRoads.teach(60, 15);
    // Treasury: Steel for £4, or £5.
    const steel = cityFrom('. . . . .  . . 78 . .  . . * . .  . . . . .  . . . . .');
    const table = tableWith([slums, steel, slums]);
    const [ana, ...others] = table.players;
    await show({ ...table, players: [{ ...ana!, money: 4 }, ...others] }, 60);
    expect((button('Book it for £4') as HTMLButtonElement).disabled).toBe(false);
    screen.getAllByRole('radio', { hidden: true })[1]!.click();
    await tick();
    expect((button('Book it for £5') as HTMLButtonElement).disabled).toBe(true);
  });

  it('says on which space it goes and what goes for it, income too', async () => {
    taughtRoads.teach(49, 15);
    // Night Club, £8, in place of the Truck Stop, £3.
    const shop = cityFrom('. . . . .  . . 28 . .  . . * . .  . . . . .  . . . . .');
    await show(tableWith([shop, slums, slums]), 49);
    screen.getByRole('gridcell', { name: /Truck Stop/, hidden: true }).click();
    await tick();
    expect(screen.getByText('On row 2, column 3, in place of Truck Stop')).toBeTruthy();
    const chosen = screen
      .getAllByRole('button', { hidden: true, pressed: true })
      .find(({ textContent }) => textContent.includes('in place of Truck Stop'));
    expect(chosen?.textContent).toContain('+£5 income');
  });

  it('offers every way to pay of an either–or requirement', async () => {
    // Treasury: Steel, which 78 makes, or £5.
    const steel = cityFrom('. . . . .  . . 78 . .  . . * . .  . . . . .  . . . . .');
    await show(tableWith([slums, steel, slums]), 60);
    expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(2);
  });
});
