import { figure, MINUS } from '$lib/text/figure';

/** The sum of figures as they are written, "£3" or "−2"; undefined where one is not a number. */
export function sumOf(figures: readonly string[]): string | undefined {
  const coins = figures.every((written) => written.startsWith('£'));
  const amounts = figures.map((written) =>
    written === '' ? NaN : Number(written.replace('£', '').replace(MINUS, '-'))
  );
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (Number.isNaN(sum)) return undefined;
  return coins ? `£${figure(sum)}` : figure(sum);
}
