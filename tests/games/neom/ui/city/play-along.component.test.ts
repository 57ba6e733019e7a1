import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cityTileOf } from '$lib/games/neom/data/tiles';
import BookPlacing from '$lib/games/neom/ui/city/BookPlacing.svelte';
import CashSheet from '$lib/games/neom/ui/city/CashSheet.svelte';
import { CityEntry } from '$lib/games/neom/ui/city/city-entry.svelte';
import PlayAlong from '$lib/games/neom/ui/city/PlayAlong.svelte';
import { taughtRoads } from '$lib/games/neom/ui/table/taught-roads';
import { cityFrom, EMPTY_CITY, playerWith, tableWith } from '../../given-table';
import { openNeom } from '../open-neom';

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const press = async (...names: readonly string[]) => {
  for (const name of names) {
    button(name).click();
    await tick();
  }
};
const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent?.trim();

const FIRM = '. . . . .  . . 141 . .  . . * . .  . . . . .  . . . . .';
const play = (drawing: string, money: number | null) =>
  tableWith([cityFrom(drawing)], {
    mode: 'play',
    generation: 1,
    players: [playerWith(cityFrom(drawing), { money, finalIncomeIncluded: false })]
  });

describe('placing asks whether to book cost and gain', () => {
  /** The Investment Firm itself costs £5. */
  const COSTS_FIVE = 141;
  const asking = async (drawing: string, money: number | null, tile = COSTS_FIVE) => {
    taughtRoads.teach(tile, 15);
    const table = await openNeom(play(drawing, money));
    const entry = new CityEntry(table);
    entry.select(11);
    entry.pick.choose(tile);
    render(BookPlacing, { entry, tile: cityTileOf(tile), cell: 11 });
    await tick();
    return table;
  };

  it('NEOM-27 the Investment Firm’s £1 for selecting helps to pay', async () => {
    const table = await asking(FIRM, 4);
    expect(said('Costs')).toBe('£5');
    expect(said('Cash left')).toBe('£0');
    await press('Place and book');
    expect(table.state.players[0]!.money).toBe(0);
  });

  it('too little cash cannot be booked, but the tile can be placed', async () => {
    const table = await asking(EMPTY_CITY, 3);
    expect(said('Cash left')).toBe('£2 too little');
    expect(button('Place and book').disabled).toBe(true);
    await press('Place without booking');
    expect(table.state.players[0]).toMatchObject({ money: 3 });
    expect(table.state.players[0]!.city.cells[11]?.tile).toBe(COSTS_FIVE);
  });

  it('cash nobody has said cannot be booked', async () => {
    await asking(EMPTY_CITY, null);
    expect(said('Cash left')).toBe('not said, so nothing can be booked');
    expect(button('Place and book').disabled).toBe(true);
  });
});

describe('the turn’s other actions', () => {
  const shown = async (drawing = EMPTY_CITY) => {
    const table = await openNeom(play(drawing, 6));
    const ondone = vi.fn();
    render(PlayAlong, { table, player: table.state.players[0]!, ondone });
    await tick();
    return { table, ondone, gone: () => table.state.gone };
  };

  it('notes the tile sold for £5', async () => {
    const { table, gone, ondone } = await shown();
    await press('Sell a tile', '0', '0', '8');
    expect(gone()).toEqual([{ player: 'p1', tile: 8, how: 'sold' }]);
    expect(table.state.players[0]!.money).toBe(11);
    expect(ondone).toHaveBeenCalledWith('Laundromat sold for £5.');
  });

  it('sells without the number too', async () => {
    const { table, gone } = await shown(FIRM);
    await press('Sell a tile', 'Sell without its number');
    expect([gone(), table.state.players[0]!.money]).toEqual([undefined, 12]);
  });

  it('a Disaster cannot be sold, but it is discarded', async () => {
    const { gone } = await shown();
    await press('Sell a tile', '0', '2', '4');
    expect(screen.getByText('024 is Flood, a Disaster. A Disaster cannot be sold.')).toBeTruthy();
    expect(gone()).toBeUndefined();
    await press('Close', 'Discard a tile', '0', '2', '4');
    expect(gone()).toEqual([{ player: 'p1', tile: 24, how: 'discarded' }]);
  });

  it('NEOM-14 shows cash that holds the final income as it is, and adds to the others', async () => {
    const players = [
      playerWith(cityFrom(EMPTY_CITY), { money: 20, finalIncomeIncluded: true }, 0),
      playerWith(cityFrom(EMPTY_CITY, 'ore'), { money: 7, finalIncomeIncluded: false }, 1)
    ];
    const table = await openNeom(tableWith([], { mode: 'play', generation: 3, players }));
    render(PlayAlong, { table, player: table.state.players[0]!, ondone: vi.fn() });
    await press('Collect income');
    const sums = screen.getAllByRole('heading', { level: 3, hidden: true });
    expect(sums.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Ana £20, the final income is in it',
      'Bea £7 + £0 = £7'
    ]);
  });

  it('collects the income once in Generation 3 and then says so', async () => {
    const { table } = await shown();
    table.make({ type: 'set-turn', generation: 3, turn: 7 });
    await tick();
    await press('Collect income', 'Book for everyone');
    expect(table.state.players[0]!.finalIncomeIncluded).toBe(true);
    expect(button('Collect income').disabled).toBe(true);
    expect(screen.getByText(/The final income is in everybody’s cash/)).toBeTruthy();
  });

  it('does nothing on a finished table', async () => {
    const { table } = await shown();
    table.make({ type: 'finish', at: null, place: null, note: null });
    await tick();
    for (const name of ['Sell a tile', 'Discard a tile', 'Collect income', 'Next turn'])
      expect(button(name).disabled).toBe(true);
  });
});

describe('cash by hand', () => {
  const shown = async (money: number | null) => {
    const table = await openNeom(play(EMPTY_CITY, money));
    const before = table.moves.length;
    const player = () => table.state.players[0]!;
    const { rerender } = render(CashSheet, {
      table,
      player: player(),
      finalIncome: 0,
      onclose: () => {}
    });
    const again = () => rerender({ player: player() });
    await tick();
    return { player, again, made: () => table.moves.length - before };
  };

  it('an amount typed on the keypad is one move', async () => {
    const { player, made } = await shown(12);
    await press('3', '1', 'Enter');
    expect([player().money, made()]).toEqual([31, 1]);
  });

  it('goes up and down by £1 and £5, never below nothing', async () => {
    const { player, again } = await shown(3);
    await press('+£5');
    await again();
    expect(player().money).toBe(8);
    await press('−£5');
    await again();
    await press('−£5');
    await again();
    expect(player().money).toBe(0);
    expect(button('−£1').disabled).toBe(true);
  });

  it('erased, it is not said', async () => {
    const { player } = await shown(7);
    await press('Erase', 'Enter');
    expect(player().money).toBeNull();
  });
});
