import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
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
import { dailyStatistics } from './tables.ts';

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

/** Total per project of all days before a day. */
export async function sumProjectsBefore(
  db: Db,
  filter: StatisticFilter,
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ projectId, amount: amountSum })
    .from(dailyStatistics)
    .where(and(matches(filter), sql`${on} < ${filter.from}`))
    .groupBy(projectId)
    .limit(maxRows);

  return new Map(rows.map((row) => [withoutPlaceholder(row.projectId), row.amount]));
}

function withoutPlaceholder(id: string): string | null {
  return id === noProject ? null : id;
}

export type MonthSum = { year: number; month: number; amount: number; toDate: number };

/**
 * Sums per year and month of all time; month 1 is January.
 *
 * @param today the days up to this date of their year are also summed as `toDate`
 */
export function listMonthSums(
  db: Db,
  filter: StatisticFilter,
  today: LocalDay,
): Promise<MonthSum[]> {
  const isTotal = isUnrestricted(filter);
  const table = isTotal ? progressDays : dailyStatistics;
  const isToDate = sql`to_char(${table.on}, 'MM-DD') <= ${today.slice(5)}`;

  return db
    .select({
      year: sql`extract(year from ${table.on})`.mapWith(Number).as('year'),
      month: sql`extract(month from ${table.on})`.mapWith(Number).as('month'),
      amount: sql`sum(${table.amount})`.mapWith(Number),
      toDate: sql`coalesce(sum(${table.amount}) filter (where ${isToDate}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(isTotal ? isTotalOf(filter) : matches(filter))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
    .limit(maxRows);
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
