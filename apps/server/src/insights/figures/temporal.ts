import type { insightFigures } from '@longhand/contract/insights-figures';
import type { InsightPeriod } from '@longhand/contract/insights-values';
import { addDays, daysBetween, toDayNumber, weekdayOf } from '@longhand/goals/days';
import {
  type DaySum,
  listDaySums,
  listHourSums,
  listSessionsBetween,
  type WritingSessionRow,
} from '../../goals/index.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { binsAt } from '../bins.ts';
import { stepStarts } from '../period.ts';
import { presentScope, resolveScope } from '../scope.ts';
import { activeSecondsByHour } from '../session-hours.ts';
import { hasWordPace, pointsOf } from './analytics.ts';
import { bestWindowOf } from './best-window.ts';

const maxYears = 10;
const minutesBounds = [0, 10, 20, 30, 45, 60, 90, 120];
const minSessions = 5;
const minDays = 14;

export const readTemporal: Handlers<typeof insightFigures>['readTemporal'] = async (
  { query },
  { db, ...context },
) => {
  const scope = await resolveScope(query, { db, ...context });
  const { period, filter, weekStart } = scope;
  const yearAgo = addDays(period.through, -364);
  const allDays = await listDaySums(db, {
    ...filter,
    from: yearAgo < period.from ? yearAgo : period.from,
  });
  const days = allDays.filter(({ on }) => on >= period.from);
  const lastYear = allDays.filter(({ on }) => on >= yearAgo);
  const sessions = await listSessionsBetween(db, filter);
  const windowFrom = addDays(period.through, -89);
  const recent =
    windowFrom < period.from
      ? await listSessionsBetween(db, { ...filter, from: windowFrom })
      : sessions.filter(({ startOn }) => startOn >= windowFrom);
  const hourSums = await listHourSums(db, filter);

  return {
    ...presentScope(scope),
    hours: hoursOf(hourSums, sessions),
    weekdays: weekdaysOf(days, period),
    sessionLengths: lengthsOf(sessions),
    calendar: calendarOf(days, lastYear),
    consistency: consistencyOf(days, period, weekStart),
    bestWindow: bestWindowOf(recent, await listHourSums(db, { ...filter, from: windowFrom })),
  };
};

function hoursOf(
  sums: readonly { weekday: number; hour: number; amount: number; days: number }[],
  sessions: readonly WritingSessionRow[],
) {
  const cells = new Map(
    sums.map(({ weekday, hour, amount }) => [
      weekday * 24 + hour,
      { weekday, hour, amount, activeSeconds: 0, sessions: 0 },
    ]),
  );
  const cellAt = (weekday: number, hour: number) => {
    const known = cells.get(weekday * 24 + hour);
    if (known) return known;
    const cell = { weekday, hour, amount: 0, activeSeconds: 0, sessions: 0 };
    cells.set(weekday * 24 + hour, cell);

    return cell;
  };
  for (const { weekday, hour, seconds } of activeSecondsByHour(sessions)) {
    cellAt(weekday, hour).activeSeconds += seconds;
  }
  for (const { startOn, startMinute } of sessions) {
    cellAt(weekdayOf(toDayNumber(startOn)), Math.floor(startMinute / 60)).sessions += 1;
  }
  const has = sums.reduce((sum, { days }) => Math.max(sum, days), 0) + sessions.length;

  return {
    sample: { unit: 'sessions' as const, has, needs: 1 },
    cells: [...cells.values()].sort(
      (one, other) => one.weekday - other.weekday || one.hour - other.hour,
    ),
  };
}

function weekdaysOf(days: readonly DaySum[], { from, through }: InsightPeriod) {
  return Array.from({ length: 7 }, (_, weekday) => {
    const own = days.filter(({ on }) => weekdayOf(toDayNumber(on)) === weekday);
    const first = (weekday - weekdayOf(toDayNumber(from)) + 7) % 7;
    const count = Math.max(0, Math.floor((daysBetween(from, through) - first) / 7) + 1);
    const sum = own.reduce((all, { amount }) => all + amount, 0);

    return { weekday, days: count, writingDays: own.length, mean: count === 0 ? 0 : sum / count };
  });
}

function lengthsOf(sessions: readonly WritingSessionRow[]) {
  const sample = { unit: 'sessions' as const, has: sessions.length, needs: minSessions };
  if (sessions.length < minSessions) return { sample, medianMinutes: null, bins: [] };
  const minutes = sessions.map(({ activeSeconds }) => activeSeconds / 60);
  const sorted = minutes.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? 0;
  const half = sorted.length / 2;

  return {
    sample,
    medianMinutes: (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2,
    bins: binsAt(minutes, minutesBounds).map((bin) => ({
      ...bin,
      perHour: paceOf(
        sessions.filter(({ activeSeconds }) => {
          const length = activeSeconds / 60;

          return length >= bin.from && (bin.to === null || length < bin.to);
        }),
      ),
    })),
  };
}

function paceOf(sessions: readonly WritingSessionRow[]): number | null {
  const paced = sessions.filter(hasWordPace);
  const seconds = paced.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
  const words = paced.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

  return seconds === 0 ? null : (words * 3_600) / seconds;
}

/**
 * Levels 1 to 4 by quartiles of the positive days of a year, as in the heat map of goals; with fewer than 8 days, by their share of the
 * highest day.
 */
function calendarOf(days: readonly DaySum[], lastYear: readonly DaySum[]) {
  const amounts = lastYear
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0)
    .sort((one, other) => one - other);
  const highest = amounts.at(-1) ?? 0;
  const bounds = [0.25, 0.5, 0.75].map((share) =>
    amounts.length < 8 ? highest * share : (amounts[Math.ceil(share * amounts.length) - 1] ?? 0),
  );
  const years = Map.groupBy(days, ({ on }) => Number(on.slice(0, 4)));

  return [...years]
    .sort(([one], [other]) => other - one)
    .slice(0, maxYears)
    .map(([year, own]) => ({
      year,
      days: own.map((one) => ({
        ...one,
        level: 1 + bounds.filter((bound) => one.amount > bound).length,
      })),
    }));
}

function consistencyOf(days: readonly DaySum[], period: InsightPeriod, weekStart: number) {
  const starts = stepStarts(period, 'week', weekStart);
  const weeks = starts.map((on, index) => {
    const next = starts[index + 1] ?? addDays(period.through, 1);
    const writingDays = days.filter((day) => day.on >= on && day.on < next).length;

    return { on, days: daysBetween(on, next), writingDays };
  });
  const whole = pointsOf(days, starts).filter((_, index) => weeks[index]?.days === 7);
  const isEnough = period.days >= minDays && days.length > 0;

  return {
    sample: { unit: 'days' as const, has: period.days, needs: minDays },
    writingDays: days.length,
    share: isEnough ? days.length / period.days : null,
    longestGapDays: longestGap(days, period),
    weeks,
    variation: variationOf(whole.map(({ amount }) => amount)),
  };
}

/** Days without an entry between two writing days, or between the last one and the end of the period. */
function longestGap(days: readonly DaySum[], { through }: InsightPeriod): number {
  return days.reduce((longest, { on }, index) => {
    const next = days[index + 1]?.on ?? addDays(through, 1);

    return Math.max(longest, daysBetween(on, next) - 1);
  }, 0);
}

function variationOf(weeks: readonly number[]): number | null {
  if (weeks.length < 4) return null;
  const mean = weeks.reduce((sum, one) => sum + one, 0) / weeks.length;
  if (mean <= 0) return null;
  const squares = weeks.reduce((sum, one) => sum + (one - mean) ** 2, 0);

  return Math.sqrt(squares / (weeks.length - 1)) / mean;
}
