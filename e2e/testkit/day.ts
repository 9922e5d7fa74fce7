/**
 * The zone of everybody in the stories: one in which no midnight is near, since what a story writes and what it reads
 * are of one day.
 */
export const zone = hourIn('Europe/Madrid') < 21 ? 'Europe/Madrid' : 'America/Bogota';

/** The day so many days from today, as the account's own zone has it. */
export function dayFromToday(days: number, timeZone = zone): string {
  const noon = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone }).format()}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);

  return noon.toISOString().slice(0, 10);
}

function hourIn(timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(),
  );
}
