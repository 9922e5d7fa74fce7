import type { BurnUpData } from '@longhand/charts/kinds/burn-up-data';
import type { DayBarsData } from '@longhand/charts/kinds/day-bars';
import type { Goal } from '@longhand/contract/goal-values';
import type { Milestone } from '@longhand/contract/goals-milestones';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { displayAmountOf } from '../amounts/goal-units.ts';
import { toUserUnits } from '../amounts/units.ts';
import { useFormatGoalAmount } from '../amounts/use-amount.ts';
import { useMilestoneName } from '../milestones/use-milestone-name.ts';
import {
  type ChartRange,
  type Course,
  countMetDays,
  cumulativeTotals,
  dayAmounts,
  forecastLines,
  neededAfterRest,
  parPoints,
} from './course.ts';

export type CourseCharts = {
  unit: string;
  burnUp: BurnUpData;
  bars: DayBarsData;
  met: { met: number; asked: number };
};

type CourseChartsInput = {
  goal: Goal;
  course: Course;
  span: ChartRange;
  milestones: readonly Milestone[];
};

/** Localized chart data of a goal. */
export function useCourseCharts({
  goal,
  course,
  span,
  milestones,
}: CourseChartsInput): CourseCharts {
  const t = useTranslations('goal.chart');
  const unitOf = useUnitName();
  const unit = unitOf(goal);
  const amount = useFormatGoalAmount();
  const format = useFormatter();
  const dates = useDates();
  const nameOf = useMilestoneName();
  const days = useMemo(() => dayAmounts(goal, course, span), [goal, course, span]);
  const { projection, sharePerDay, total, quotaToday, isRestDay } = goal.progress;
  const neededNext = isRestDay ? neededAfterRest(goal) : null;
  const reached = useMemo(() => cumulativeTotals(goal, course, span), [goal, course, span]);
  const forecast = forecastLines(goal, span);
  const par = parPoints(goal, span);
  const best = days.reduce((most, day) => (day.amount > (most?.amount ?? 0) ? day : most), days[0]);

  return {
    unit,
    met: countMetDays(days, goal.progress.on),
    burnUp: {
      from: span.from,
      to: span.to,
      day: t('day'),
      total: { name: unit, number: { maximumFractionDigits: 1 } },
      days: reached,
      ...(par.length > 1 && {
        par: {
          name: t('par'),
          points: par,
          label: t('parLabel', { n: toUserUnits(sharePerDay, goal.measure) }),
        },
      }),
      target: {
        value: displayAmountOf(goal.targetAmount, goal),
        label: amount(goal.targetAmount, goal),
      },
      ...(goal.endOn !== null &&
        goal.endOn <= span.to && {
          due: { on: goal.endOn, label: t('due', { date: dates.shortDay(goal.endOn) }) },
        }),
      milestones: milestones
        .filter(({ reachedOn }) => reachedOn !== null && reachedOn >= span.from)
        .map((milestone) => ({
          on: milestone.reachedOn ?? span.from,
          value: totalOn(reached, milestone.reachedOn ?? span.from),
          label: nameOf(milestone),
          note: dates.shortDay(milestone.reachedOn ?? span.from),
        })),
      today: {
        label:
          goal.status === 'active'
            ? t('today', { n: displayAmountOf(total, goal) })
            : amount(total, goal),
      },
      ...(forecast !== null &&
        projection?.likely != null && {
          forecast: {
            ...forecast,
            name: t('likely'),
            finish: {
              earliest: projection.early ?? span.to,
              on: projection.likely,
              latest: projection.late ?? span.to,
              label: t('finish', { date: dates.shortDay(projection.likely) }),
              ...(projection.early !== null &&
                projection.late !== null && {
                  notes: [t('often'), dates.range(projection.early, projection.late)],
                }),
            },
          },
        }),
    },
    bars: {
      from: span.from,
      to: span.to,
      day: t('day'),
      amount: { name: unit, number: { maximumFractionDigits: 1 } },
      needed: t('needed'),
      days,
      today: goal.progress.on,
      ...(best !== undefined &&
        best.amount > 0 && { best: `${format.number(best.amount)} · ${dates.shortDay(best.on)}` }),
      ...(quotaToday > 0 && {
        neededLabel: t('neededLabel', { n: toUserUnits(quotaToday, goal.measure) }),
      }),
      ...(neededNext !== null && {
        neededLabel: t('neededAfterRest', { n: toUserUnits(neededNext, goal.measure) }),
      }),
    },
  };
}

/** Total at the end of a day. */
function totalOn(reached: readonly { on: string; value: number }[], day: string): number {
  return reached.findLast(({ on }) => on <= day)?.value ?? 0;
}

/** Plural unit name of a goal, for example words, minutes, stanzas. */
function useUnitName(): (goal: Pick<Goal, 'measure' | 'unit'>) => string {
  const t = useTranslations();

  return ({ measure, unit }) =>
    measure === 'own' ? unit : t('progress.unit', { measure, n: pluralAmount });
}

const pluralAmount = 1_000;
