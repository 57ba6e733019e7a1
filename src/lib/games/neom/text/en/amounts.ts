/** Amounts as words; a minus sign, not a hyphen, so that it is read aloud. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const minus = (amount: number): string => `${amount < 0 ? '−' : ''}${Math.abs(amount)}`;

export const points = (amount: number): string =>
  `${minus(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`;

/** Points as the tiles say them, where there is room for no more. */
export const vp = (amount: number): string => `${minus(amount)} VP`;
