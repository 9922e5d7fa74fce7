import {
  categoryRules,
  type NotificationCategory,
} from '@longhand/contract/notification-catalogue';
import type { DeliverySettings, QuietHours } from '@longhand/contract/notification-settings';
import { addDays, toDayNumber, weekdayOf } from '@longhand/goals/days';
import { instantAt, localDayAt, nextLocalTime } from '@longhand/goals/local-day';
import { addMilliseconds, hour, minute } from '../platform/clock.ts';

export type DeliveryChannel = 'email' | 'push';

/** The default settings. */
export const defaultDeliverySettings: DeliverySettings = {
  quietHours: null,
  emailCadence: 'instant',
  digestAt: 8 * 60,
  digestWeekday: 1,
};

/** A reminder is only for the day; it is not sent later than this. */
export const reminderLifetime = 4 * hour;

/** When to deliver, and whether in the digest. */
export type DeliveryTime = { notBefore: Date; isDigest: boolean };

/** The time at which a notification is delivered by email or push: now, at the end of quiet hours, or with the next digest. */
export function deliveryTimeOf(
  { category, channel }: { category: NotificationCategory; channel: DeliveryChannel },
  settings: DeliverySettings,
  { timeZone, now }: { timeZone: string; now: Date },
): DeliveryTime {
  const { isDigestible, respectsQuietHours } = categoryRules[category];
  const digestAt = isDigestible && channel === 'email' ? nextDigest(settings, timeZone, now) : null;
  if (digestAt !== null) return { notBefore: digestAt, isDigest: true };
  const quietUntil = respectsQuietHours ? quietHoursEnd(settings.quietHours, timeZone, now) : null;

  return { notBefore: quietUntil ?? now, isDigest: false };
}

/** Whether the time of a delivery depends on the user's time zone. */
export function dependsOnTimeZone(
  { category, channel }: { category: NotificationCategory; channel: DeliveryChannel },
  { quietHours, emailCadence }: DeliverySettings,
): boolean {
  const { isDigestible, respectsQuietHours } = categoryRules[category];
  const isInDigest = isDigestible && channel === 'email' && emailCadence !== 'instant';

  return isInDigest || (respectsQuietHours && quietHours !== null);
}

/** The next digest after `now`; null if emails are sent at once. */
export function nextDigest(
  { emailCadence, digestAt, digestWeekday }: Omit<DeliverySettings, 'quietHours'>,
  timeZone: string,
  now: Date,
): Date | null {
  if (emailCadence === 'instant') return null;
  const weekday = emailCadence === 'weekly' ? { weekday: digestWeekday } : {};

  return nextLocalTime({ minutes: digestAt, ...weekday }, timeZone, now);
}

/** The end of the quiet hours that cover `now`; null outside of them. */
export function quietHoursEnd(
  quietHours: QuietHours | null,
  timeZone: string,
  now: Date,
): Date | null {
  if (quietHours === null) return null;
  const today = localDayAt(now, { timeZone, dayStartMinutes: 0 });
  const windows = [-2, -1, 0, 1, 2]
    .map((days) => addDays(today, days))
    .filter((day) => quietHours.weekdays.includes(weekdayOf(toDayNumber(day)) + 1))
    .map((day) => quietWindow(quietHours, day, timeZone));
  const endAfter = (instant: Date): Date | null => {
    const window = windows.find(({ start, end }) => start <= instant && instant < end);

    return window === undefined ? null : (endAfter(window.end) ?? window.end); // a clock change can join two windows
  };

  return endAfter(now);
}

/** Quiet hours that start on a day. */
function quietWindow({ start, end }: QuietHours, day: string, timeZone: string) {
  const endDay = end > start ? day : addDays(day, 1);

  return {
    start: instantAt(day, start, timeZone),
    end: instantAt(endDay, end, timeZone),
  };
}

/** Attempts to deliver; the last is about 17 hours after the first. */
const maxAttempts = 11;

/**
 * When a failed delivery is tried again; null when it is given up.
 *
 * @param attempts how often it was tried
 * @param retryAfter the earliest time that the push service named
 */
export function nextAttempt(
  { attempts, retryAfter = null }: { attempts: number; retryAfter?: Date | null },
  now: Date,
): Date | null {
  if (attempts >= maxAttempts) return null;
  const byBackoff = addMilliseconds(now, 2 ** (attempts - 1) * minute);

  return retryAfter !== null && retryAfter > byBackoff ? retryAfter : byBackoff;
}
