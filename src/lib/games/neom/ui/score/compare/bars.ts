import { PAD_ROWS, type PadRow, type TableScore } from '../../../rules/scoring';

/** Units of the chart: a column for each player, a strip for each row, one scale for all of them. */
export const WIDTH = 300;
const WIDEST_BAR = 44;
const POINT = 1.9;
const LABEL = 17;
const GAP = 6;
const LEAST = 2;

export interface Bar {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly amount: number;
  readonly labelY: number;
  /** The most of its row, and more than somebody else's. */
  readonly best: boolean;
}
export interface Strip {
  readonly row: PadRow;
  readonly top: number;
  readonly height: number;
  /** Where zero lies. */
  readonly base: number;
  readonly bars: readonly Bar[];
}

function stripOf(row: PadRow, amounts: readonly number[], top: number): Strip {
  const column = WIDTH / amounts.length;
  const width = Math.min(WIDEST_BAR, column * 0.6);
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  const base = top + GAP + LABEL + most * POINT;
  const below = least < 0 ? -least * POINT + LABEL : 0;
  const varied = Math.max(...amounts) > Math.min(...amounts);
  const bars = amounts.map((amount, seat): Bar => {
    const height = amount === 0 ? LEAST : Math.abs(amount) * POINT;
    const y = amount < 0 ? base : base - height;
    return {
      seat,
      x: column * (seat + 0.5) - width / 2,
      y,
      width,
      height,
      amount,
      labelY: amount < 0 ? base + height + LABEL - 4 : y - 4,
      best: varied && amount === Math.max(...amounts)
    };
  });
  return { row, top, height: base + below + GAP - top, base, bars };
}

export function stripsOf({ players }: TableScore): readonly Strip[] {
  const strips: Strip[] = [];
  let top = 0;
  for (const row of PAD_ROWS) {
    const strip = stripOf(
      row,
      players.map(({ pad }) => pad[row]),
      top
    );
    strips.push(strip);
    top += strip.height;
  }
  return strips;
}
