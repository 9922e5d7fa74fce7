import { refuse } from '@longhand/contract/errors';
import type {
  InsightComparison,
  InsightPeriod,
  InsightRangeName,
  SeriesStep,
} from '@longhand/contract/insights-values';
import { limits } from '@longhand/contract/limits';
import { addDays, daysBetween, type LocalDay } from '@longhand/goals/days';
import { periodAt } from '@longhand/goals/period';

type RangeQuery = {
  range: InsightRangeName;
  from?: LocalDay | undefined;
  to?: LocalDay | undefined;
};

type Calendar = {
  today: LocalDay;
  /** 1 is Monday. */
  weekStart: number;
  /** The first day of `all` and `project`; null without entries. */
  firstOn: LocalDay | null;
};

const rollingDays = {
  last_7_days: 7,
  last_28_days: 28,
  last_90_days: 90,
  last_365_days: 365,
} as const;

/** The days of a range. Refuses a range that ends before it starts, or is longer than a hundred years. */
export function resolvePeriod(query: RangeQuery, calendar: Calendar): InsightPeriod {
  const { from, to } = rangeOf(query, calendar);
  if (to < from) throw refuse('range_reversed');
  if (daysBetween(from, to) >= limits.insightDaysMax) throw refuse('range_too_long');

  return periodUpTo(from, to, calendar.today);
}

/**
 * The period to compare with, limited to the same elapsed part. Calendar weeks, months and years are compared with the previous one; other
 * ranges with the same number of days before.
 */
export function resolveComparison(
  compare: InsightComparison,
  period: InsightPeriod,
  { range, weekStart }: { range: InsightRangeName | null; weekStart: number },
): InsightPeriod | null {
  if (compare === 'none' || period.days === 0) return null;
  const from = comparedStart(compare, period, { range, weekStart });
  const whole = comparedEnd(compare, period, { from, range, weekStart });
  const elapsed = addDays(from, period.days - 1);
  const through = elapsed < whole ? elapsed : whole;

  return { from, to: whole, through, days: daysBetween(from, through) + 1, isUnfinished: false };
}

/** Short ranges in days, long ones in weeks or months. */
export function stepOf({ days }: Pick<InsightPeriod, 'days'>): SeriesStep {
  if (days <= 92) return 'day';

  return days <= 731 ? 'week' : 'month';
}

/** The first days of all steps of a period; the first is the period’s own first day. */
export function stepStarts(
  { from, through, days }: InsightPeriod,
  step: SeriesStep,
  weekStart: number,
): LocalDay[] {
  if (days <= 0) return [];
  const starts: LocalDay[] = [];
  for (let at = from; at <= through; ) {
    starts.push(at);
    at =
      step === 'day'
        ? addDays(at, 1)
        : addDays(periodAt({ unit: step, count: 1 }, at, at, weekStart).toOn, 1);
  }

  return starts;
}

function rangeOf(
  { range, from, to }: RangeQuery,
  { today, weekStart, firstOn }: Calendar,
): { from: LocalDay; to: LocalDay } {
  if (from !== undefined || to !== undefined) {
    return {
      from: from ?? to ?? today,
      to: to ?? (from !== undefined && from > today ? from : today),
    };
  }
  if (range === 'all' || range === 'project')
    return { from: firstOn ?? today, to: laterOf(firstOn, today) };
  if (range in rollingDays) {
    const days = rollingDays[range as keyof typeof rollingDays]; // `range` is a key

    return { from: addDays(today, 1 - days), to: today };
  }
  const unit = calendarUnit(range) ?? 'week';
  const current = periodAt({ unit, count: 1 }, today, today, weekStart);
  const chosen = range.startsWith('this_')
    ? current
    : periodAt(
        { unit, count: 1 },
        addDays(current.fromOn, -1),
        addDays(current.fromOn, -1),
        weekStart,
      );

  return { from: chosen.fromOn, to: chosen.toOn };
}

/** A writer in a time zone ahead of the server may only have entries of tomorrow. */
function laterOf(one: LocalDay | null, other: LocalDay): LocalDay {
  return one !== null && one > other ? one : other;
}

function calendarUnit(range: InsightRangeName | null): 'week' | 'month' | 'year' | null {
  const [, unit] = range?.match(/^(?:this|last)_(week|month|year)$/) ?? [];

  return unit === 'week' || unit === 'month' || unit === 'year' ? unit : null;
}

function periodUpTo(from: LocalDay, to: LocalDay, today: LocalDay): InsightPeriod {
  const through = to < today ? to : today;
  const last = through < from ? from : through;

  return {
    ...{ from, to, through: last, isUnfinished: to > today || to === today },
    days: daysBetween(from, last) + 1,
  };
}

type ComparedRange = { range: InsightRangeName | null; weekStart: number };

function comparedStart(
  compare: Exclude<InsightComparison, 'none'>,
  period: InsightPeriod,
  { range, weekStart }: ComparedRange,
): LocalDay {
  const length = daysBetween(period.from, period.to) + 1;
  if (compare === 'last_year') return yearBefore(period.from);
  if (compare === 'weekdays') return addDays(period.from, -7 * Math.ceil(length / 7));
  const unit = calendarUnit(range);
  if (unit === null) return addDays(period.from, -length);
  const day = addDays(period.from, -1);

  return periodAt({ unit, count: 1 }, day, day, weekStart).fromOn;
}

function comparedEnd(
  compare: Exclude<InsightComparison, 'none'>,
  period: InsightPeriod,
  { from, range }: ComparedRange & { from: LocalDay },
): LocalDay {
  if (compare === 'last_year') return yearBefore(period.to);
  if (compare === 'previous' && calendarUnit(range) !== null) return addDays(period.from, -1);

  return addDays(from, daysBetween(period.from, period.to));
}

/** The same date a year before; 29 February becomes the 28th. */
function yearBefore(day: LocalDay): LocalDay {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');

  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
