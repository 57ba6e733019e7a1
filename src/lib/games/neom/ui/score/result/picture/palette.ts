/** A picture leaves the app and has one look: the day colours of tokens.css, held to them by a test. */
export const PALETTE = {
  paper: '#f4efe4',
  'paper-raised': '#fcfaf4',
  'paper-sunk': '#eae4d4',
  ink: '#1c2733',
  'ink-soft': '#4a545f',
  rule: '#c6bfad',
  warn: '#9c2f1c'
} as const;
export type Colour = keyof typeof PALETTE;
