import * as z from 'zod';
import { limits } from './limits.ts';
import { measure, unitName } from './progress-values.ts';
import { id, localDate, singleLineText } from './values.ts';

/**
 * Ranges by name. `last_…` days end today; `this_…` is the calendar period of today, which is unfinished. `project` begins with the first
 * entry of the only project in the filter; `all` with the writer’s first entry.
 */
export const insightRanges = [
  'last_7_days',
  'last_28_days',
  'last_90_days',
  'last_365_days',
  'this_week',
  'this_month',
  'this_year',
  'last_week',
  'last_month',
  'last_year',
  'project',
  'all',
] as const;
export const insightRangeName = z.enum(insightRanges);
export type InsightRangeName = z.infer<typeof insightRangeName>;

/**
 * The comparison of a range: the previous period; the nearest earlier days with the same weekdays; the same dates a year before. Of an
 * unfinished range, only the same elapsed part is compared.
 */
export const insightComparisons = ['none', 'previous', 'weekdays', 'last_year'] as const;
export const insightComparison = z.enum(insightComparisons);
export type InsightComparison = z.infer<typeof insightComparison>;

/** A list in a query string; empty means no filter. */
const listOf = <Item extends z.ZodType<string, string>>(
  item: Item,
  { separator, most }: ListOptions,
) =>
  z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : [...new Set(text.split(separator))]))
    .pipe(z.array(item).max(most));

type ListOptions = { separator: string; most: number };

/** Which entries count: of one measure, of these projects, with at least one of these tags. */
export const insightFilter = {
  /** Comma-separated ids. */
  projects: listOf(id, { separator: ',', most: limits.insightProjectsMax }),
  /** Separated by line breaks, which a tag cannot contain. */
  tags: listOf(singleLineText(limits.tagMax).min(1), {
    separator: '\n',
    most: limits.tagsPerItemMax,
  }),
  measure: measure.default('word'),
  /** The name of a custom unit, if `measure` is `own`. */
  unit: unitName.default(''),
};

/** The query of all screens. `from` and `to`, which come together, replace `range`. Both are inclusive. */
export const insightQuery = z.object({
  range: insightRangeName.default('last_28_days'),
  from: localDate.optional(),
  to: localDate.optional(),
  compare: insightComparison.default('none'),
  ...insightFilter,
});
export type InsightQuery = z.infer<typeof insightQuery>;

/** The same query in a body, with arrays. */
export const insightSelection = z.strictObject({
  ...insightQuery.shape,
  projects: z.array(id).max(limits.insightProjectsMax).default([]),
  tags: z.array(singleLineText(limits.tagMax).min(1)).max(limits.tagsPerItemMax).default([]),
});
export type InsightSelection = z.infer<typeof insightSelection>;

/** The refusals of this query: end before start, more than a hundred years, a range by project without one project, an unknown project. */
export const insightRefusals = [
  'range_reversed',
  'range_too_long',
  'range_needs_project',
  'project_not_found',
] as const;

const count = z.number().int();

/** A range of days. `through` is its last day up to today: the days after it are not counted in any mean. */
export const insightPeriod = z.object({
  from: localDate,
  to: localDate,
  through: localDate,
  /** Days from `from` to `through`. */
  days: count,
  isUnfinished: z.boolean(),
});
export type InsightPeriod = z.infer<typeof insightPeriod>;

/** The resolved query that every reply repeats, with dates instead of names. */
export const insightScope = {
  /** The writer’s local day. */
  on: localDate,
  period: insightPeriod,
  /** The compared period, of the same length as `period` up to `through`; null without a comparison. */
  before: insightPeriod.nullable(),
  measure,
  unit: z.string(),
};

export const sampleUnits = ['days', 'weeks', 'entries', 'sessions', 'texts'] as const;
/** How much data a part has and needs. With less than it needs, its results are null or empty. */
export const sampleSize = z.object({ unit: z.enum(sampleUnits), has: count, needs: count });
export type SampleSize = z.infer<typeof sampleSize>;

/** Length of the steps of a series: days up to 92 days, weeks up to two years, otherwise months. */
export const seriesStep = z.enum(['day', 'week', 'month']);
export type SeriesStep = z.infer<typeof seriesStep>;

/** The amount of a step, under its first day within the period. Every step occurs, also with 0. */
export const seriesPoint = z.object({ on: localDate, amount: count });

/** A bin of a histogram: from inclusive, to exclusive; the last bin has no end. */
export const histogramBin = z.object({ from: z.number(), to: z.number().nullable(), count });

/** A two-sided 95 % interval. */
export const interval = z.object({ low: z.number(), high: z.number() });
