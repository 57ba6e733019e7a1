import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '$lib/games/neom/rules/table';
import { cityTileOf } from '$lib/games/neom/data/tiles';
import BookPlacing from '$lib/games/neom/ui/city/BookPlacing.svelte';
import CashSheet from '$lib/games/neom/ui/city/CashSheet.svelte';
import { CityEntry } from '$lib/games/neom/ui/city/city-entry.svelte';
import { CityView } from '$lib/games/neom/ui/city/city-view.svelte';
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

const SLUMS = '. . . . .  . . 3 . .  . . * . .  . . . . .  . . . . .';
/** Makes Concrete. */
const CONCRETE = '. . . . .  . . 12 . .  . . * . .  . . . . .  . . . . .';
const FIRM = '. . . . .  . . 141 . .  . . * . .  . . . . .  . . . . .';
const play = (drawing: string, money: number | null) =>
  tableWith([cityFrom(drawing)], {
    mode: 'play',
    generation: 1,
    players: [playerWith(cityFrom(drawing), { money, finalIncomeIncluded: false })]
  });

describe('booking a placement', () => {
  /** The Investment Firm itself costs £5. */
  const COSTS_FIVE = 141;
  const CONCRETE_HOUSES = 74;
  const SPACE = 11;
  const ask = async (
    given: Table,
    tile: number,
    { cell = SPACE, roads = 15 as number | null } = {}
  ) => {
    if (roads !== null) taughtRoads.teach(tile, roads);
    const table = await openNeom(given);
    const entry = new CityEntry(new CityView(table));
    entry.select(cell);
    entry.change();
    entry.pick.choose(tile);
    render(BookPlacing, { entry, tile: cityTileOf(tile), cell });
    await tick();
    return table;
  };
  const shown = (sentence: string | RegExp) => expect(screen.getByText(sentence)).toBeTruthy();
  const five = (drawings: readonly string[], values: Partial<Table> = {}) =>
    tableWith(
      drawings.map((drawing) => cityFrom(drawing)),
      { mode: 'play', ...values }
    );

  it('NEOM-27 the Investment Firm’s £1 for selecting helps to pay', async () => {
    const table = await ask(play(FIRM, 4), COSTS_FIVE, { cell: 12 });
    expect(said('Sum')).toBe('£5');
    expect(said('Cash left')).toBe('£0');
    await press('Book it for £5');
    expect(table.state.players[0]!.money).toBe(0);
  });

  it('too little cash cannot be booked, but the tile can be placed', async () => {
    const table = await ask(play(EMPTY_CITY, 3), COSTS_FIVE);
    shown('You are £2 short.');
    expect(said('Cash left')).toBe('−£2');
    expect(button('Book it for £5').disabled).toBe(true);
    await press('Place only');
    expect(table.state.players[0]).toMatchObject({ money: 3 });
    expect(table.state.players[0]!.city.cells[SPACE]?.tile).toBe(COSTS_FIVE);
  });

  it('cash nobody has said stays unsaid, and the sellers are paid', async () => {
    const given = five([EMPTY_CITY, CONCRETE, EMPTY_CITY]);
    const [ana, ...others] = given.players;
    const table = await ask(
      { ...given, players: [{ ...ana!, money: null }, ...others] },
      CONCRETE_HOUSES
    );
    shown(/Your cash is not entered/);
    await press('Book it for £6');
    expect(table.state.players.map(({ money }) => money)).toEqual([null, 24, 20]);
  });

  it('names what to buy, from whom, over which side, and what is left', async () => {
    const table = await ask(five([EMPTY_CITY, EMPTY_CITY, CONCRETE, EMPTY_CITY]), CONCRETE_HOUSES);
    expect(screen.getByText(/from Cem/).textContent).toMatch(/left/);
    expect([said('Sum'), said('Cash left')]).toEqual(['£7', '£13']);
    await press('Book it for £7');
    expect(table.state.players.map(({ money }) => money)).toEqual([13, 20, 25, 20]);
  });

  it('coins buyers paid this turn are no money to place with, yet the entry is taken', async () => {
    const table = await ask(
      {
        ...five([EMPTY_CITY], { generation: 1, turn: 3 }),
        players: [playerWith(cityFrom(EMPTY_CITY), { money: 3 })]
      },
      COSTS_FIVE,
      { cell: 7 }
    );
    table.make({ type: 'add-player', id: 'b', name: 'Bea', cityGood: 'ore', seat: null });
    table.make({ type: 'buy', player: 'b', seller: 'p1', good: 'coal', price: 4 });
    await tick();
    shown(
      'You are £2 short without the £4 for Goods you sold in turn 3, kept apart until the next.'
    );
    await press('Book it for £5');
    expect(table.state.players[0]!.money).toBe(2);
  });

  it('names a Good nobody sells, and books nothing', async () => {
    const table = await ask(five([SLUMS, SLUMS, SLUMS]), CONCRETE_HOUSES);
    shown('You cannot place it now.');
    shown('Concrete is not to be had: nobody sells it.');
    expect(button('Book it').disabled).toBe(true);
    await press('Place only');
    expect(table.state.players[0]!.city.cells[SPACE]?.tile).toBe(CONCRETE_HOUSES);
  });

  it('NEOM-30 alone, a Good the supply does not sell yet', async () => {
    await ask(five([SLUMS], { generation: 1 }), CONCRETE_HOUSES);
    shown('Concrete is not to be had. The supply sells Processed Goods from Generation 2 on.');
  });

  it('NEOM-9 tiles it asks for', async () => {
    // Stock Exchange: three Commercial tiles.
    await ask(five([SLUMS]), 94);
    shown('It asks for 3 Commercial tiles in your City; you have 0.');
  });

  describe('NEOM-9 what lying on this space would break', () => {
    const broken = async (
      drawing: string,
      tile: number,
      where: { cell?: number; roads?: number | null },
      generation: 1 | 2 | 3 = 3
    ) => {
      const table = await ask(five([drawing], { generation }), tile, where);
      return () => table.state.players[0]!.city.cells[where.cell ?? SPACE]?.tile;
    };

    it('a tile that shares no type with the new one; it is booked all the same', async () => {
      const placed = await broken(SLUMS, 6, { cell: 7 });
      shown('It shares no type with Slums, which it would replace.');
      await press('Book it');
      expect(placed()).toBe(6);
    });

    it('no road path to the middle', async () => {
      await broken(EMPTY_CITY, 3, { cell: 0 });
      shown('No road path leads here from the City Center.');
      expect(said('At once')).toBe('nothing');
    });

    it('more Cornerstones than the Generation allows', async () => {
      await broken(FIRM, 126, { cell: 11 }, 1);
      shown('Generation 1 allows 1 Cornerstone in a City; yours has 1.');
    });

    it('NEOM-4 roads not known yet leave the path open', async () => {
      await broken(EMPTY_CITY, 5, { roads: null });
      shown('Not known whether you can place it.');
      shown(
        'Roads that are not known yet decide whether a road path leads here from the City Center.'
      );
    });

    it('says what makes room and what the City loses with it', async () => {
      await broken('. . . . .  . . 18 . .  . . * . .  . . . . .  . . . . .', 3, { cell: 7 });
      shown('You can place it.');
      expect(said('At once')).toBe('in place of Oil Well; Oil lost');
    });
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
    expect(gone()).toEqual([{ player: 'p1', tile: 8, how: 'sold', turn: 1 }]);
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
    expect(gone()).toEqual([{ player: 'p1', tile: 24, how: 'discarded', turn: 1 }]);
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
});

describe('cash by hand', () => {
  it('says which part of it cannot be used before the next turn', async () => {
    const table = await openNeom(play(EMPTY_CITY, 6));
    const player = { ...table.state.players[0]!, keptApart: 4 };
    render(CashSheet, { table, player, finalIncome: 0, onclose: () => {} });
    expect(screen.getByText(/£4 of it came for Goods sold in turn 1/)).toBeTruthy();
  });

  const shown = async (money: number | null) => {
    const table = await openNeom(play(EMPTY_CITY, money));
    const before = table.moves.length;
    const player = () => table.state.players[0]!;
    const { rerender, unmount } = render(CashSheet, {
      table,
      player: player(),
      finalIncome: 0,
      onclose: () => unmount()
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

  it('a little more or less leaves what is kept apart as it is', async () => {
    const cities = [cityFrom(EMPTY_CITY), cityFrom(EMPTY_CITY)];
    const table = await openNeom(tableWith(cities, { mode: 'play' }));
    table.make({ type: 'buy', player: 'p2', seller: 'p1', good: 'coal', price: 4 });
    const player = () => table.state.players[0]!;
    const props = { table, finalIncome: 0, onclose: () => {} };
    const { rerender } = render(CashSheet, { ...props, player: player() });
    await press('+£5');
    await rerender({ player: player() });
    await press('−£1');
    expect([player().money, player().keptApart]).toEqual([28, 4]);
  });

  it('erased, it is not said', async () => {
    const { player } = await shown(7);
    await press('Erase', 'Enter');
    expect(player().money).toBeNull();
  });
});
