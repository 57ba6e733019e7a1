/** Amounts as words; a minus sign, not a hyphen, so that it is read aloud. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const points = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${counted(Math.abs(amount), 'point')}`;
