import { addDays, type LocalDay, toDayNumber, weekdayOf } from './days.ts';

const msPerDay = 86_400_000;

/** The time zone of a user and the minute after midnight at which the user's day starts. */
export type DayBoundary = { timeZone: string; dayStartMinutes: number };

/**
 * The writer's day at an instant: the date on their wall clock, or the date before while the clock has not reached the start of their day.
 * Wall clock time is used, so that days of 23 or 25 hours count as one day.
 *
 * @example localDayAt(new Date('2026-12-01T14:30Z'), { timeZone: 'Pacific/Auckland', dayStartMinutes: 240 }) // '2026-12-01'
 */
export function localDayAt(instant: Date, { timeZone, dayStartMinutes }: DayBoundary): LocalDay {
  const wallClock = new Date(wallClockAt(instant, timeZone));
  const date = wallClock.toISOString().slice(0, 10);
  const minutes = wallClock.getUTCHours() * 60 + wallClock.getUTCMinutes();

  return minutes < dayStartMinutes ? addDays(date, -1) : date;
}

/**
 * The instant at which the clocks of a time zone show a time of day. If they show it twice, the first one; if they skip it, later by the
 * length of the gap.
 *
 * @param minutes minutes after midnight
 * @example instantAt('2026-03-29', 150, 'Europe/Madrid') // 2026-03-29T01:30Z, when the clocks show 03:30
 */
export function instantAt(day: LocalDay, minutes: number, timeZone: string): Date {
  const wallClock = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (instant: number) => wallClockAt(new Date(instant), timeZone) - instant;
  const withOffsetBefore = wallClock - offsetAt(wallClock - msPerDay);
  const withOffsetAfter = wallClock - offsetAt(wallClock + msPerDay);
  const isShown = (instant: number) => wallClockAt(new Date(instant), timeZone) === wallClock;
  const isSkipped = !isShown(withOffsetBefore) && !isShown(withOffsetAfter);

  return new Date(isShown(withOffsetBefore) || isSkipped ? withOffsetBefore : withOffsetAfter);
}

/**
 * The next instant after `now` at which the clocks of a time zone show a time of day, optionally only on one weekday.
 *
 * @param time minutes after midnight; the weekday is 1 for Monday to 7
 * @example nextLocalTime({ minutes: 1_200 }, 'Europe/Madrid', new Date('2026-11-20T12:00Z')) // 2026-11-20T19:00Z
 */
export function nextLocalTime(
  { minutes, weekday }: { minutes: number; weekday?: number },
  timeZone: string,
  now: Date,
): Date {
  let day = localDayAt(now, { timeZone, dayStartMinutes: 0 });
  for (;;) {
    const isWeekday = weekday === undefined || weekdayOf(toDayNumber(day)) + 1 === weekday;
    const instant = instantAt(day, minutes, timeZone);
    if (isWeekday && instant > now) return instant;
    day = addDays(day, 1);
  }
}

/** The hour, 0 to 23, that the clocks of a time zone show at an instant. */
export function hourAt(instant: Date, timeZone: string): number {
  return new Date(wallClockAt(instant, timeZone)).getUTCHours();
}

/** The wall clock time of a zone at an instant, to the minute, encoded as if it were UTC. */
function wallClockAt(instant: Date, timeZone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of wallClockFormat(timeZone).formatToParts(instant)) {
    parts.set(type, Number(value));
  }
  const part = (type: string) => parts.get(type) ?? 0;
  const time = new Date(0);
  time.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  time.setUTCHours(part('hour'), part('minute'));

  return time.getTime();
}

/** Creating a formatter is about a thousand times slower than using one, and there are only a few hundred zones. */
const formatCache = new Map<string, Intl.DateTimeFormat>();

function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatCache.get(timeZone);
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
  formatCache.set(timeZone, clock);

  return clock;
}
