import { localDayAt } from '@longhand/goals/local-day';
import { useFormatter, useTranslations } from 'use-intl';
import { currentDate } from '../platform/clock.ts';
import { addDays } from '../platform/local-date.ts';
import { useDates } from '../platform/use-dates.ts';

/**
 * Writes when something will happen: "today, 6:00 PM", "tomorrow, 8:00 AM" or "Monday, November 30, 8:00 AM". Needs the messages of
 * `notifications`.
 *
 * @param timeZone of the written time; the device's by default
 */
export function useFutureTime(timeZone = deviceTimeZone): (instant: string) => string {
  const t = useTranslations('notifications.when');
  const format = useFormatter();
  const dates = useDates();
  const dayOf = (at: Date) => localDayAt(at, { timeZone, dayStartMinutes: 0 });

  return (instant) => {
    const at = new Date(instant);
    const today = dayOf(currentDate());
    const on = dayOf(at);
    const time = format.dateTime(at, { timeZone, hour: 'numeric', minute: '2-digit' });
    if (on === today) return t('today', { time });
    if (on === addDays(today, 1)) return t('tomorrow', { time });

    return t('day', { day: dates.weekday(on), time });
  };
}

const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
