import type { Goal } from '@longhand/contract/goal-values';
import { addDays, daysBetween, type LocalDate, localDateOf } from '../../platform/local-date.ts';

/**
 * One time axis for the end dates of several goals. Positions are percentages. With `logScaleDays` the scale is logarithmic, so that near
 * dates stay apart.
 */
export type FinishAxis = {
  from: LocalDate;
  to: LocalDate;
  logScaleDays: number | null;
  ticks: { on: LocalDate; at: number }[];
};

type GoalEndDates = Pick<Goal, 'endOn'> & {
  progress: Pick<Goal['progress'], 'projectedEndOn' | 'projection'>;
};

/** Includes every due date and every forecast with its range. Forecasts far behind the last due date make the scale logarithmic. */
export function createFinishAxis(goals: readonly GoalEndDates[], today: LocalDate): FinishAxis {
  const ends = goals.flatMap(({ endOn }) => endOn ?? []);
  const lastEnd = latest([today, ...ends]);
  const nearDays = Math.max(14, daysBetween(today, lastEnd));
  const projected = goals.flatMap(({ progress: { projectedEndOn, projection } }) =>
    projectedEndOn === null ? [] : [projectedEndOn, projection?.late ?? projectedEndOn],
  );
  const last = latest([lastEnd, ...projected]);
  const hasFarFinish = daysBetween(lastEnd, last) > nearDays;
  const margin = Math.max(2, Math.round(daysBetween(today, last) * 0.12));
  const axis = {
    from: addDays(today, -1),
    to: addDays(last, margin),
    logScaleDays: hasFarFinish ? Math.max(7, nearDays / 2) : null,
  };

  return { ...axis, ticks: createTicks(axis) };
}

export function positionOn(
  { from, to, logScaleDays }: Omit<FinishAxis, 'ticks'>,
  on: LocalDate,
): number {
  const [days, length] = [Math.max(0, daysBetween(from, on)), daysBetween(from, to)];
  const share =
    logScaleDays === null
      ? days / length
      : Math.log1p(days / logScaleDays) / Math.log1p(length / logScaleDays);

  return Math.min(100, share * 100);
}

/** From the start of the axis on, the day and month of a date name one day only. */
export function isWithinYear({ from }: Pick<FinishAxis, 'from'>, on: LocalDate): boolean {
  return on >= from && daysBetween(from, on) < 365;
}

/**
 * First days of months, plus the 15ths on a short axis; at most two, in the last half, so that they do not overlap the heading. Labels with a
 * year need more space.
 */
function createTicks(axis: Omit<FinishAxis, 'ticks'>): FinishAxis['ticks'] {
  const length = daysBetween(axis.from, axis.to);
  const year = Number(axis.from.slice(0, 4));
  const days = length < 90 ? [1, 15] : [1];
  const step = Math.max(1, Math.ceil(length / 180));
  const candidates = Array.from({ length: 12 * 12 }, (_, index) => index)
    .filter((index) => index % step === 0)
    .flatMap((index) =>
      days.map((day) => localDateOf(year + Math.floor(index / 12), (index % 12) + 1, day)),
    )
    .filter((on) => on > axis.from && on <= axis.to)
    .map((on) => ({ on, at: positionOn(axis, on) }));

  const [start, gap] = isWithinYear(axis, axis.to) ? [60, 18] : [70, 30];
  const [last, ...before] = candidates.filter(({ at }) => at >= start).reverse();
  if (last === undefined) return [];
  const other = before.find(({ at }) => last.at - at >= gap);

  return other === undefined ? [last] : [other, last];
}

function latest(dates: readonly LocalDate[]): LocalDate {
  return dates.reduce((last, on) => (on > last ? on : last));
}
