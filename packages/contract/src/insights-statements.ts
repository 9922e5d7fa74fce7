import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { interval, sampleSize } from './insights-values.ts';
import { id, instant, localDate } from './values.ts';

const count = z.number().int();

/** The rules of `packages/insights`; each has a message `insights.statement.<rule>`. */
export const statementRules = [
  'best_window',
  'best_weekday',
  'week_up',
  'week_down',
  'record_day',
  'record_week',
  'record_month',
  'comeback',
  'gap',
  'streak_near_best',
  'milestone_near',
  'deadline_risk',
  'ahead_buffer',
  'session_length',
  'sprint_help',
  'mood_link',
  'project_neglected',
  'project_finish',
  'consistency_up',
  'goal_too_big',
  'goal_too_small',
  'sentiment_shift',
  'style_change',
  'unusual_day',
] as const;
export const statementRule = z.enum(statementRules);
export type StatementRule = z.infer<typeof statementRule>;

/** The screen that shows the evidence, with the goal or text it is about. */
export const evidenceScreens = [
  'analytics',
  'progress',
  'sentiment',
  'temporal',
  'trends',
  'goal',
] as const;

/** A statement about the writer’s own data, with what it rests on. Its text is rendered from `rule` and `params`. */
export const statement = z.object({
  id,
  rule: statementRule,
  /** Values for the message: numbers, days as dates, names, ids. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The days that were examined. */
  from: localDate,
  to: localDate,
  /** Observations behind it, in `sample` units. */
  n: sampleSize,
  /** The estimated effect with its 95 % interval; null for statements of plain facts, such as a record. */
  effect: z.number().nullable(),
  interval: interval.nullable(),
  /** Its p-value and the threshold after correction for all comparisons of that day; null for plain facts. */
  p: z.number().nullable(),
  threshold: z.number().nullable(),
  comparisons: count,
  score: z.number(),
  screen: z.enum(evidenceScreens),
  createdAt: instant,
  /** When the rule can speak again. */
  quietUntil: localDate,
  dismissedAt: instant.nullable(),
  /** Null until the writer said whether it was useful. */
  isUseful: z.boolean().nullable(),
});
export type Statement = z.infer<typeof statement>;

/** What a statement rests on, as it was when it was made. Series with a `group` are compared with each other. */
export const statementEvidence = z.object({
  chart: z.enum(['days', 'bars', 'hours', 'scatter', 'line']),
  /** Name of the measure of `value`: a measure of progress, a metric, `mood`, `words_per_hour`. */
  measure: z.string(),
  points: z.array(
    z.object({
      on: localDate,
      value: z.number(),
      /** Second value of a scatter chart. */
      other: z.number().optional(),
      group: z.string().optional(),
      /** The saved text of the point. */
      sampleId: id.optional(),
    }),
  ),
  groups: z.array(z.object({ group: z.string(), n: count, mean: z.number() })),
});
export type StatementEvidence = z.infer<typeof statementEvidence>;

const statementParams = z.object({ id });

export const insightStatements = {
  listStatements: endpoint({
    summary:
      'List the current statements, best first and at most three, and what rules without enough data need',
    method: 'GET',
    path: '/api/insights/statements',
    access: 'user',
    query: z.object({
      /** Also the dismissed and older ones, newest first, at most 100. */
      all: z.stringbool().default(false),
    }),
    reply: z.object({
      items: z.array(statement),
      /** Rules that lack data, the closest first. */
      listening: z.array(z.object({ rule: statementRule, sample: sampleSize })),
      /** When the statements were last evaluated. */
      evaluatedAt: instant.nullable(),
    }),
    fails: [],
  }),

  readStatement: endpoint({
    summary: 'Read a statement with its evidence',
    method: 'GET',
    path: '/api/insights/statements/:id',
    access: 'user',
    params: statementParams,
    reply: statement.extend({ evidence: statementEvidence }),
    fails: ['statement_not_found'],
  }),

  changeStatement: endpoint({
    summary: 'Dismiss a statement, say whether it was useful, or undo either',
    method: 'PATCH',
    path: '/api/insights/statements/:id',
    access: 'user',
    params: statementParams,
    body: z.strictObject({
      dismissed: z.boolean().optional(),
      /** Not useful: the rule stays quiet for 90 days. Null takes the answer back. */
      isUseful: z.boolean().nullable().optional(),
    }),
    reply: statement,
    fails: ['statement_not_found'],
  }),
};
