const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 18, 2026"; a day no calendar has stays as it was written. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : long.format(date);
}
