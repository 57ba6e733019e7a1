/** The rows of RB's scoring pad in its order; the total below them is their sum. */
export const PAD_ROWS = [
  'tiles',
  'variable',
  'neighborhoods',
  'goods',
  'money',
  'pollution',
  'ghostTown',
  'power'
] as const;
export type PadRow = (typeof PAD_ROWS)[number];
