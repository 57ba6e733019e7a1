import { describe, expect, it, vi } from 'vitest';
import { PROCESSED_GOODS } from '$lib/games/neom/data/goods';
import { MODULAR_FACTORY } from '$lib/games/neom/data/tiles';
import { startTable } from '$lib/games/neom/rules/moves';
import { TilePick } from '$lib/games/neom/ui/picker/tile-pick.svelte';

const table = startTable({
  players: [{ id: 'a', name: 'Ana', cityGood: 'coal' }],
  soloDeck: '1+',
  beginner: false,
  mode: 'score'
});

function setup() {
  const choose = vi.fn();
  return { choose, pick: new TilePick(() => table, choose) };
}

describe('typing a number', () => {
  it('three digits choose at once', () => {
    const { pick, choose } = setup();
    for (const digit of '045') pick.digit(digit);
    expect(choose).toHaveBeenCalledExactlyOnceWith(45);
    expect(pick.query).toBe('');
  });

  it('fewer digits choose with Enter', () => {
    const { pick, choose } = setup();
    for (const digit of '45') pick.digit(digit);
    expect(choose).not.toHaveBeenCalled();
    pick.enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith(45);
  });

  it.each([
    ['000', '000 is not a tile. Numbers run from 001 to 150.'],
    ['151', '151 is not a tile. Numbers run from 001 to 150.'],
    ['024', '024 is Flood, a Disaster. Disasters are never placed in a City.'],
    ['064', '064 is Fire, a Disaster. Disasters are never placed in a City.']
  ])('%s is refused with its reason', (typed, reason) => {
    const { pick, choose } = setup();
    for (const digit of typed) pick.digit(digit);
    expect(choose).not.toHaveBeenCalled();
    expect(pick.fault).toBe(reason);
    pick.digit('1');
    expect(pick.fault).toBeUndefined();
  });

  it('erases digit by digit', () => {
    const { pick } = setup();
    pick.digit('1');
    pick.digit('2');
    pick.erase();
    expect(pick.query).toBe('1');
  });
});

describe('typing letters and filtering', () => {
  it('Enter takes the best match', () => {
    const { pick, choose } = setup();
    pick.edit('stadi');
    pick.enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith(112);
  });

  it('tiles that are not in this game come last', () => {
    const { pick } = setup();
    pick.edit('fire dep');
    const decks = pick.offered.map(({ inGame }) => inGame);
    expect(decks).toEqual([true, true, false, false]);
  });

  it('filters by type, deck and Good together', () => {
    const { pick } = setup();
    pick.type = 'commercial';
    pick.deck = 3;
    pick.good = 'copper';
    expect(pick.offered.map(({ tile }) => tile.name)).toEqual([
      'Roofing Supplies',
      'Plumbing Supplies'
    ]);
  });

  it('the Modular Factory is found by every Processed Good, which it can make', () => {
    const { pick } = setup();
    pick.deck = 'cornerstone';
    for (const good of PROCESSED_GOODS) {
      pick.good = good;
      expect(pick.offered.map(({ tile }) => tile.number)).toContain(MODULAR_FACTORY);
    }
  });
});
