/** Starting a table. */
export const newTable = {
  count: 'Players',
  name: (seat: number) => `Name of player ${seat}`,
  player: (seat: number) => `Player ${seat}`,
  board: 'City board',
  start: 'Open the table'
} as const;
