/** A minus sign, not a hyphen, so that it is read aloud. */
export const MINUS = '−';

/** The sign of a change, always said, so that it is never read as a total. */
export const signOf = (amount: number): string => (amount === 0 ? '±' : amount < 0 ? MINUS : '+');

export const figure = (amount: number): string => `${amount < 0 ? MINUS : ''}${Math.abs(amount)}`;

export const signed = (amount: number): string => `${signOf(amount)}${Math.abs(amount)}`;
