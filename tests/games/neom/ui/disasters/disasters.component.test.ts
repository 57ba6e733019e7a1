import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import Disasters from '$lib/games/neom/ui/disasters/Disasters.svelte';
import IfItCameNow from '$lib/games/neom/ui/disasters/IfItCameNow.svelte';
import type { Table } from '$lib/games/neom/rules/table';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

const empty = cityFrom(EMPTY_CITY);
const homes = cityFrom('. . . . .  . 6 3 . .  . . * 28 .  . . . . .  . . . . .');
const guarded = cityFrom('. . . . .  . 6 3 119 .  . . * 28 .  . . . . .  . . . . .');
const insured = cityFrom('. . . . .  . 6 3 133 .  . . * 28 .  . . . . .  . . . . .');

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(given: Table) {
  const table = await openNeom(given);
  render(Disasters, { table });
  return table;
}
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const choose = async (name: string) => {
  screen.getByRole('button', { name }).click();
  await tick();
};

describe('Disasters', () => {
  it("begins with the Generation's own", async () => {
    await show(tableWith([homes, homes], { generation: 1 }));
    expect(screen.getByRole('button', { name: 'Flood' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says what is to pay and why: counted, protected, insured', async () => {
    await show(tableWith([homes, guarded, insured]));
    expect(card('Ana').getByText('3 tiles at £2')).toBeTruthy();
    expect(card('Bea').getByText('1 tile at £2, 2 protected')).toBeTruthy();
    expect(card('Cem').getByText(/halved by the Insurance Office/)).toBeTruthy();
    expect(card('Cem').getByRole('button', { name: /^Pay £3/ })).toBeTruthy();
  });

  it('whoever selected it is not affected', async () => {
    await show(tableWith([homes, homes]));
    await choose('Bea');
    expect(screen.getByText('Bea selected it and is not affected.')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Bea' })).toBeNull();
  });

  it('knows who selected it where its discard was noted', async () => {
    const table = await openNeom(tableWith([homes, homes], { generation: 1, mode: 'play' }));
    table.make({ type: 'discard', player: 'p2', tile: 24 });
    render(Disasters, { table });
    expect(screen.getByText('Bea selected it and is not affected.')).toBeTruthy();
    await choose('Fire');
    expect(screen.queryByText(/is not affected/)).toBeNull();
    await choose('Flood');
    expect(screen.getByText('Bea selected it and is not affected.')).toBeTruthy();
  });

  it('pays with one tap, and undo takes it back', async () => {
    const table = await show(tableWith([homes, homes]));
    card('Ana')
      .getByRole('button', { name: /^Pay £6/ })
      .click();
    await tick();
    expect(table.state.players[0]!.money).toBe(14);
    expect(card('Ana').getByText('Ana paid £6.')).toBeTruthy();
    card('Ana').getByRole('button', { name: 'Undo' }).click();
    await tick();
    expect(table.state.players[0]!.money).toBe(20);
    expect(card('Ana').getByRole('button', { name: /^Pay £6/ })).toBeTruthy();
  });

  it('sacrifices with one tap and names the tiles', async () => {
    const table = await show(tableWith([homes, homes]));
    await choose('Flood');
    card('Bea')
      .getByRole('button', { name: /^Sacrifice/ })
      .click();
    await tick();
    expect(table.state.players[1]!.city.cells.filter(Boolean)).toHaveLength(2);
    expect(card('Bea').getByText(/^Bea sacrificed /)).toBeTruthy();
  });

  it('goes on after a reload with who selected it and what was given, until something else happens', async () => {
    const table = await show(tableWith([homes, homes]));
    await choose('Flood');
    await choose('Bea');
    card('Ana')
      .getByRole('button', { name: /^Sacrifice/ })
      .click();
    await tick();
    const given = card('Ana').getByText(/^Ana sacrificed /).textContent!;
    const again = () => {
      document.body.replaceChildren();
      render(Disasters, { table });
    };
    again();
    expect(screen.getByRole('button', { name: 'Flood' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Bea selected it and is not affected.')).toBeTruthy();
    expect(card('Ana').getByText(given)).toBeTruthy();
    table.make({ type: 'set-money', player: 'p1', money: 3 });
    again();
    expect(screen.queryByText('Bea selected it and is not affected.')).toBeNull();
    expect(screen.queryByText(given)).toBeNull();
  });

  it('says how much is short, and that cash is not known', async () => {
    const table = tableWith([homes, homes]);
    const players = [playerWith(homes, { money: 4 }), playerWith(homes, { money: null }, 1)];
    await show({ ...table, players });
    const pay = card('Ana').getByRole('button', { name: /^Pay £6/ });
    expect((pay as HTMLButtonElement).disabled).toBe(true);
    expect(card('Ana').getByText('£2 short')).toBeTruthy();
    expect(card('Bea').getAllByText('cash not known').length).toBeGreaterThan(0);
    expect(card('Bea').queryByText('More points')).toBeNull();
  });

  it('advises with the income of Generations to come, and says what is lost in each', async () => {
    // Fire: £3, or both tiles and £6 of income a Generation.
    const shops = cityFrom('8 8 8 . .  . . . . .  . . * . .  . . . . .  . . . . .');
    const table = tableWith([shops, shops], { generation: 1 });
    const players = table.players.map((each) => ({ ...each, finalIncomeIncluded: false }));
    await show({ ...table, players });
    await choose('Fire');
    expect(card('Ana').getByRole('button', { name: /^Pay £3/ }).textContent).toMatch(/More points/);
    expect(card('Ana').getByText('£6 less income a Generation')).toBeTruthy();
  });

  it('says that nothing is entered', async () => {
    await show(tableWith([homes, empty]));
    expect(card('Bea').getByText(/No tile is entered/)).toBeTruthy();
  });

  it('shows every sacrifice, and those with a tile tapped on the board', async () => {
    await show(tableWith([homes, homes]));
    await choose('Fire');
    await choose('Every sacrifice, on the board: Ana');
    const sheet = within(screen.getByRole('dialog', { hidden: true }));
    const pairs = () => sheet.getAllByRole('listitem', { hidden: true }).length;
    expect(pairs()).toBe(3);
    sheet.getByRole('gridcell', { name: /Slums/, hidden: true }).click();
    await tick();
    expect(pairs()).toBe(2);
  });
});

describe('If a Disaster came now', () => {
  it('weighs each Disaster once opened', async () => {
    const table = await openNeom(tableWith([homes, guarded]));
    render(IfItCameNow, { table, player: table.state.players[0]! });
    const details = screen.getByText('If a Disaster came now').closest('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await tick();
    const lines = within(details).getAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]!.textContent).toMatch(/Flood 3 tiles at £1.*Pay £3, −\d+ points?/s);
  });
});
