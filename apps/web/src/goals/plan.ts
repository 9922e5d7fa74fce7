import type { Curve, PlanMode, Rate } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { endAtRate } from '@longhand/goals/replan';
import { evenTiming, scheduleOf, writingDays } from '@longhand/goals/schedule';
import { daysBetween, isLocalDate, type LocalDate } from '../platform/local-date.ts';
import { amountsOf, type GoalForm, rateOf } from './goal-form.ts';

/** What a plan asks of a day: as many as are left to do, shared over its writing days. */
export type Plan =
  | { kind: 'missing' }
  | { kind: 'reached' }
  | { kind: 'open' }
  | {
      kind: 'daily';
      perDay: number;
      /** Of the lightest and of the heaviest day, where a curve makes them differ. */
      range: { least: number; most: number } | null;
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
  pauses?: readonly { fromOn: string; toOn: string }[];
  exceptions?: readonly { on: string; weight: number }[];
  curve?: Curve;
  seed?: number;
};

/**
 * @example planOf({ targetAmount: 50_000, startAmount: 0, startOn: '2026-11-01', endOn: '2026-11-30', weekdayWeights })
 * // { kind: 'daily', perDay: 1667, days: 30, … }
 */
export function planOf(wanted: Wanted & { planMode?: PlanMode; isCut?: boolean }): Plan {
  const { targetAmount, startAmount = 0, startOn, endOn, weekdayWeights, isCut = false } = wanted;
  if (targetAmount === undefined || targetAmount < (isCut ? 0 : 1)) return { kind: 'missing' };
  if (!isLocalDate(startOn)) return { kind: 'missing' };
  const missing = isCut ? startAmount - targetAmount : targetAmount - startAmount;
  if (missing <= 0) return isCut ? { kind: 'missing' } : { kind: 'reached' };
  if (wanted.planMode === 'open') return { kind: 'open' };
  if (!isLocalDate(endOn) || endOn < startOn) return { kind: 'missing' };

  const days = writingDaysOf(wanted);
  if (days === 0) return { kind: 'missing' };

  return {
    kind: 'daily',
    perDay: Math.ceil(missing / days),
    range: rangeOf(wanted, missing),
    days,
    perWeek: weekdayWeights.filter((weight) => weight > 0).length,
    startOn,
    endOn,
  };
}

/** How many days a plan has to write on; none when it would last longer than a plan may. */
export function writingDaysOf(wanted: Omit<Wanted, 'targetAmount' | 'startAmount'>): number {
  if (daysBetween(wanted.startOn, wanted.endOn) >= limits.planDaysMax) return 0;
  const schedule = scheduleOf({ ...evenTiming, ...wanted });

  return writingDays(schedule, schedule.first, schedule.last);
}

function rangeOf(wanted: Wanted, missing: number) {
  if ((wanted.curve ?? 'steady') === 'steady') return null;
  const { weights, upTo } = scheduleOf({ ...evenTiming, ...wanted });
  const shares = [...weights].filter((weight) => weight > 0);
  const unit = missing / (upTo.at(-1) ?? 1);

  return {
    least: Math.round(Math.min(...shares) * unit),
    most: Math.round(Math.max(...shares) * unit),
  };
}

/** The last day of a plan at a rate; null while something is missing, or when it is more than ten years away. */
export function endOf(form: GoalForm): LocalDate | null {
  const { targetAmount, startAmount = 0 } = amountsOf(form);
  const rate: Rate | null = rateOf(form);
  const isReady = targetAmount !== undefined && rate !== null && isLocalDate(form.startOn);
  const { weekdayWeights, pauses, exceptions } = form;
  if (!isReady || !weekdayWeights.some((weight) => weight > 0)) return null;
  const calendar = { weekdayWeights, pauses, exceptions };

  return endAtRate(Math.abs(targetAmount - startAmount), rate, form.startOn, calendar);
}
