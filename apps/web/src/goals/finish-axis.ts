import type { Goal } from '@longhand/contract/goal-values';
import { addDays, daysBetween, type LocalDate, localDateOf } from '../platform/local-date.ts';

/**
 * One time axis for the ends of several goals. Positions are percents from its start. With `bend` it is logarithmic: days are
 * spread out near its start, and drawn together the more of them lie behind.
 */
export type FinishAxis = {
  from: LocalDate;
  to: LocalDate;
  bend: number | null;
  ticks: { on: LocalDate; at: number }[];
};

type Ends = Pick<Goal, 'endOn'> & {
  progress: Pick<Goal['progress'], 'projectedEndOn' | 'projection'>;
};

/** Holds every due date and every finish with its range. Finishes far behind the last due date bend it, so that the near ones stay apart. */
export function finishAxisOf(goals: readonly Ends[], today: LocalDate): FinishAxis {
  const ends = goals.flatMap(({ endOn }) => endOn ?? []);
  const lastEnd = latest([today, ...ends]);
  const near = Math.max(14, daysBetween(today, lastEnd));
  const projected = goals.flatMap(({ progress: { projectedEndOn, projection } }) =>
    projectedEndOn === null ? [] : [projectedEndOn, projection?.late ?? projectedEndOn],
  );
  const last = latest([lastEnd, ...projected]);
  const isFar = daysBetween(lastEnd, last) > near;
  const margin = Math.max(2, Math.round(daysBetween(today, last) * 0.12));
  const axis = {
    from: addDays(today, -1),
    to: addDays(last, margin),
    bend: isFar ? Math.max(7, near / 2) : null,
  };

  return { ...axis, ticks: ticksOf(axis) };
}

export function positionOn({ from, to, bend }: Omit<FinishAxis, 'ticks'>, on: LocalDate): number {
  const [days, length] = [Math.max(0, daysBetween(from, on)), daysBetween(from, to)];
  const share = bend === null ? days / length : Math.log1p(days / bend) / Math.log1p(length / bend);

  return Math.min(100, share * 100);
}

/** First days of months, with the 15ths on a short axis; at most two, in the end half, clear of the heading. */
function ticksOf(axis: Omit<FinishAxis, 'ticks'>): FinishAxis['ticks'] {
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

  const isOtherYear = axis.to.slice(0, 4) !== axis.from.slice(0, 4); // then the year is written as well
  const apart = isOtherYear ? 30 : 18;
  const [last, ...before] = candidates.filter(({ at }) => at >= 55).reverse();
  if (last === undefined) return [];
  const other = before.find(({ at }) => last.at - at >= apart);

  return other === undefined ? [last] : [other, last];
}

function latest(dates: readonly LocalDate[]): LocalDate {
  return dates.reduce((last, on) => (on > last ? on : last));
}
