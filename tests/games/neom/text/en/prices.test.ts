import { describe, expect, it } from 'vitest';
import { priceText } from '$lib/games/neom/text/en/prices';

describe('why a price is what it is', () => {
  const offer = {
    seller: 1,
    side: 'W',
    price: 4,
    base: 4,
    atBest: 4,
    between: 1,
    routes: ['W']
  } as const;

  it('base, players between and route', () => {
    expect(priceText.reason(offer)).toBe(
      '£4 + £1 for 1 player between − £1 for your left Trade Route'
    );
    expect(priceText.offer(offer, 'Bea')).toBe('£4 from Bea, over the left');
  });

  it('NEOM-4 what a trade route that is not known would make of it', () => {
    expect(priceText.reason({ ...offer, between: 0, routes: [], atBest: 3 })).toBe(
      '£4 base cost; £3 with the Trade Route that is not known'
    );
    const cost = { coins: 4, atBest: 3, fee: 0, own: [], virtual: [], routes: [] };
    const buys = [{ good: 'gold', price: 4, offer }] as const;
    expect(priceText.cost({ ...cost, buys }, (good) => good)).toBe(
      'Costs £4 or less, a Trade Route is not known, gold for £4'
    );
  });

  it('the base cost alone, and the least price', () => {
    expect(priceText.reason({ ...offer, between: 0, routes: [] })).toBe('£4 base cost');
    const floored = {
      ...offer,
      side: null,
      price: 1,
      base: 2,
      between: 0,
      routes: ['W', 'E']
    } as const;
    expect(priceText.reason(floored)).toBe(
      '£2 − £2 for your left and right Trade Routes, and never less than £1'
    );
  });
});
