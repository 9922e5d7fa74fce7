import { refuse } from '@longhand/contract/errors';
import type { InsightPeriod, InsightQuery, SeriesStep } from '@longhand/contract/insights-values';
import type { LocalDay } from '@longhand/goals/days';
import {
  localDayAt,
  normalizeTags,
  readFirstDay,
  type StatisticFilter,
  weekStartOf,
} from '../goals/index.ts';
import type { Caller, Services } from '../platform/http/context.ts';
import { requireProjects } from '../projects/index.ts';
import { resolveComparison, resolvePeriod } from './period.ts';

/** A query with dates instead of names, checked against the caller’s projects. */
export type InsightScope = {
  on: LocalDay;
  weekStart: number;
  timeZone: string;
  period: InsightPeriod;
  before: InsightPeriod | null;
  /** Steps of series; by the length of the period unless given. */
  step?: SeriesStep | undefined;
  /** Sums of `period` up to its last elapsed day. */
  filter: StatisticFilter;
};

type ScopeContext = Pick<Services, 'db' | 'clock'> & {
  caller: Pick<Caller, 'userId' | 'preferences'>;
};

/** Resolves the common query. Refuses unknown projects and impossible ranges. */
export async function resolveScope(
  query: InsightQuery,
  { db, clock, caller }: ScopeContext,
): Promise<InsightScope> {
  const { userId, preferences } = caller;
  const { projects, measure, unit } = query;
  const isOwnRange = query.from !== undefined || query.to !== undefined;
  const range = isOwnRange ? null : query.range;
  await requireProjects(db, userId, projects);
  if (range === 'project' && projects.length !== 1) throw refuse('range_needs_project');

  const today = localDayAt(clock.now(), preferences);
  const weekStart = weekStartOf(preferences);
  const [ofProject] = range === 'project' ? projects : [];
  const firstOn =
    range === 'project' || range === 'all' ? await readFirstDay(db, userId, ofProject) : null;
  const period = resolvePeriod(query, { today, weekStart, firstOn });
  const before = resolveComparison(query.compare, period, { range, weekStart });
  const tags = normalizeTags(query.tags);
  const days = { from: period.from, to: period.through };

  return {
    ...{ on: today, weekStart, timeZone: preferences.timeZone, period, before },
    filter: { userId, ...days, measure, unit, projects, tags },
  };
}

/** The filter of another period. */
export function filterOf(filter: StatisticFilter, period: InsightPeriod): StatisticFilter {
  return { ...filter, from: period.from, to: period.through };
}

/** The resolved query, repeated in the reply. */
export function presentScope({ on, period, before, filter }: InsightScope) {
  return { on, period, before, measure: filter.measure, unit: filter.unit };
}
