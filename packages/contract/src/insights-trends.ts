import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  insightQuery,
  insightRefusals,
  insightScope,
  insightSelection,
  interval,
  sampleSize,
} from './insights-values.ts';
import { limits } from './limits.ts';
import { metricName } from './metric-names.ts';
import { measure } from './progress-values.ts';
import {
  id,
  instant,
  localDate,
  paging,
  singleLineText,
  successReply,
  textLanguage,
} from './values.ts';

const count = z.number().int();

/** A followed series: a measure of progress per week, or a metric of saved texts with a target of the writer. */
const trendSubject = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), measure, unit: z.string() }),
  z.object({ type: z.literal('metric'), metric: metricName }),
]);

/** A trend is shown only if `isSignificant`. */
const trendTest = z.object({
  /** Theil–Sen: the median slope, per week for progress, from text to text for a metric. */
  slope: z.number(),
  interval,
  /** Value of the line at the first and last point. */
  start: z.number(),
  end: z.number(),
  /** Mann–Kendall with correction for ties and autocorrelation, two-sided. */
  p: z.number(),
  /** p < 0.1. */
  isSignificant: z.boolean(),
});

export const trend = z.object({
  subject: trendSubject,
  /** Whole weeks, 8 to 26 are used; for a metric, texts. */
  sample: sampleSize,
  /** Sums of whole weeks under their first day, or values of texts under the day they were started. */
  points: z.array(z.object({ on: localDate, value: z.number(), sampleId: id.optional() })),
  test: trendTest.nullable(),
  /** Of the daily amounts; empty for a metric and below 28 days. */
  panels: z.object({
    sample: sampleSize,
    days: z.array(
      z.object({
        on: localDate,
        amount: z.number(),
        /** Centered median of 28 days. */
        trend: z.number(),
        /** `amount` without trend and weekday effect. */
        remainder: z.number(),
      }),
    ),
    /** Median difference from the trend, Monday to Sunday; they sum to 0. */
    weekdays: z.array(z.number()),
    /** Days with a modified z-score beyond 3.5, most unusual first. */
    unusual: z.array(
      z.object({ on: localDate, amount: z.number(), expected: z.number(), score: z.number() }),
    ),
  }),
});
export type Trend = z.infer<typeof trend>;

/** A word whose frequency differs between the texts of the period and earlier texts. */
export const wordTrend = z.object({
  word: z.string(),
  uses: count,
  usesBefore: count,
  /** Log-likelihood G²; at least 15.13 (p < 0.0001). */
  keyness: z.number(),
  /** Effect size: binary logarithm of the ratio of relative frequencies. */
  logRatio: z.number(),
  /** Texts of the period with the word. */
  texts: count,
});

const annotationItem = z.object({ id, on: localDate, label: z.string() });

export const trendFigures = z.object({
  ...insightScope,
  /** The writer’s measures by last use, at most 5, then the metrics with a target. The filter `measure` is ignored. */
  trends: z.array(trend),
  /** Per language with enough texts: words of the texts started in the period, compared with all earlier texts. */
  words: z.array(
    z.object({
      language: textLanguage,
      sample: sampleSize,
      sampleBefore: sampleSize,
      words: count,
      wordsBefore: count,
      rising: z.array(wordTrend),
      falling: z.array(wordTrend),
    }),
  ),
  annotations: z.array(annotationItem),
});
export type TrendFigures = z.infer<typeof trendFigures>;

const trendReportSummary = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  from: localDate,
  to: localDate,
  /** Number of its significant trends. */
  significant: count,
});

export const insightTrends = {
  readTrends: endpoint({
    summary:
      'Read trends of followed measures, their parts, unusual days, and rising and falling words',
    method: 'GET',
    path: '/api/insights/trends',
    access: 'user',
    query: insightQuery,
    reply: trendFigures,
    fails: insightRefusals,
  }),

  createTrendReport: endpoint({
    summary:
      'Store the current trends as a trend report; a repeated request with the same id has no effect',
    method: 'POST',
    path: '/api/insights/trend-reports',
    access: 'user',
    body: z.strictObject({
      id,
      name: singleLineText(limits.titleMax).min(1),
      query: insightSelection,
    }),
    reply: trendReportSummary,
    fails: [...insightRefusals, 'trend_report_limit', 'trend_report_conflict'],
  }),

  listTrendReports: endpoint({
    summary: 'List the caller’s trend reports, newest first',
    method: 'GET',
    path: '/api/insights/trend-reports',
    access: 'user',
    query: z.object(paging),
    reply: z.object({ items: z.array(trendReportSummary), total: count }),
    fails: [],
  }),

  readTrendReport: endpoint({
    summary: 'Read a trend report with its stored data',
    method: 'GET',
    path: '/api/insights/trend-reports/:id',
    access: 'user',
    params: z.object({ id }),
    reply: trendReportSummary.extend({ query: insightSelection, figures: trendFigures }),
    fails: ['trend_report_not_found'],
  }),

  removeTrendReport: endpoint({
    summary: 'Delete a trend report',
    method: 'DELETE',
    path: '/api/insights/trend-reports/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['trend_report_not_found'],
  }),
};
