import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import { and, arrayOverlaps, between, eq, inArray, type SQL } from 'drizzle-orm';
import type { LocalDay } from '../local-day.ts';
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

/** How many rows a query returns at most: a hundred years of days. */
export const maxRows = 36_600;

/** Daily statistics of a measure, on any day. */
export function matches(filter: StatisticFilter): SQL | undefined {
  const { userId, measure, unit, source } = filter;

  return and(
    eq(dailyStatistics.userId, userId),
    eq(dailyStatistics.measure, measure),
    eq(dailyStatistics.unit, unit),
    isOfProjectsAndTags(filter, dailyStatistics),
    source && eq(dailyStatistics.source, source),
  );
}

export function daysWithin(filter: StatisticFilter): SQL | undefined {
  return and(matches(filter), between(dailyStatistics.on, filter.from, filter.to));
}

export function hoursWithin(filter: StatisticFilter): SQL | undefined {
  const table = hourlyStatistics;

  return and(
    eq(table.userId, filter.userId),
    eq(table.measure, filter.measure),
    eq(table.unit, filter.unit),
    between(table.on, filter.from, filter.to),
    isOfProjectsAndTags(filter, table),
  );
}

export function isOfProjectsAndTags(
  { projects, tags }: Pick<StatisticFilter, 'projects' | 'tags'>,
  table: typeof dailyStatistics | typeof hourlyStatistics,
): SQL | undefined {
  return and(
    projects.length === 0 ? undefined : inArray(table.projectId, [...projects]),
    tags.length === 0 ? undefined : arrayOverlaps(table.tags, [...tags]),
  );
}

/** Whether the filter restricts nothing but days and measure, so that the daily totals of the user have the answer. */
export function isUnrestricted({ projects, tags, source }: StatisticFilter): boolean {
  return projects.length === 0 && tags.length === 0 && source === undefined;
}
