import type { Trend, TrendFigures } from '@longhand/contract/insights-trends';
import type { InsightPeriod, InsightQuery } from '@longhand/contract/insights-values';
import { addDays, daysBetween, toDayNumber } from '@longhand/goals/days';
import { decompose, modifiedScores } from '@longhand/insights/statistics/decomposition';
import { testTrend } from '@longhand/insights/statistics/trend-test';
import { type DaySum, listDaySums, listUnits, localDayAt } from '../../goals/index.ts';
import type { Context } from '../../platform/http/context.ts';
import { listMeasuredTexts, listMetricTargets } from '../../writing-lab/index.ts';
import { pointsOf } from '../figures/analytics.ts';
import { stepStarts } from '../period.ts';
import { listAnnotationsBetween } from '../queries.ts';
import { type InsightScope, presentScope, resolveScope } from '../scope.ts';
import { refreshMeasures } from '../texts/sentiment.ts';
import { readWordTrends } from './word-trends.ts';

const maxMeasures = 5;
const [minWeeks, maxWeeks] = [8, 26];
const minTexts = 8;
const minPanelDays = 28;
/** Longer panels are cut to the last two years. */
const maxPanelDays = 731;
const maxTexts = 500;
const unusualScore = 3.5;
const level = 0.1;

/** A run of trends of the followed measures and metrics. */
export async function readTrendFigures(
  query: InsightQuery,
  context: Context<'user'>,
): Promise<TrendFigures> {
  const { db, caller } = context;
  const scope = await resolveScope(query, context);
  const { period, filter } = scope;
  const measures = await listUnits(db, caller.userId);
  const trends: Trend[] = [];
  for (const { measure, unit } of measures.slice(0, maxMeasures)) {
    const days = await listDaySums(db, { ...filter, measure, unit });
    trends.push(progressTrend({ type: 'progress', measure, unit }, days, scope));
  }
  trends.push(...(await readMetricTrends(scope, context)));
  await refreshMeasures(context);

  return {
    ...presentScope(scope),
    trends,
    words: await readWordTrends(scope, context),
    annotations: await listAnnotationsBetween(db, caller.userId, {
      from: period.from,
      to: period.through,
    }),
  };
}

function progressTrend(
  subject: Trend['subject'],
  days: readonly DaySum[],
  { period, weekStart }: InsightScope,
): Trend {
  const firstOn = days[0]?.on;
  const starts = stepStarts(period, 'week', weekStart);
  const weeks = pointsOf(days, starts)
    .filter(({ on }, index) => isWholeWeek(on, starts[index + 1], period))
    .filter(({ on }) => firstOn !== undefined && addDays(on, 6) >= firstOn)
    .slice(-maxWeeks)
    .map(({ on, amount }) => ({ on, value: amount }));
  const sample = { unit: 'weeks' as const, has: weeks.length, needs: minWeeks };

  return {
    subject,
    sample,
    points: weeks,
    test: testOf(weeks, minWeeks),
    panels: panelsOf(days, period),
  };
}

function isWholeWeek(on: string, next: string | undefined, { through }: InsightPeriod): boolean {
  return daysBetween(on, next ?? addDays(through, 1)) === 7;
}

/** The line goes through the medians of positions and values, as usual for Theil–Sen. */
function testOf(points: readonly { value: number }[], least: number): Trend['test'] {
  if (points.length < least) return null;
  const values = points.map(({ value }) => value);
  const { slope, low, high, p } = testTrend(values);
  const middle = (values.length - 1) / 2;
  const center = medianOf(values);

  return {
    slope,
    interval: { low, high },
    start: center - slope * middle,
    end: center + slope * middle,
    p,
    isSignificant: p < level,
  };
}

function panelsOf(days: readonly DaySum[], period: InsightPeriod): Trend['panels'] {
  const [firstDay] = days;
  const earliest = addDays(period.through, 1 - maxPanelDays);
  const from = [firstDay?.on ?? period.through, earliest].sort().at(-1) ?? period.through;
  const length = firstDay ? daysBetween(from, period.through) + 1 : 0;
  const sample = { unit: 'days' as const, has: length, needs: minPanelDays };
  if (length < minPanelDays) return { sample, days: [], weekdays: [], unusual: [] };
  const amounts = new Map(days.map(({ on, amount }) => [on, amount]));
  const dates = Array.from({ length }, (_, index) => addDays(from, index));
  const values = dates.map((on) => amounts.get(on) ?? 0);
  // Positions in the week are counted from Monday.
  const lead = (toDayNumber(from) + 3) % 7;
  const { trend, weekday, remainder } = decompose([...Array<null>(lead).fill(null), ...values]);
  const scores = modifiedScores(
    remainder.slice(lead).map((one, index) => (values[index] === 0 ? null : one)),
  );
  const rows = dates.map((on, index) => ({
    ...{ on, amount: values[index] ?? 0, trend: trend[lead + index] ?? 0 },
    remainder: remainder[lead + index] ?? 0,
  }));

  return {
    sample,
    days: rows,
    weekdays: [...weekday],
    unusual: rows
      .flatMap(({ on, amount, remainder: rest }, index) => {
        const score = scores[index] ?? 0;

        return Math.abs(score) > unusualScore
          ? [{ on, amount, expected: amount - rest, score }]
          : [];
      })
      .sort((one, other) => Math.abs(other.score) - Math.abs(one.score)),
  };
}

async function readMetricTrends(
  { filter, timeZone }: InsightScope,
  { db, caller }: Context<'user'>,
): Promise<Trend[]> {
  const targets = await listMetricTargets(db, caller.userId);
  if (targets.length === 0) return [];
  const texts = await listMeasuredTexts(db, { ...filter, timeZone }, maxTexts);

  return targets.map(({ figure: metric }) => {
    const points = texts.flatMap(({ id: sampleId, createdAt, measures }) => {
      const value = measures?.metrics[metric]?.value ?? null;
      const on = localDayAt(createdAt, caller.preferences);

      return value === null ? [] : [{ on, value, sampleId }];
    });
    const sample = { unit: 'texts' as const, has: points.length, needs: minTexts };

    return {
      subject: { type: 'metric', metric },
      ...{ sample, points, test: testOf(points, minTexts) },
      panels: { sample: { unit: 'days', has: 0, needs: 0 }, days: [], weekdays: [], unusual: [] },
    };
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;

  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
