import { figure, MINUS, signed, signOf } from '$lib/text/figure';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const pointWord = (amount: number): string => (Math.abs(amount) === 1 ? 'point' : 'points');

export const points = (amount: number): string => `${figure(amount)} ${pointWord(amount)}`;

export const signedPoints = (amount: number): string => `${signed(amount)} ${pointWord(amount)}`;

/** Points as the tiles say them, where there is room for no more. */
export const vp = (amount: number): string => `${figure(amount)} VP`;

export const coins = (amount: number): string => `${amount < 0 ? MINUS : ''}£${Math.abs(amount)}`;

export const signedCoins = (amount: number): string => `${signOf(amount)}£${Math.abs(amount)}`;
