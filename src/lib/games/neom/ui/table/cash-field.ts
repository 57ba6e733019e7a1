/** The field a player's cash is entered in, for the links that lead to it. */
export const cashFieldId = (player: string): string => `cash-${player}`;

/** What was typed as an amount: null for nothing, undefined where it is no whole number from 0 up. */
export function amountFrom(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
