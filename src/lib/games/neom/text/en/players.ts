/** Words about the people at the table. */
export const players = {
  choose: 'Players',
  cityOf: (name: string) => `City of ${name}`
} as const;
