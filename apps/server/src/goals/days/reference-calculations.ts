/** Naive reference calculations that tests compare results with. */

/** From the last to the first time zone to see a day. Most have days of 23 and 25 hours; Lord Howe has 23.5 and 24.5. */
export const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Casablanca',
  'Europe/Madrid',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

export const hour = 3_600_000;

export function daysAfter(on: string, days: number): string {
  return new Date(Date.parse(on) + days * 24 * hour).toISOString().slice(0, 10);
}

/**
 * Streak calculated day by day from the first entry: a day is written on, free, covered by a freeze, or ends the streak. Today ends
 * nothing.
 */
export function naiveStreak(
  written: ReadonlySet<string>,
  today: string,
  isFree: (on: string) => boolean = () => false,
) {
  let [current, best, total, freezes] = [0, 0, 0, 0];
  const carried: string[] = [];
  const known = [...written].filter((on) => on <= today).sort();
  for (let on = known[0] ?? daysAfter(today, 1); on <= today; on = daysAfter(on, 1)) {
    if (written.has(on)) {
      current += 1;
      total += 1;
      best = Math.max(best, current);
      freezes = Math.min(2, freezes + Number(total % 7 === 0));
    } else if (on < today && !isFree(on)) {
      const hasTwo = [1, 2].every((back) => carried.includes(daysAfter(on, -back)));
      if (freezes > 0 && current >= 3 && !hasTwo) {
        freezes -= 1;
        carried.push(on);
      } else current = 0;
    }
  }

  return { current, best, total, freezes };
}

/** Local day, calculated another way: the wall clock in Swedish format (ISO-like), shifted back by the start of the day. */
export function naiveDay(instant: number, timeZone: string, dayStartMinutes: number): string {
  const wallClock = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

  return new Date(Date.parse(`${wallClock}Z`) - dayStartMinutes * 60_000)
    .toISOString()
    .slice(0, 10);
}
