import { addDays, type LocalDay } from './days.ts';

/** How a writer's days are cut: where they live, and when their day begins. */
export type DayCut = { timeZone: string; dayStartMinutes: number };

/**
 * The writer's day at an instant: the date on their wall clock, or the date before while the clock has not
 * reached the start of their day. The clock decides, so that a day of 23 or 25 hours is one day.
 *
 * @example localDayAt(new Date('2026-12-01T14:30Z'), { timeZone: 'Pacific/Auckland', dayStartMinutes: 240 }) // '2026-12-01'
 */
export function localDayAt(instant: Date, { timeZone, dayStartMinutes }: DayCut): LocalDay {
  const shown = new Date(wallClockAt(instant, timeZone));
  const date = shown.toISOString().slice(0, 10);
  const minutes = shown.getUTCHours() * 60 + shown.getUTCMinutes();

  return minutes < dayStartMinutes ? addDays(date, -1) : date;
}

/** What the clocks of a zone show at an instant, to the minute, as if it were the time in UTC. */
export function wallClockAt(instant: Date, timeZone: string): number {
  const shown = new Map<string, number>();
  for (const { type, value } of clockIn(timeZone).formatToParts(instant)) {
    shown.set(type, Number(value));
  }
  const part = (type: string) => shown.get(type) ?? 0;
  const time = new Date(0);
  time.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  time.setUTCHours(part('hour'), part('minute'));

  return time.getTime();
}

/** Making a formatter costs a thousand times as much as using it; there are a few hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;

  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);

  return clock;
}
