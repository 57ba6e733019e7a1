const two = (number: number): string => String(number).padStart(2, '0');

/** A calendar day as the people at the table would write it down: 2026-11-18. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const today = (): string => dayOf(new Date());
