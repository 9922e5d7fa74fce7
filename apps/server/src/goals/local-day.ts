export { addDays, daysBetween, type LocalDay, toLocalDay } from '@longhand/goals/days';
export { type DayBoundary, localDayAt } from '@longhand/goals/local-day';

/** The user's first day of the week, or the default of their locale; 1 is Monday. */
export function weekStartOf({ weekStart, locale }: WeekChoice): number {
  return weekStart ?? new Intl.Locale(locale ?? 'en').getWeekInfo().firstDay;
}

type WeekChoice = { weekStart: number | null; locale: string | null };
