import { limits } from '@longhand/contract/limits';
import { evenTiming, scheduleOf, writingDays } from '@longhand/goals/schedule';
import { daysBetween, isLocalDate, type LocalDate } from '../platform/local-date.ts';

/** What a plan asks of a day: as many as are left to write, shared evenly over its writing days. */
export type Plan =
  | { kind: 'missing' }
  | { kind: 'reached' }
  | {
      kind: 'daily';
      perDay: number;
      days: number;
      /** Days of a week that are for writing, 1 to 7. */
      perWeek: number;
      startOn: LocalDate;
      endOn: LocalDate;
    };

type Wanted = {
  targetAmount: number | undefined;
  startAmount: number | undefined;
  startOn: string;
  endOn: string;
  weekdayWeights: readonly number[];
};

/**
 * @example planOf({ targetAmount: 50_000, startAmount: 0, startOn: '2026-11-01', endOn: '2026-11-30', weekdayWeights })
 * // { kind: 'daily', perDay: 1667, days: 30, … }
 */
export function planOf(wanted: Wanted): Plan {
  const { targetAmount, startAmount = 0, startOn, endOn, weekdayWeights } = wanted;
  if (targetAmount === undefined || targetAmount < 1) return { kind: 'missing' };
  if (!isLocalDate(startOn) || !isLocalDate(endOn) || endOn < startOn) return { kind: 'missing' };
  if (startAmount >= targetAmount) return { kind: 'reached' };

  const days = writingDaysOf(wanted);
  if (days === 0) return { kind: 'missing' };

  return {
    kind: 'daily',
    perDay: Math.ceil((targetAmount - startAmount) / days),
    days,
    perWeek: weekdayWeights.filter((weight) => weight > 0).length,
    startOn,
    endOn,
  };
}

/** How many days a plan has to write on; none when it would last longer than a plan may. */
export function writingDaysOf({
  startOn,
  endOn,
  weekdayWeights,
}: Omit<Wanted, 'targetAmount' | 'startAmount'>): number {
  if (daysBetween(startOn, endOn) >= limits.planDaysMax) return 0;
  const schedule = scheduleOf({ ...evenTiming, startOn, endOn, weekdayWeights });

  return writingDays(schedule, schedule.first, schedule.last);
}
