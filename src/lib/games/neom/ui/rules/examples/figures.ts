/** The sum of figures as they are written, "£3" or "−2"; undefined where one is not a number. */
export function sumOf(figures: readonly string[]): string | undefined {
  const coins = figures.every((figure) => figure.startsWith('£'));
  const amounts = figures.map((figure) =>
    figure === '' ? NaN : Number(figure.replace('£', '').replace('−', '-'))
  );
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (Number.isNaN(sum)) return undefined;
  const written = sum < 0 ? `−${-sum}` : String(sum);
  return coins ? `£${written}` : written;
}
