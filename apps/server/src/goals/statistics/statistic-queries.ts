import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import {
  and,
  arrayOverlaps,
  asc,
  between,
  eq,
  gt,
  inArray,
  max,
  min,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { noProject } from './statistic-deltas.ts';
import { dailyStatistics, hourlyStatistics } from './tables.ts';

/** Which statistics are summed. Empty projects or tags mean no restriction. */
export type StatisticFilter = {
  userId: string;
  from: LocalDay;
  to: LocalDay;
  measure: Measure;
  unit: string;
  projects: readonly string[];
  tags: readonly string[];
  source?: EntrySource | undefined;
};

export type DaySum = { on: LocalDay; amount: number; entries: number };

/** A step of a series: the first day of a day, week or month. Weeks begin on `weekStart`, 1 for Monday. */
export type Step = { unit: 'day' | 'week' | 'month'; weekStart: number };

/** How many rows a query returns at most: a hundred years of days. */
const maxRows = 36_600;

const { on, projectId, source, tags, amount, entries } = dailyStatistics;
const amountSum = sql`sum(${amount})`.mapWith(Number);
const entrySum = sql`sum(${entries})`.mapWith(Number);

/** Sums per day with an entry, oldest first. */
export async function listDaySums(db: Db, filter: StatisticFilter): Promise<DaySum[]> {
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
  const start = stepStart(step).as('start');
  const rows = await db
    .select({ projectId, on: start, amount: amountSum, entries: entrySum })
    .from(dailyStatistics)
    .where(daysWithin(filter))
    .groupBy(projectId, sql`2`)
    .orderBy(asc(sql`2`), asc(projectId))
    .limit(maxRows);

  return rows.map((row) => ({
    ...row,
    projectId: row.projectId === noProject ? null : row.projectId,
  }));
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

  return new Map(
    rows.map((row) => [row.projectId === noProject ? null : row.projectId, row.amount]),
  );
}

type Share<Key> = { key: Key; amount: number; entries: number };

/** Sums per source. */
export async function sumSources(db: Db, filter: StatisticFilter): Promise<Share<EntrySource>[]> {
  return db
    .select({ key: source, amount: amountSum, entries: entrySum })
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

/** Sums per year and month of all time; month 1 is January. */
export function listMonthSums(
  db: Db,
  filter: StatisticFilter,
): Promise<{ year: number; month: number; amount: number }[]> {
  return db
    .select({
      year: sql`extract(year from ${on})`.mapWith(Number).as('year'),
      month: sql`extract(month from ${on})`.mapWith(Number).as('month'),
      amount: amountSum,
    })
    .from(dailyStatistics)
    .where(matches(filter))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
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

export type DayMood = { on: LocalDay; moodSum: number; moods: number };

/** Logged moods per day, of entries of any measure. */
export function listMoodSums(
  db: Db,
  { userId, from, to, projects, tags: ofTags }: StatisticFilter,
): Promise<DayMood[]> {
  return db
    .select({
      on,
      moodSum: sql`sum(${dailyStatistics.moodSum})`.mapWith(Number),
      moods: sql`sum(${dailyStatistics.moods})`.mapWith(Number),
    })
    .from(dailyStatistics)
    .where(
      and(
        eq(dailyStatistics.userId, userId),
        between(on, from, to),
        gt(dailyStatistics.moods, 0),
        isOfProjectsAndTags({ projects, tags: ofTags }, dailyStatistics),
      ),
    )
    .groupBy(on)
    .orderBy(asc(on))
    .limit(maxRows);
}

/** Amounts of one measure per day, with the number of entries of any measure and their mean mood, oldest first. */
export function listDayFigures(
  db: Db,
  userId: string,
  { measure, unit }: { measure: Measure; unit: string },
): Promise<(DaySum & { mood: number | null })[]> {
  const { moodSum, moods } = dailyStatistics;
  const isOfMeasure = and(eq(dailyStatistics.measure, measure), eq(dailyStatistics.unit, unit));

  return db
    .select({
      on,
      amount: sql`coalesce(sum(${amount}) filter (where ${isOfMeasure}), 0)`.mapWith(Number),
      entries: entrySum,
      mood: sql<number | null>`(sum(${moodSum})::float8 / nullif(sum(${moods}), 0))`,
    })
    .from(dailyStatistics)
    .where(eq(dailyStatistics.userId, userId))
    .groupBy(on)
    .orderBy(asc(on))
    .limit(maxRows);
}

/** Writing days and last day of each project. */
export function listProjectDays(
  db: Db,
  userId: string,
): Promise<{ projectId: string; writingDays: number; lastOn: LocalDay | null }[]> {
  return db
    .select({
      projectId,
      writingDays: sql`count(distinct ${on})`.mapWith(Number),
      lastOn: max(on),
    })
    .from(dailyStatistics)
    .where(eq(dailyStatistics.userId, userId))
    .groupBy(projectId)
    .orderBy(asc(projectId))
    .limit(maxRows);
}

/** What the user’s entries can be filtered by, with the first and last day of each. */
export async function readStatisticFilters(db: Db, userId: string) {
  const isOwn = eq(dailyStatistics.userId, userId);
  const projects = await db
    .select({ projectId, firstOn: min(on) })
    .from(dailyStatistics)
    .where(isOwn)
    .groupBy(projectId)
    .orderBy(asc(projectId))
    .limit(maxRows);
  const unnested = db
    .select({ tag: sql<string>`unnest(${tags})`.as('tag'), entries })
    .from(dailyStatistics)
    .where(isOwn)
    .as('unnested');
  const usedTags = await db
    .select({ tag: unnested.tag })
    .from(unnested)
    .groupBy(unnested.tag)
    .orderBy(sql`sum(${unnested.entries}) desc`, asc(unnested.tag))
    .limit(50);
  const measures = await db
    .select({ measure: dailyStatistics.measure, unit: dailyStatistics.unit, lastOn: max(on) })
    .from(dailyStatistics)
    .where(isOwn)
    .groupBy(dailyStatistics.measure, dailyStatistics.unit)
    .orderBy(sql`3 desc`, asc(dailyStatistics.measure), asc(dailyStatistics.unit))
    .limit(50);

  return {
    projects: projects.map((row) => ({
      projectId: row.projectId === noProject ? null : row.projectId,
      firstOn: row.firstOn ?? '',
    })),
    tags: usedTags.map(({ tag }) => tag),
    measures: measures.map(({ measure, unit }) => ({ measure, unit })),
  };
}

/** The day of the first entry, of all projects or of one; null without entries. */
export async function readFirstDay(
  db: Db,
  userId: string,
  ofProject?: string,
): Promise<LocalDay | null> {
  const [row] = await db
    .select({ first: min(on) })
    .from(dailyStatistics)
    .where(
      and(
        eq(dailyStatistics.userId, userId),
        ofProject === undefined ? undefined : eq(projectId, ofProject),
      ),
    );

  return row?.first ?? null;
}

function stepStart({ unit, weekStart }: Step): SQL<LocalDay> {
  if (unit === 'day') return sql<LocalDay>`${on}::text`;
  if (unit === 'month') return sql<LocalDay>`date_trunc('month', ${on})::date::text`;

  return sql<LocalDay>`(${on} - ((extract(isodow from ${on})::int - ${weekStart}::int + 7) % 7))::text`;
}

function daysWithin(filter: StatisticFilter): SQL | undefined {
  return and(matches(filter), between(on, filter.from, filter.to));
}

function matches(filter: StatisticFilter): SQL | undefined {
  const { userId, measure, unit } = filter;

  return and(
    eq(dailyStatistics.userId, userId),
    eq(dailyStatistics.measure, measure),
    eq(dailyStatistics.unit, unit),
    isOfProjectsAndTags(filter, dailyStatistics),
    filter.source && eq(source, filter.source),
  );
}

function hoursWithin(filter: StatisticFilter): SQL | undefined {
  const table = hourlyStatistics;

  return and(
    eq(table.userId, filter.userId),
    eq(table.measure, filter.measure),
    eq(table.unit, filter.unit),
    between(table.on, filter.from, filter.to),
    isOfProjectsAndTags(filter, table),
  );
}

function isOfProjectsAndTags(
  { projects, tags: ofTags }: Pick<StatisticFilter, 'projects' | 'tags'>,
  table: typeof dailyStatistics | typeof hourlyStatistics,
): SQL | undefined {
  return and(
    projects.length === 0 ? undefined : inArray(table.projectId, [...projects]),
    ofTags.length === 0 ? undefined : arrayOverlaps(table.tags, [...ofTags]),
  );
}
