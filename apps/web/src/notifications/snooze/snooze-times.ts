import { limits } from '@longhand/contract/limits';
import { deviceDayOf, deviceTimeOn, hourMs } from '../../platform/clock.ts';
import { addDays, toUtcDate } from '../../platform/local-date.ts';

export type SnoozeChoice = 'inHour' | 'thisEvening' | 'tomorrow' | 'nextWeek';

const morning = 8 * 60;
const evening = 18 * 60;

/**
 * The times to which a notification can be snoozed, in the device's time zone. This evening is left out when it is less than an hour away
 * or past.
 *
 * @param weekStart the first day of the user's week, 1 for Monday to 7
 */
export function snoozeTimes(
  now: Date,
  weekStart: number,
): readonly { choice: SnoozeChoice; until: string }[] {
  const today = deviceDayOf(now);
  const inHour = new Date(now.getTime() + hourMs);
  const thisEvening = deviceTimeOn(today, evening);
  const weekday = toUtcDate(today).getUTCDay() || 7;
  const daysToNextWeek = (weekStart - weekday + 7) % 7 || 7;

  return [
    { choice: 'inHour', until: inHour.toISOString() },
    ...(thisEvening > inHour
      ? [{ choice: 'thisEvening', until: thisEvening.toISOString() } as const]
      : []),
    { choice: 'tomorrow', until: deviceTimeOn(addDays(today, 1), morning).toISOString() },
    {
      choice: 'nextWeek',
      until: deviceTimeOn(addDays(today, daysToNextWeek), morning).toISOString(),
    },
  ];
}

/** A chosen day and time as an instant; null unless it is in the next year. */
export function chosenSnoozeTime(now: Date, day: string, minutes: number): string | null {
  const until = deviceTimeOn(day, minutes);
  const lastMs = now.getTime() + limits.snoozeDaysMax * 24 * hourMs;

  return until > now && until.getTime() <= lastMs ? until.toISOString() : null;
}
