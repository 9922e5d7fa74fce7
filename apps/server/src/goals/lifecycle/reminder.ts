import { addDays, localDayAt, wallClockAt } from '../local-day.ts';

/**
 * The next time after `now` at which the clocks of a time zone show a time of day. If the clocks skip that time, the reminder is later by
 * the length of the gap.
 *
 * @param remindAt minutes after midnight; null disables the reminder
 * @example nextReminder(1_200, 'Europe/Madrid', new Date('2026-11-20T12:00Z')) // 2026-11-20T19:00Z
 */
export function nextReminder(remindAt: number, timeZone: string, now: Date): Date;
export function nextReminder(remindAt: number | null, timeZone: string, now: Date): Date | null;
export function nextReminder(remindAt: number | null, timeZone: string, now: Date): Date | null {
  if (remindAt === null) return null;
  const today = localDayAt(now, { timeZone, dayStartMinutes: 0 });
  const [first, second] = [today, addDays(today, 1)].map((on) => instantOf(on, remindAt, timeZone));

  return (first !== undefined && first > now ? first : second) ?? null;
}

function instantOf(on: string, minutes: number, timeZone: string): Date {
  const wallClock = Date.parse(`${on}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (instant: number) => wallClockAt(new Date(instant), timeZone) - instant;
  const guess = wallClock - offsetAt(wallClock);

  return new Date(wallClock - offsetAt(guess));
}
