/** Where seats stand round a table, clockwise from the bottom: the next one sits on the left. */
export const seatPoint = (seat: number, seats: number, across: number, along: number) => {
  const angle = Math.PI / 2 + (seat / seats) * 2 * Math.PI;
  return { x: Math.cos(angle) * across, y: Math.sin(angle) * along };
};
