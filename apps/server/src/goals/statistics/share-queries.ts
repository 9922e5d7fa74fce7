import type { EntrySource } from '@longhand/contract/progress-values';
import { and, asc, between, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import {
  daysWithin,
  hoursWithin,
  isOfProjectsAndTags,
  maxRows,
  type StatisticFilter,
} from './statistic-filter.ts';
import type { DaySum } from './statistic-queries.ts';
import { dailyStatistics, hourlyStatistics } from './tables.ts';

type Share<Key> = { key: Key; amount: number; entries: number };

const { on, source, tags, amount, entries } = dailyStatistics;

/** Sums per source. */
export async function sumSources(db: Db, filter: StatisticFilter): Promise<Share<EntrySource>[]> {
  return db
    .select({
      key: source,
      amount: sql`sum(${amount})`.mapWith(Number),
      entries: sql`sum(${entries})`.mapWith(Number),
    })
    .from(dailyStatistics)
    .where(daysWithin(filter))
    .groupBy(source)
    .orderBy(asc(source))
    .limit(maxRows);
}

/** Sums per tag; null for entries without one. An entry with several tags counts for each. */
export async function sumTags(db: Db, filter: StatisticFilter): Promise<Share<string | null>[]> {
  const tag = sql<
    string | null
  >`unnest(case when ${tags} = '{}' then array[null]::text[] else ${tags} end)`;
  const unnested = db
    .select({ tag: tag.as('tag'), amount, entries })
    .from(dailyStatistics)
    .where(daysWithin(filter))
    .as('unnested');

  return db
    .select({
      key: unnested.tag,
      amount: sql`sum(${unnested.amount})`.mapWith(Number),
      entries: sql`sum(${unnested.entries})`.mapWith(Number),
    })
    .from(unnested)
    .groupBy(unnested.tag)
    .orderBy(asc(unnested.tag))
    .limit(maxRows);
}

/** Sums per weekday (0 is Monday) and hour of what was typed or timed. */
export function listHourSums(
  db: Db,
  filter: StatisticFilter,
): Promise<{ weekday: number; hour: number; amount: number; days: number }[]> {
  const table = hourlyStatistics;

  return db
    .select({
      weekday: sql`extract(isodow from ${table.on})::int - 1`.mapWith(Number).as('weekday'),
      hour: table.hour,
      amount: sql`sum(${table.amount})`.mapWith(Number),
      days: sql`count(distinct ${table.on})`.mapWith(Number),
    })
    .from(table)
    .where(hoursWithin(filter))
    .groupBy(sql`1`, table.hour)
    .orderBy(sql`1`, table.hour)
    .limit(7 * 24);
}

/** Sums per day of what was typed or timed in an hour, oldest first. */
export function listDaySumsOfHour(
  db: Db,
  filter: StatisticFilter & { hour: number },
): Promise<DaySum[]> {
  const table = hourlyStatistics;

  return db
    .select({
      on: table.on,
      amount: sql`sum(${table.amount})`.mapWith(Number),
      entries: sql`sum(${table.entries})`.mapWith(Number),
    })
    .from(table)
    .where(and(hoursWithin(filter), eq(table.hour, filter.hour)))
    .groupBy(table.on)
    .orderBy(asc(table.on))
    .limit(maxRows);
}

/** Logged moods per day, of entries of any measure. */
export function listMoodSums(
  db: Db,
  { userId, from, to, projects, tags: ofTags }: StatisticFilter,
): Promise<{ on: LocalDay; moodSum: number; moods: number }[]> {
  const { moodSum, moods } = dailyStatistics;

  return db
    .select({
      on,
      moodSum: sql`sum(${moodSum})`.mapWith(Number),
      moods: sql`sum(${moods})`.mapWith(Number),
    })
    .from(dailyStatistics)
    .where(
      and(
        eq(dailyStatistics.userId, userId),
        between(on, from, to),
        gt(moods, 0),
        isOfProjectsAndTags({ projects, tags: ofTags }, dailyStatistics),
      ),
    )
    .groupBy(on)
    .orderBy(asc(on))
    .limit(maxRows);
}
