import type { Measure } from '@longhand/contract/progress-values';
import { and, asc, countDistinct, eq, gte, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressDays } from '../tables.ts';
import { maxRows } from './statistic-filter.ts';
import type { DaySum } from './statistic-queries.ts';
import { dailyStatistics } from './tables.ts';

const { on, projectId, tags, amount, entries, moodSum, moods } = dailyStatistics;

/** Amounts of one measure per day, with the number of entries of any measure and their mean mood, oldest first. */
export function listDayFigures(
  db: Db,
  userId: string,
  { measure, unit }: { measure: Measure; unit: string },
): Promise<(DaySum & { mood: number | null })[]> {
  const isOfMeasure = and(eq(dailyStatistics.measure, measure), eq(dailyStatistics.unit, unit));

  return db
    .select({
      on,
      amount: sql`coalesce(sum(${amount}) filter (where ${isOfMeasure}), 0)`.mapWith(Number),
      entries: sql`sum(${entries})`.mapWith(Number),
      mood: sql<number | null>`(sum(${moodSum})::float8 / nullif(sum(${moods}), 0))`,
    })
    .from(dailyStatistics)
    .where(eq(dailyStatistics.userId, userId))
    .groupBy(on)
    .orderBy(asc(on))
    .limit(maxRows);
}

/** Writing days and last day of each project that has entries. */
export function listProjectDays(
  db: Db,
  userId: string,
): Promise<{ projectId: string; writingDays: number; lastOn: LocalDay | null }[]> {
  return db
    .select({
      projectId,
      writingDays: countDistinct(on),
      lastOn: max(on),
    })
    .from(dailyStatistics)
    .where(eq(dailyStatistics.userId, userId))
    .groupBy(projectId)
    .orderBy(asc(projectId))
    .limit(maxRows);
}

/** The first day of each of the given projects that has entries. */
export async function listFirstDays(
  db: Db,
  userId: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, LocalDay>> {
  const { rows } = await db.execute<{ id: string; first: LocalDay }>(sql`
    select id, first from unnest(${sql.param([...projectIds])}::uuid[]) as id, lateral (
      select ${on}::text as first from ${dailyStatistics}
      where ${dailyStatistics.userId} = ${userId} and ${projectId} = id
      order by ${on} limit 1
    ) as days`);

  return new Map(rows.map(({ id, first }) => [id, first]));
}

/** The 50 tags of the most entries since a day. */
export async function listUsedTags(db: Db, userId: string, since: LocalDay): Promise<string[]> {
  const unnested = db
    .select({ tag: sql<string>`unnest(${tags})`.as('tag'), entries })
    .from(dailyStatistics)
    .where(and(eq(dailyStatistics.userId, userId), gte(on, since)))
    .as('unnested');
  const rows = await db
    .select({ tag: unnested.tag })
    .from(unnested)
    .groupBy(unnested.tag)
    .orderBy(sql`sum(${unnested.entries}) desc`, asc(unnested.tag))
    .limit(50);

  return rows.map(({ tag }) => tag);
}

/** The day of the first entry, of all projects or of one; null without entries. */
export async function readFirstDay(
  db: Db,
  userId: string,
  ofProject?: string,
): Promise<LocalDay | null> {
  const [row] =
    ofProject === undefined
      ? await db
          .select({ first: min(progressDays.on) })
          .from(progressDays)
          .where(eq(progressDays.userId, userId))
      : await db
          .select({ first: min(on) })
          .from(dailyStatistics)
          .where(and(eq(dailyStatistics.userId, userId), eq(projectId, ofProject)));

  return row?.first ?? null;
}

/** Number of days with an entry. */
export async function countWritingDays(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ days: countDistinct(progressDays.on) })
    .from(progressDays)
    .where(eq(progressDays.userId, userId));

  return row?.days ?? 0;
}
