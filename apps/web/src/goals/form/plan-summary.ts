import type { Curve, PlanMode, Rate } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { endAtRate } from '@longhand/goals/replan';
import { evenSchedule, scheduleOf, writingDays } from '@longhand/goals/schedule';
import { daysBetween, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { type GoalForm, parseAmounts, parseRate } from './goal-form.ts';

/** Daily target of a plan: the remaining amount divided by its writing days. */
export type PlanSummary =
  | { kind: 'missing' }
  | { kind: 'reached' }
  | { kind: 'open' }
  | {
      kind: 'daily';
      perDay: number;
      /** Smallest and largest daily amount, if a curve makes them differ. */
      range: { least: number; most: number } | null;
      days: number;
      /** Writing days per week, 1 to 7. */
      perWeek: number;
      startOn: LocalDate;
      endOn: LocalDate;
    };

type PlanInput = {
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
 * @example summarizePlan({ targetAmount: 50_000, startAmount: 0, startOn: '2026-11-01', endOn: '2026-11-30', weekdayWeights })
 * // { kind: 'daily', perDay: 1667, days: 30, … }
 */
export function summarizePlan(
  input: PlanInput & { planMode?: PlanMode; isReduction?: boolean },
): PlanSummary {
  const {
    targetAmount,
    startAmount = 0,
    startOn,
    endOn,
    weekdayWeights,
    isReduction = false,
  } = input;
  if (targetAmount === undefined || targetAmount < (isReduction ? 0 : 1))
    return { kind: 'missing' };
  if (!isLocalDate(startOn)) return { kind: 'missing' };
  const remaining = isReduction ? startAmount - targetAmount : targetAmount - startAmount;
  if (remaining <= 0) return isReduction ? { kind: 'missing' } : { kind: 'reached' };
  if (input.planMode === 'open') return { kind: 'open' };
  if (!isLocalDate(endOn) || endOn < startOn) return { kind: 'missing' };

  const days = countWritingDays(input);
  if (days === 0) return { kind: 'missing' };

  return {
    kind: 'daily',
    perDay: Math.ceil(remaining / days),
    range: dailyRange(input, remaining),
    days,
    perWeek: weekdayWeights.filter((weight) => weight > 0).length,
    startOn,
    endOn,
  };
}

/** Number of writing days; 0 if the plan is longer than allowed. */
export function countWritingDays(input: Omit<PlanInput, 'targetAmount' | 'startAmount'>): number {
  if (daysBetween(input.startOn, input.endOn) >= limits.planDaysMax) return 0;
  const schedule = scheduleOf({ ...evenSchedule, ...input });

  return writingDays(schedule, schedule.first, schedule.last);
}

function dailyRange(input: PlanInput, remaining: number) {
  if ((input.curve ?? 'steady') === 'steady') return null;
  const { weights, upTo } = scheduleOf({ ...evenSchedule, ...input });
  const shares = [...weights].filter((weight) => weight > 0);
  const unit = remaining / (upTo.at(-1) ?? 1);

  return {
    least: Math.round(Math.min(...shares) * unit),
    most: Math.round(Math.max(...shares) * unit),
  };
}

/** End date of a plan by rate; null if incomplete or more than ten years away. */
export function planEndDate(form: GoalForm): LocalDate | null {
  const { targetAmount, startAmount = 0 } = parseAmounts(form);
  const rate: Rate | null = parseRate(form);
  const isReady = targetAmount !== undefined && rate !== null && isLocalDate(form.startOn);
  const { weekdayWeights, pauses, exceptions } = form;
  if (!isReady || !weekdayWeights.some((weight) => weight > 0)) return null;
  const calendar = { weekdayWeights, pauses, exceptions };

  return endAtRate(Math.abs(targetAmount - startAmount), rate, form.startOn, calendar);
}
