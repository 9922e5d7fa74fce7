import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { goalForecast } from './goal-values.ts';
import {
  histogramBin,
  insightQuery,
  insightRefusals,
  insightScope,
  interval,
  sampleSize,
  seriesPoint,
  seriesStep,
} from './insights-values.ts';
import { entrySource } from './progress-values.ts';
import { documentKind, id, localDate } from './values.ts';

const count = z.number().int();

/** Totals of a period. Amounts are in parts of the measure (`measure-parts.ts`). */
export const insightTotals = z.object({
  amount: count,
  /** Sums of the days whose amount is positive and negative; the latter is 0 or less. */
  added: count,
  removed: count,
  entries: count,
  /** Days with an entry. */
  writingDays: count,
  /** `amount` per writing day and per day of the period. */
  perWritingDay: z.number().nullable(),
  perDay: z.number().nullable(),
  /** Sessions that ended in the period, regardless of project, tag and measure. */
  sessions: count,
  activeSeconds: count,
});
export type InsightTotals = z.infer<typeof insightTotals>;

/** A part of the total with its own series; `points` has the steps of the reply. */
const part = { amount: count, entries: count, before: count.nullable() };

export const insightFigures = {
  readAnalytics: endpoint({
    summary:
      'Read totals and distributions of a period by project, tag, source, kind and time of day',
    method: 'GET',
    path: '/api/insights/analytics',
    access: 'user',
    scope: 'goals:read',
    query: insightQuery,
    reply: z.object({
      ...insightScope,
      totals: insightTotals,
      /** The totals of the compared period. */
      totalsBefore: insightTotals.nullable(),
      /**
       * Change of `amount` from the compared period as a share, 0.15 is 15 % more; null without one, or if it has fewer than 7 entries or a
       * sum of 0 or less.
       */
      change: z.number().nullable(),
      step: seriesStep,
      points: z.array(seriesPoint),
      pointsBefore: z.array(seriesPoint),
      /** By amount, descending; entries without a project have null. Beyond the first five, series are empty. */
      projects: z.array(
        z.object({
          projectId: id.nullable(),
          title: z.string().nullable(),
          ...part,
          points: z.array(seriesPoint),
        }),
      ),
      /** An entry with several tags counts for each. Entries without a tag have null. */
      tags: z.array(z.object({ tag: z.string().nullable(), ...part })),
      sources: z.array(z.object({ source: entrySource, ...part })),
      /** Saved texts that were started in the period. Not filtered by measure. */
      kinds: z.array(z.object({ kind: documentKind, texts: count, words: count })),
      /** Words typed or timed by hour of the writer’s clock, 0 to 23, and active seconds of sessions; hours without either are missing. */
      hours: z.array(z.object({ hour: count, amount: count, activeSeconds: count })),
      /** Days by amount; only days with a positive amount. */
      dayAmounts: z.object({ sample: sampleSize, bins: z.array(histogramBin) }),
      /** Sessions by active minutes. */
      sessionMinutes: z.object({ sample: sampleSize, bins: z.array(histogramBin) }),
      /** The latest 300 sessions with a count of words: words per active hour. */
      paces: z.object({
        sample: sampleSize,
        items: z.array(
          z.object({ sessionId: id, on: localDate, minutes: z.number(), perHour: z.number() }),
        ),
      }),
    }),
    fails: insightRefusals,
  }),

  readProgress: endpoint({
    summary: 'Read velocity, cumulative amounts of projects, a comparison of years, and forecasts',
    method: 'GET',
    path: '/api/insights/progress',
    access: 'user',
    scope: 'goals:read',
    query: insightQuery,
    reply: z.object({
      ...insightScope,
      /** Amounts of weeks that begin on the writer’s first day of the week; the first and last may be cut by the period. */
      weeks: z.array(
        seriesPoint.extend({
          days: count,
          /** Mean of this and the three weeks before; null for the first three. */
          mean: z.number().nullable(),
        }),
      ),
      /** Per day: the last 7 days of the period, the 7 before them, and the 90 before the last 7 as a baseline. */
      velocity: z.object({
        sample: sampleSize,
        last7: z.number().nullable(),
        previous7: z.number().nullable(),
        baseline90: z.number().nullable(),
      }),
      step: seriesStep,
      /** Projects with entries in the period, by amount; at most 20. `total` includes what was written before the period. */
      projects: z.array(
        z.object({
          projectId: id.nullable(),
          title: z.string().nullable(),
          amount: count,
          totalBefore: count,
          points: z.array(z.object({ on: localDate, total: count })),
        }),
      ),
      /** All years with entries, regardless of the period; months to come are null. */
      years: z.array(
        z.object({
          year: count,
          months: z.array(count.nullable()).length(12),
          total: count,
          /** Sum up to today’s day of the year, to compare with the current year. */
          toDate: count,
        }),
      ),
      /** Active targets that count the measure. */
      goals: z.array(
        z.object({
          goalId: id,
          title: z.string(),
          total: count,
          target: count,
          endOn: localDate.nullable(),
          forecast: goalForecast.nullable(),
        }),
      ),
    }),
    fails: insightRefusals,
  }),

  readTemporal: endpoint({
    summary: 'Read when the caller writes: hours, weekdays, session lengths, years, regularity',
    method: 'GET',
    path: '/api/insights/temporal',
    access: 'user',
    scope: 'goals:read',
    query: insightQuery,
    reply: z.object({
      ...insightScope,
      /** Words typed or timed, active seconds and sessions by weekday (0 is Monday) and hour of the writer’s clock; empty cells are missing. */
      hours: z.object({
        sample: sampleSize,
        cells: z.array(
          z.object({
            weekday: count,
            hour: count,
            amount: count,
            activeSeconds: count,
            sessions: count,
          }),
        ),
      }),
      /** Days with an entry and mean amount per day, by weekday; `days` is how often the weekday occurred. */
      weekdays: z.array(
        z.object({ weekday: count, days: count, writingDays: count, mean: z.number() }),
      ),
      /** Sessions by active minutes; `perHour` in words, null without words. */
      sessionLengths: z.object({
        sample: sampleSize,
        medianMinutes: z.number().nullable(),
        bins: z.array(histogramBin.extend({ perHour: z.number().nullable() })),
      }),
      /** The years of the period, newest first, at most 10. Days without an entry are missing. Levels 1 to 4 by quartiles of the last 365 days. */
      calendar: z.array(
        z.object({
          year: count,
          days: z.array(z.object({ on: localDate, amount: count, entries: count, level: count })),
        }),
      ),
      consistency: z.object({
        sample: sampleSize,
        writingDays: count,
        /** Share of the days of the period with an entry, 0 to 1. */
        share: z.number().nullable(),
        longestGapDays: count,
        weeks: z.array(z.object({ on: localDate, days: count, writingDays: count })),
        /** Coefficient of variation of whole weeks; 0 is the same amount each week. */
        variation: z.number().nullable(),
      }),
      /** The two-hour windows of the last 90 days of the period with the most words per active hour (`fastest`) and with the most words (`most`). */
      bestWindow: z.object({
        sample: sampleSize,
        fastest: z
          .object({
            days: z.enum(['all', 'weekdays', 'weekend']),
            fromHour: count,
            sessions: count,
            onDays: count,
            /** Words per active hour, shrunk toward the writer’s mean by five sessions. */
            perHour: z.number(),
            mean: z.number(),
            interval,
          })
          .nullable(),
        most: z
          .object({
            days: z.enum(['all', 'weekdays', 'weekend']),
            fromHour: count,
            onDays: count,
            amount: count,
            share: z.number(),
          })
          .nullable(),
      }),
    }),
    fails: insightRefusals,
  }),
};
