import { describe, expect, it } from 'vitest';
import { disasterText } from '$lib/games/neom/text/en/disasters';

describe('why a payment is what it is', () => {
  it('tiles counted, protected, insured', () => {
    const due = {
      payment: 3,
      counted: [1, 2, 3, 4, 5, 6],
      protected: [7],
      coinsPerTile: 1,
      insured: true
    };
    expect(disasterText.payment(due)).toBe(
      '£3: 6 tiles at £1, 1 tile protected, half, rounded down, with the Insurance Office'
    );
  });
});
