/** Round figures for an axis: at most so many, from at or below `low` to at or above `high`. */
export function ticksOf(low: number, high: number, most = 5): readonly number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((part) => part * power).find((s) => s >= rough)!
  );
  const first = Math.floor(low / step) * step;
  const count = Math.max(2, Math.ceil((high - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** A number between `from` and `to` as a place on a line of a length. */
export const placeOn = (value: number, from: number, to: number, length: number): number =>
  to === from ? length / 2 : ((value - from) / (to - from)) * length;
