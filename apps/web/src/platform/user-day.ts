import { localDayAt } from '@longhand/goals/local-day';
import { useEffect } from 'react';
import { currentDate } from './clock.ts';
import type { LocalDate } from './local-date.ts';
import { preferencesOf } from './preferences.ts';
import { invalidateSlices } from './query.ts';
import { session } from './session.ts';

/** The user's current day by the device clock, in their time zone and with their start of day. */
export function userToday(): LocalDate {
  return localDayAt(currentDate(), preferencesOf(session.state.get().user));
}

const checkIntervalMs = 20_000;

/** Refetches data that depends on the day when the day changes on an open page. */
export function useDayChange(): void {
  useEffect(() => {
    const hasChanged = createDayChangeCheck(userToday);
    const timer = setInterval(() => {
      if (hasChanged()) void invalidateSlices(['goals', 'home']);
    }, checkIntervalMs);

    return () => clearInterval(timer);
  }, []);
}

/** Returns a check for a day change; reported twice, because the server clock may lag slightly. */
export function createDayChangeCheck(today: () => LocalDate): () => boolean {
  let lastDay = today();
  let shouldRepeat = false;

  return () => {
    const hasChanged = today() !== lastDay;
    const isReported = hasChanged || shouldRepeat;
    lastDay = today();
    shouldRepeat = hasChanged;

    return isReported;
  };
}
