import { toDayNumber, weekdayOf } from '@longhand/goals/days';
import type { WritingSessionRow } from '../../goals/index.ts';
import { hasWordPace } from './analytics.ts';

const groups = ['all', 'weekdays', 'weekend'] as const;
type DayGroup = (typeof groups)[number];

/** Number of sessions at the writer’s mean pace that each window is shrunk toward. */
const priorSessions = 5;
const minSessions = 5;
const minDays = 3;
/** A window is named only if it is this much faster than the writer’s mean. */
const minRatio = 1.15;
const windowHours = 2;

type HourSum = { weekday: number; hour: number; amount: number; days: number };

/**
 * The two-hour window in which the writer is fastest, from sessions, and the one with the most words, from hourly sums. The pace of a
 * window is shrunk toward the mean: (n·x̄ + 5·μ) / (n + 5).
 */
export function bestWindowOf(sessions: readonly WritingSessionRow[], sums: readonly HourSum[]) {
  const paced = sessions.filter(hasWordPace).map((session) => ({
    hour: Math.floor(session.startMinute / 60),
    on: session.startOn,
    isWeekend: weekdayOf(toDayNumber(session.startOn)) >= 5,
    perHour: ((session.amount ?? 0) * 3_600) / session.activeSeconds,
  }));

  return {
    sample: { unit: 'sessions' as const, has: paced.length, needs: 2 * minSessions },
    fastest: paced.length < 2 * minSessions ? null : fastestOf(paced),
    most: mostOf(sums),
  };
}

type Pace = { hour: number; on: string; isWeekend: boolean; perHour: number };

function fastestOf(paces: readonly Pace[]) {
  const mean = meanOf(paces.map(({ perHour }) => perHour));
  const windows = groups.flatMap((days) =>
    Array.from({ length: 24 }, (_, fromHour) => {
      const own = paces.filter(
        ({ hour, isWeekend }) => isInGroup(days, isWeekend) && isInWindow(hour, fromHour),
      );
      const values = own.map(({ perHour }) => perHour);
      const sum = values.reduce((all, one) => all + one, 0);
      const perHour = (sum + priorSessions * mean) / (values.length + priorSessions);
      const onDays = new Set(own.map(({ on }) => on)).size;

      return { days, fromHour, sessions: own.length, onDays, perHour, values };
    }),
  );
  const [best] = windows
    .filter(({ sessions, onDays }) => sessions >= minSessions && onDays >= minDays)
    .filter(({ perHour }) => perHour >= minRatio * mean)
    .sort((one, other) => other.perHour - one.perHour);
  if (best === undefined) return null;
  const { values, ...window } = best;
  const margin = 1.96 * (deviationOf(values) / Math.sqrt(values.length));

  return {
    ...window,
    mean,
    interval: { low: best.perHour - margin, high: best.perHour + margin },
  };
}

function mostOf(sums: readonly HourSum[]) {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0) return null;
  const [best] = Array.from({ length: 24 }, (_, fromHour) => {
    const own = sums.filter(({ hour }) => isInWindow(hour, fromHour));
    const amount = own.reduce((sum, one) => sum + one.amount, 0);
    // The days of the two hours may overlap, so only the larger of both numbers is certain.
    const onDays = [...Map.groupBy(own, ({ weekday }) => weekday).values()].reduce(
      (sum, cells) => sum + Math.max(...cells.map(({ days }) => days)),
      0,
    );

    return { days: 'all' as const, fromHour, onDays, amount, share: amount / total };
  })
    .filter(({ onDays }) => onDays >= minDays)
    .sort((one, other) => other.amount - one.amount);

  return best ?? null;
}

function isInGroup(days: DayGroup, isWeekend: boolean): boolean {
  return days === 'all' || (days === 'weekend') === isWeekend;
}

function isInWindow(hour: number, fromHour: number): boolean {
  return (hour - fromHour + 24) % 24 < windowHours;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);

  return Math.sqrt(squares / Math.max(1, values.length - 1));
}
