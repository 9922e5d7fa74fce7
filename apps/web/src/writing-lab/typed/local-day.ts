/** How a person's days are counted. */
export type DayRule = { timeZone: string; dayStartMinutes: number };

/** The day rule among the preferences that came with the session; what is missing is this browser's. */
export function dayRuleOf(preferences: Record<string, unknown>): DayRule {
  const { timeZone, dayStartMinutes } = preferences;

  return {
    timeZone: isTimeZone(timeZone) ? timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
    dayStartMinutes: typeof dayStartMinutes === 'number' ? dayStartMinutes : 0,
  };
}

/**
 * The writer's own day of an instant, `2026-11-20`: who starts the day at four still writes on the day before at three.
 */
export function localDay(at: Date, { timeZone, dayStartMinutes }: DayRule): string {
  const shifted = new Date(at.getTime() - dayStartMinutes * 60_000);
  const parts = calendarOf(timeZone).formatToParts(shifted);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';

  return `${part('year')}-${part('month')}-${part('day')}`;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** One for each zone: making one takes longer than a key should. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, calendar);

  return calendar;
}

function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
