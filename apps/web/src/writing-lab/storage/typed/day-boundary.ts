import type { DayBoundary } from '@longhand/goals/local-day';

/** Time zone and start of the user's day, from the session's preferences, with the browser's time zone as fallback. */
export function dayBoundaryOf(preferences: Record<string, unknown>): DayBoundary {
  const { timeZone, dayStartMinutes } = preferences;

  return {
    timeZone: isTimeZone(timeZone) ? timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
    dayStartMinutes: typeof dayStartMinutes === 'number' ? dayStartMinutes : 0,
  };
}

function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
