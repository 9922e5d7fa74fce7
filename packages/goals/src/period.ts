import { addDays, daysBetween, type LocalDay, toDayNumber, toLocalDay, weekdayOf } from './days.ts';

/** Every `count` days, weeks, months or years. */
export type Recurrence = { unit: 'day' | 'week' | 'month' | 'year'; count: number };

/** First and last day, inclusive. */
export type Period = { fromOn: LocalDay; toOn: LocalDay };

/**
 * The period of a habit that contains a day. Periods are counted from the start of the week, month or year in which the habit starts;
 * periods of days from its first day.
 *
 * @param weekStart 1 for Monday to 7 for Sunday
 * @example periodAt({ unit: 'week', count: 1 }, '2026-11-04', '2026-11-20', 1) // { fromOn: '2026-11-16', toOn: '2026-11-22' }
 */
export function periodAt(
  { unit, count }: Recurrence,
  startOn: LocalDay,
  day: LocalDay,
  weekStart: number,
): Period {
  if (unit === 'day' || unit === 'week') {
    const length = unit === 'day' ? count : count * 7;
    const first = unit === 'day' ? startOn : weekStartOf(startOn, weekStart);
    const fromOn = addDays(first, Math.floor(daysBetween(first, day) / length) * length);

    return { fromOn, toOn: addDays(fromOn, length - 1) };
  }

  const length = unit === 'month' ? count : count * 12;
  const first = unit === 'month' ? monthIndex(startOn) : monthIndex(`${startOn.slice(0, 4)}-01-01`);
  const from = first + Math.floor((monthIndex(day) - first) / length) * length;

  return { fromOn: firstOfMonth(from), toOn: addDays(firstOfMonth(from + length), -1) };
}

/**
 * All periods from the start of a habit to a day, oldest first.
 *
 * @param most maximum number of periods, the latest ones are kept
 */
export function periodsUpTo(
  rhythm: Recurrence,
  startOn: LocalDay,
  day: LocalDay,
  { weekStart, most }: { weekStart: number; most: number },
): Period[] {
  const periods: Period[] = [];
  for (let at = day; at >= startOn && periods.length < most; ) {
    const period = periodAt(rhythm, startOn, at, weekStart);
    periods.unshift(period);
    at = addDays(period.fromOn, -1);
  }

  return periods;
}

function weekStartOf(day: LocalDay, weekStart: number): LocalDay {
  const number = toDayNumber(day);

  return toLocalDay(number - ((weekdayOf(number) - (weekStart - 1) + 7) % 7));
}

function monthIndex(day: LocalDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstOfMonth(months: number): LocalDay {
  const year = String(Math.floor(months / 12)).padStart(4, '0');

  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
