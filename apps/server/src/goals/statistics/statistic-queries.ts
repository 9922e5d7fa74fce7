import { and, asc, between, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressDays } from '../tables.ts';
import { noProject } from './statistic-deltas.ts';
import {
  daysWithin,
  isUnrestricted,
  matches,
  maxRows,
  type StatisticFilter,
} from './statistic-filter.ts';
import { dailyStatistics, monthlyStatistics } from './tables.ts';

export type DaySum = { on: LocalDay; amount: number; entries: number };

/** A step of a series: the first day of a day, week or month. Weeks begin on `weekStart`, 1 for Monday. */
export type Step = { unit: 'day' | 'week' | 'month'; weekStart: number };

const { on, projectId, amount, entries } = dailyStatistics;
const amountSum = sql`sum(${amount})`.mapWith(Number);
const entrySum = sql`sum(${entries})`.mapWith(Number);

/** Sums per day with an entry, oldest first. */
export async function listDaySums(db: Db, filter: StatisticFilter): Promise<DaySum[]> {
  if (isUnrestricted(filter)) {
    return db
      .select({ on: progressDays.on, amount: progressDays.amount, entries: progressDays.entries })
      .from(progressDays)
      .where(and(isTotalOf(filter), between(progressDays.on, filter.from, filter.to)))
      .orderBy(asc(progressDays.on))
      .limit(maxRows);
  }

  return db
    .select({ on, amount: amountSum, entries: entrySum })
    .from(dailyStatistics)
    .where(daysWithin(filter))
    .groupBy(on)
    .orderBy(asc(on))
    .limit(maxRows);
}

export type ProjectStep = {
  projectId: string | null;
  on: LocalDay;
  amount: number;
  entries: number;
};

/** Sums per project and step. */
export async function listProjectSteps(
  db: Db,
  filter: StatisticFilter,
  step: Step,
): Promise<ProjectStep[]> {
  const rows = await db
    .select({ projectId, on: stepStart(step).as('start'), amount: amountSum, entries: entrySum })
    .from(dailyStatistics)
    .where(daysWithin(filter))
    .groupBy(projectId, sql`2`)
    .orderBy(asc(sql`2`), asc(projectId))
    .limit(maxRows);

  return rows.map((row) => ({ ...row, projectId: withoutPlaceholder(row.projectId) }));
}

/** Total per project of all days before a day: of whole months, and of the days of its month. */
export async function sumProjectsBefore(
  db: Db,
  filter: StatisticFilter,
): Promise<ReadonlyMap<string | null, number>> {
  const monthOfDay = `${filter.from.slice(0, 7)}-01`;
  const canUseMonths = filter.tags.length === 0 && filter.source === undefined;
  const days = await db
    .select({ projectId, amount: amountSum })
    .from(dailyStatistics)
    .where(
      and(matches(filter), lt(on, filter.from), canUseMonths ? gte(on, monthOfDay) : undefined),
    )
    .groupBy(projectId)
    .limit(maxRows);
  const table = monthlyStatistics;
  const months = canUseMonths
    ? await db
        .select({ projectId: table.projectId, amount: sql`sum(${table.amount})`.mapWith(Number) })
        .from(table)
        .where(and(isOfMonths(filter), lt(table.month, monthOfDay)))
        .groupBy(table.projectId)
        .limit(maxRows)
    : [];
  const totals = new Map<string | null, number>();
  for (const row of [...days, ...months]) {
    const key = withoutPlaceholder(row.projectId);
    totals.set(key, (totals.get(key) ?? 0) + row.amount);
  }

  return totals;
}

function withoutPlaceholder(id: string): string | null {
  return id === noProject ? null : id;
}

export type MonthSum = { year: number; month: number; amount: number };

/** Sums per year and month of all time; month 1 is January. */
export async function listMonthSums(db: Db, filter: StatisticFilter): Promise<MonthSum[]> {
  const isByMonth = filter.tags.length === 0 && filter.source === undefined;
  const day = isByMonth ? monthlyStatistics.month : on;
  const table = isByMonth ? monthlyStatistics : dailyStatistics;

  return db
    .select({
      year: sql`extract(year from ${day})`.mapWith(Number).as('year'),
      month: sql`extract(month from ${day})`.mapWith(Number).as('month'),
      amount: sql`sum(${table.amount})`.mapWith(Number),
    })
    .from(table)
    .where(isByMonth ? isOfMonths(filter) : matches(filter))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
    .limit(maxRows);
}

/** The sum of given days, per year. */
export function sumDaysByYear(
  db: Db,
  filter: StatisticFilter,
  days: readonly LocalDay[],
): Promise<{ year: number; amount: number }[]> {
  return db
    .select({
      year: sql`extract(year from ${on})`.mapWith(Number).as('year'),
      amount: amountSum,
    })
    .from(dailyStatistics)
    .where(and(matches(filter), inArray(on, [...days])))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(maxRows);
}

function isOfMonths({ userId, measure, unit, projects }: StatisticFilter): SQL | undefined {
  const table = monthlyStatistics;

  return and(
    eq(table.userId, userId),
    eq(table.measure, measure),
    eq(table.unit, unit),
    projects.length === 0 ? undefined : inArray(table.projectId, [...projects]),
  );
}

function isTotalOf({ userId, measure, unit }: StatisticFilter): SQL | undefined {
  return and(
    eq(progressDays.userId, userId),
    eq(progressDays.measure, measure),
    eq(progressDays.unit, unit),
  );
}

function stepStart({ unit, weekStart }: Step): SQL<LocalDay> {
  if (unit === 'day') return sql<LocalDay>`${on}::text`;
  if (unit === 'month') return sql<LocalDay>`date_trunc('month', ${on})::date::text`;

  return sql<LocalDay>`(${on} - ((extract(isodow from ${on})::int - ${weekStart}::int + 7) % 7))::text`;
}
