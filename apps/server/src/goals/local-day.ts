export { addDays, dayOf, daysBetween, type LocalDay } from '@longhand/goals/days';
export { type DayCut, localDayAt, wallClockAt } from '@longhand/goals/local-day';

/** The writer's own first day of the week, else that of their language's country; 1 is Monday. */
export function weekStartOf({ weekStart, locale }: WeekChoice): number {
  return weekStart ?? new Intl.Locale(locale ?? 'en').getWeekInfo().firstDay;
}

type WeekChoice = { weekStart: number | null; locale: string | null };
