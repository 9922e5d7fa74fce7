/**
 * The time zone of all test accounts. It is chosen so that midnight is hours away, because what a test writes and reads back must fall on
 * the same day.
 */
export const testTimeZone = hourIn('Europe/Madrid') < 21 ? 'Europe/Madrid' : 'America/Bogota';

/** The date `days` from today in the account's time zone. */
export function dayFromToday(days: number, timeZone = testTimeZone): string {
  const noon = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone }).format()}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);

  return noon.toISOString().slice(0, 10);
}

function hourIn(timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(),
  );
}
