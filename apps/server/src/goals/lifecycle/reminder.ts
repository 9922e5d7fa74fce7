import type { GoalStatus } from '@longhand/contract/goal-values';
import { nextLocalTime } from '@longhand/goals/local-day';

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
  return remindAt === null ? null : nextLocalTime({ minutes: remindAt }, timeZone, now);
}

/** Only active goals send reminders. */
export function nextGoalReminder(
  { status, deletedAt, remindAt }: ReminderFields,
  timeZone: string,
  now: Date,
): Date | null {
  return status === 'active' && deletedAt === null ? nextReminder(remindAt, timeZone, now) : null;
}

type ReminderFields = { status: GoalStatus; deletedAt: Date | null; remindAt: number | null };
