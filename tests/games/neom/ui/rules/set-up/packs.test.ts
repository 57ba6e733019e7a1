import { describe, expect, it } from 'vitest';
import {
  cornerstonesFor,
  deckShares,
  packsOf,
  rangesOf
} from '$lib/games/neom/ui/rules/set-up/packs';
import { decksInPlay, iconFor } from '$lib/games/neom/rules/tile-whereabouts';
import { tileOf } from '$lib/games/neom/data/tiles';
import { cityFrom, EMPTY_CITY, tableWith } from '../../../given-table';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

describe('set-up helper', () => {
  it.each([1, 2, 3, 4, 5])('leaves out with %i players what the rules say', (players) => {
    const cities = Array.from({ length: players }, () => cityFrom(EMPTY_CITY));
    const decks = decksInPlay(tableWith(cities));
    for (const { used, leftOut } of deckShares(iconFor(players, '1+'))) {
      expect(used.every((number) => decks.includes(tileOf(number)!.players!))).toBe(true);
      expect(leftOut.some((number) => decks.includes(tileOf(number)!.players!))).toBe(false);
      expect(used.length + leftOut.length).toBe(40);
    }
  });

  it('deals eight to each of three to five players', () => {
    for (const players of [3, 4, 5])
      expect(deckShares(iconFor(players, '1+'))[0]!.used).toHaveLength(8 * players);
  });

  it('names ranges', () => {
    expect(rangesOf([25, 26, 27, 33, 40])).toEqual([
      [25, 27],
      [33, 33],
      [40, 40]
    ]);
    expect(rangesOf(deckShares('1+')[2]!.leftOut)).toEqual([[105, 120]]);
  });

  it('lays out packs that use up the deck but for the pack put back', () => {
    expect(packsOf(2, 24)).toEqual([4, 4, 4, 3, 3, 3, 3]);
    expect(sum(packsOf(2, 24)!)).toBe(24);
    // RB's own example, all tiles.
    expect(packsOf(1, 40)).toEqual([7, 6, 6, 5, 5, 4, 4]);
    // Of the eighth pack two tiles have moved; the rest goes back unseen.
    for (const size of [24, 32, 40]) expect(sum(packsOf(1, size)!)).toBe(size - (size / 8 - 2));
    expect(packsOf(3, 24)).toBeNull();
  });

  it('counts Cornerstones', () => {
    expect(cornerstonesFor(1)).toEqual({ stacks: [4, 3, 2], each: 4, left: 21 });
    expect(cornerstonesFor(2)).toEqual({ stacks: [3, 3, 3], each: 4, left: 21 });
    expect(cornerstonesFor(5)).toEqual({ stacks: null, each: 4, left: 10 });
  });
});
