import { deviceToday } from '../platform/clock.ts';
import { useDates } from '../platform/use-dates.ts';

/** The time of an instant of today, else its day. */
export function useShortTime(): (instant: string) => string {
  const dates = useDates();

  return (instant) => {
    const on = dates.dayOf(instant);

    return on === deviceToday() ? dates.time(instant) : dates.shortDay(on);
  };
}
