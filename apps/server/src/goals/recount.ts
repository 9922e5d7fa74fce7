/** What tests recount naively, by other ways than the product goes. */

/** From the last to the first to see a day; most have one of 23 and one of 25 hours, Lord Howe such of 23½ and 24½. */
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
 * Days in a row, told day by day from the first one of all: each is written on, or free, or carried over by a freeze, or ends the run.
 * Today ends nothing.
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

/** The same day by another way: the wall clock as Swedes write it, turned back by the start of the day. */
export function naiveDay(instant: number, timeZone: string, dayStartMinutes: number): string {
  const wallClock = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

  return new Date(Date.parse(`${wallClock}Z`) - dayStartMinutes * 60_000)
    .toISOString()
    .slice(0, 10);
}
