import type { DisasterPayment } from '../../rules/disasters';
import { counted, points } from './amounts';

const tiles = (count: number): string => counted(count, 'tile');

export const disasterText = {
  notAffected: 'selected it and is not affected',
  /** Why the payment is what it is. */
  payment: ({ payment, coinsPerTile, insured, ...due }: DisasterPayment) =>
    [
      `£${payment}: ${tiles(due.counted.length)} at £${coinsPerTile}`,
      ...(due.protected.length > 0 ? [`${tiles(due.protected.length)} protected`] : []),
      ...(insured ? ['half, rounded down, with the Insurance Office'] : [])
    ].join(', '),
  pay: (payment: number, total: number) => `Pay £${payment}: ${points(total)}`,
  cannotPay: (payment: number) => `Cannot pay £${payment}`,
  sacrifice: (names: readonly string[], total: number) =>
    `Sacrifice ${names.join(', ')}: ${points(total)}`,
  nothingToGive: (total: number) => `No tile to sacrifice: ${points(total)}`
} as const;
