import type { DayCut } from '@longhand/goals/local-day';

/** How days are cut, by the preferences that came with the session; what is missing is this browser's. */
export function dayCutOf(preferences: Record<string, unknown>): DayCut {
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
