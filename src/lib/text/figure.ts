/** A figure with a minus sign, not a hyphen, so that it is read aloud. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
