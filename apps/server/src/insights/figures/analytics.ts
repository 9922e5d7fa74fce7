import type { insightFigures } from '@longhand/contract/insights-figures';
import type { InsightPeriod } from '@longhand/contract/insights-values';
import {
  type DaySum,
  listDaySums,
  listHourSums,
  listProjectSteps,
  listSessionsBetween,
  type ProjectStep,
  sumSources,
  sumTags,
  type WritingSessionRow,
} from '../../goals/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { listProjects } from '../../projects/index.ts';
import { sumKinds } from '../../writing-lab/index.ts';
import { binsAt, histogram } from '../bins.ts';
import { stepOf, stepStarts } from '../period.ts';
import { filterOf, type InsightScope, presentScope, resolveScope } from '../scope.ts';
import { activeSecondsByHour } from '../session-hours.ts';

const maxSeries = 5;
const maxPaces = 300;
const minutesBounds = [0, 10, 20, 30, 45, 60, 90, 120];
/** Minimum number of entries for a percentage. */
const minEntriesForChange = 7;

export const readAnalytics: Handlers<typeof insightFigures>['readAnalytics'] = async (
  { query },
  context,
) => readAnalyticsOf(await resolveScope(query, context), context.db);

/** Totals and distributions of a period of any user. */
export async function readAnalyticsOf(scope: InsightScope, db: Db) {
  const { period, before, filter } = scope;
  const current = await readTotals(scope, period, db);
  const earlier = before && (await readTotals(scope, before, db));
  const step = scope.step ?? stepOf(period);
  const minutes = current.sessions.map(({ activeSeconds }) => activeSeconds / 60);
  const amounts = current.days.map(({ amount }) => amount).filter((amount) => amount > 0);

  return {
    ...presentScope(scope),
    totals: current.totals,
    totalsBefore: earlier?.totals ?? null,
    change: changeOf(current.totals, earlier?.totals ?? null),
    step,
    points: pointsOf(current.days, stepStarts(period, step, scope.weekStart)),
    pointsBefore: before
      ? pointsOf(earlier?.days ?? [], stepStarts(before, step, scope.weekStart))
      : [],
    projects: await readProjects(scope, db),
    tags: await readShares(sumTags, scope, db).then((shares) =>
      shares.map(({ key, ...share }) => ({ tag: key, ...share })),
    ),
    sources: await readShares(sumSources, scope, db).then((shares) =>
      shares.map(({ key, ...share }) => ({ source: key, ...share })),
    ),
    kinds: await sumKinds(db, { ...filter, timeZone: scope.timeZone }),
    hours: hoursOf(await listHourSums(db, filter), current.sessions),
    dayAmounts: {
      sample: { unit: 'days' as const, has: amounts.length, needs: 5 },
      bins: amounts.length < 5 ? [] : histogram(amounts),
    },
    sessionMinutes: {
      sample: { unit: 'sessions' as const, has: minutes.length, needs: 5 },
      bins: minutes.length < 5 ? [] : binsAt(minutes, minutesBounds),
    },
    paces: presentPaces(current.sessions),
  };
}

async function readTotals(scope: InsightScope, period: InsightPeriod, db: Db) {
  const filter = filterOf(scope.filter, period);
  const days = await listDaySums(db, filter);
  const sessions = await listSessionsBetween(db, filter);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  const amounts = days.map(({ amount }) => amount);
  const amount = sumOf(amounts);

  return {
    days,
    sessions,
    totals: {
      amount,
      added: sumOf(amounts.filter((one) => one > 0)),
      removed: sumOf(amounts.filter((one) => one < 0)),
      entries: sumOf(days.map(({ entries }) => entries)),
      writingDays: days.length,
      perWritingDay: days.length === 0 ? null : amount / days.length,
      perDay: period.days > 0 ? amount / period.days : null,
      sessions: sessions.length,
      activeSeconds: sumOf(sessions.map(({ activeSeconds }) => activeSeconds)),
    },
  };
}

type Sums = { amount: number; entries: number };

function changeOf(totals: Sums, before: Sums | null): number | null {
  if (before === null || before.amount <= 0 || before.entries < minEntriesForChange) return null;

  return totals.amount / before.amount - 1;
}

/** Sums days into steps; each day belongs to the last step that starts on or before it. */
export function pointsOf(days: readonly DaySum[], starts: readonly string[]) {
  const points = starts.map((on) => ({ on, amount: 0 }));
  let at = 0;
  for (const { on, amount } of days) {
    while (at + 1 < points.length && (starts[at + 1] ?? '') <= on) at++;
    const point = points[at];
    if (point) point.amount += amount;
  }

  return points;
}

async function readProjects(scope: InsightScope, db: Db) {
  const { period, before, filter, weekStart } = scope;
  const step = scope.step ?? stepOf(period);
  const starts = stepStarts(period, step, weekStart);
  const current = projectSums(await listProjectSteps(db, filter, { unit: step, weekStart }));
  const earlier = before
    ? projectSums(
        await listProjectSteps(db, filterOf(filter, before), { unit: 'month', weekStart }),
      )
    : null;
  const titles = new Map(
    (await listProjects(db, filter.userId, false)).map((one) => [one.id, one.title]),
  );

  return [...current]
    .sort(([, one], [, other]) => other.amount - one.amount)
    .map(([projectId, { amount, entries, steps }], index) => ({
      ...{ projectId, amount, entries },
      title: projectId === null ? null : (titles.get(projectId) ?? null),
      before: earlier && (earlier.get(projectId)?.amount ?? 0),
      points: index < maxSeries ? pointsOf(steps, starts) : [],
    }));
}

function projectSums(steps: readonly ProjectStep[]) {
  const groups = Map.groupBy(steps, ({ projectId }) => projectId);

  return new Map(
    [...groups].map(([projectId, own]) => [
      projectId,
      {
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        entries: own.reduce((sum, { entries }) => sum + entries, 0),
        steps: own,
      },
    ]),
  );
}

type Share<Key> = Sums & { key: Key };
type ReadShares<Key> = (db: Db, filter: InsightScope['filter']) => Promise<Share<Key>[]>;

async function readShares<Key>(read: ReadShares<Key>, { filter, before }: InsightScope, db: Db) {
  const shares = await read(db, filter);
  const earlier =
    before &&
    new Map((await read(db, filterOf(filter, before))).map((one) => [one.key, one.amount]));

  return shares
    .map((share) => ({ ...share, before: earlier && (earlier.get(share.key) ?? 0) }))
    .sort((one, other) => other.amount - one.amount);
}

function hoursOf(
  cells: readonly { hour: number; amount: number }[],
  sessions: readonly WritingSessionRow[],
) {
  const seconds = activeSecondsByHour(sessions);

  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    amount: cells.reduce((sum, one) => sum + (one.hour === hour ? one.amount : 0), 0),
    activeSeconds: seconds
      .filter((one) => one.hour === hour)
      .reduce((sum, one) => sum + one.seconds, 0),
  })).filter(({ amount, activeSeconds }) => amount !== 0 || activeSeconds > 0);
}

function presentPaces(sessions: readonly WritingSessionRow[]) {
  const paced = sessions.filter(hasWordPace);
  const items = paced.slice(-maxPaces).map(({ id, startOn, activeSeconds, amount }) => ({
    ...{ sessionId: id, on: startOn, minutes: activeSeconds / 60 },
    perHour: ((amount ?? 0) * 3_600) / activeSeconds,
  }));

  return {
    sample: { unit: 'sessions' as const, has: paced.length, needs: 5 },
    items: paced.length < 5 ? [] : items,
  };
}

/** Whether a session counts for a pace: in words and long enough. */
export function hasWordPace({ activeSeconds, measure, amount }: WritingSessionRow): boolean {
  return activeSeconds >= 300 && measure === 'word' && (amount ?? 0) > 0;
}
