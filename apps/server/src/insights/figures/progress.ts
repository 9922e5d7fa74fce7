import type { insightFigures } from '@longhand/contract/insights-figures';
import { addDays, daysBetween, toDayNumber, toLocalDay } from '@longhand/goals/days';
import {
  type DaySum,
  listDaySums,
  listMonthSums,
  listProjectSteps,
  type MonthSum,
  readActiveGoals,
  readFirstDay,
  sumDaysByYear,
  sumProjectsBefore,
} from '../../goals/index.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { listProjects } from '../../projects/index.ts';
import { stepOf, stepStarts } from '../period.ts';
import { type InsightScope, presentScope, resolveScope } from '../scope.ts';
import { pointsOf } from './analytics.ts';

const maxProjects = 20;
const meanWeeks = 4;

export const readProgress: Handlers<typeof insightFigures>['readProgress'] = async (
  { query },
  context,
) => {
  const scope = await resolveScope(query, context);
  const { filter, period } = scope;
  const { db } = context;
  // The 97 days before the end of the period are needed for the velocity, whatever the period.
  const from = addDays(period.through, -96);
  const first = from < period.from ? from : period.from;
  const days = await listDaySums(db, { ...filter, from: first });
  const goals = await readActiveGoals(context);
  const months = await listMonthSums(db, filter);

  return {
    ...presentScope(scope),
    weeks: weeksOf(
      scope,
      days.filter(({ on }) => on >= period.from),
    ),
    velocity: velocityOf(days, {
      through: period.through,
      firstOn: await readFirstDay(db, context.caller.userId),
    }),
    step: stepOf(period),
    projects: await readProjectTotals(scope, context),
    years: yearsOf(
      months,
      await sumDaysByYear(db, filter, sameMonthDays(months, scope.on)),
      scope.on,
    ),
    goals: goals
      .filter((goal) => goal.kind === 'target')
      .filter((goal) => goal.measure === filter.measure && goal.unit === filter.unit)
      .map(({ id: goalId, title, targetAmount: target, endOn, progress }) => ({
        ...{ goalId, title, target, endOn },
        ...{ total: progress.total, forecast: progress.projection },
      })),
  };
};

function weeksOf({ period, weekStart }: InsightScope, days: readonly DaySum[]) {
  const points = pointsOf(days, stepStarts(period, 'week', weekStart));

  return points.map(({ on, amount }, index) => {
    const end = addDays(points[index + 1]?.on ?? addDays(period.through, 1), -1);
    const last = points.slice(index - meanWeeks + 1, index + 1);
    const mean = last.reduce((sum, one) => sum + one.amount, 0) / meanWeeks;

    return {
      on,
      amount,
      days: daysBetween(on, end) + 1,
      mean: index < meanWeeks - 1 ? null : mean,
    };
  });
}

function velocityOf(
  days: readonly DaySum[],
  { through, firstOn }: { through: string; firstOn: string | null },
) {
  const has = firstOn === null ? 0 : Math.max(0, daysBetween(firstOn, through) + 1);
  const perDay = (from: number, to: number) => {
    if (has < from) return null;
    const [start, end] = [addDays(through, 1 - from), addDays(through, -to)];
    const within = days.filter(({ on }) => on >= start && on <= end);

    return within.reduce((sum, { amount }) => sum + amount, 0) / (from - to);
  };

  return {
    sample: { unit: 'days' as const, has, needs: 7 },
    last7: perDay(7, 0),
    previous7: perDay(14, 7),
    baseline90: perDay(97, 7),
  };
}

async function readProjectTotals(scope: InsightScope, { db, caller }: Context<'user'>) {
  const { filter, period, weekStart } = scope;
  const step = stepOf(period);
  const starts = stepStarts(period, step, weekStart);
  const steps = await listProjectSteps(db, filter, { unit: step, weekStart });
  const before = await sumProjectsBefore(db, filter);
  const titles = new Map(
    (await listProjects(db, caller.userId, false)).map((one) => [one.id, one.title]),
  );

  return [...Map.groupBy(steps, ({ projectId }) => projectId)]
    .map(([projectId, own]) => {
      const totalBefore = before.get(projectId) ?? 0;
      let total = totalBefore;
      const points = pointsOf(own, starts).map(({ on, amount }) => {
        total += amount;

        return { on, total };
      });
      const title = projectId === null ? null : (titles.get(projectId) ?? null);

      return { projectId, title, amount: total - totalBefore, totalBefore, points };
    })
    .sort((one, other) => other.amount - one.amount)
    .slice(0, maxProjects);
}

/** In each year the days of today’s month up to today’s date. */
function sameMonthDays(months: readonly MonthSum[], today: string): string[] {
  const years = new Set(months.map(({ year }) => String(year).padStart(4, '0')));
  const dates = Array.from({ length: Number(today.slice(8)) }, (_, index) => index + 1);

  return [...years].flatMap((year) =>
    dates
      .map((date) => `${year}${today.slice(4, 8)}${String(date).padStart(2, '0')}`)
      .filter((day) => toLocalDay(toDayNumber(day)) === day),
  );
}

function yearsOf(
  months: readonly MonthSum[],
  sameMonth: readonly { year: number; amount: number }[],
  today: string,
) {
  const monthOfToday = Number(today.slice(5, 7));
  const sumOf = (sums: readonly { amount: number }[]) =>
    sums.reduce((sum, { amount }) => sum + amount, 0);

  return [...Map.groupBy(months, ({ year }) => year)].map(([year, own]) => ({
    year,
    months: Array.from({ length: 12 }, (_, index) => {
      const isToCome = year === Number(today.slice(0, 4)) && index + 1 > monthOfToday;

      return isToCome ? null : (own.find(({ month }) => month === index + 1)?.amount ?? 0);
    }),
    total: sumOf(own),
    toDate:
      sumOf(own.filter(({ month }) => month < monthOfToday)) +
      sumOf(sameMonth.filter((one) => one.year === year)),
  }));
}
