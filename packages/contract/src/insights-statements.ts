import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, localDate } from './values.ts';

const count = z.number().int();

/** The codes that each rule can state; each has a message `insights:statements.<code>`. */
export const statementCodes = {
  best_window: ['best_window', 'busiest_window'],
  best_weekday: ['best_weekday'],
  week_change: ['week_up', 'week_down'],
  record: ['record_day', 'record_week', 'record_month'],
  comeback: ['comeback'],
  gap: ['gap'],
  streak_near_best: ['streak_near_best'],
  milestone_near: ['milestone_near'],
  deadline_risk: ['deadline_risk'],
  ahead_buffer: ['ahead_buffer'],
  session_length: ['session_length'],
  sprint_help: ['sprint_faster', 'sprint_slower'],
  mood_link: ['mood_higher', 'mood_lower'],
  project_neglected: ['project_neglected'],
  project_finish: ['project_finish'],
  consistency_up: ['consistency_up'],
  goal_too_big: ['goal_too_big'],
  goal_too_small: ['goal_too_small'],
  sentiment_shift: ['sentiment_up', 'sentiment_down'],
  style_change: ['style_up', 'style_down'],
  unusual_day: ['unusual_high', 'unusual_low'],
} as const;

type Codes = typeof statementCodes;
export const insightRule = z.enum(Object.keys(statementCodes) as (keyof Codes)[]); // the keys of this constant
export const statementCode = z.enum(Object.values(statementCodes).flat());

/** An argument of a statement’s message. `number` and `share` are formatted by the message, the others by their type. */
export const statementParam = z.discriminatedUnion('type', [
  z.object({ type: z.literal('number'), value: z.number() }),
  z.object({ type: z.literal('share'), value: z.number() }),
  z.object({ type: z.literal('amount'), value: z.number(), measure: z.string(), unit: z.string() }),
  z.object({ type: z.literal('day'), value: localDate }),
  /** 0 is Monday. */
  z.object({ type: z.literal('weekday'), value: z.number() }),
  /** `2026-11`. */
  z.object({ type: z.literal('month'), value: z.string() }),
  /** Minutes after midnight, 0 to 1440. */
  z.object({ type: z.literal('time'), value: z.number() }),
  z.object({ type: z.literal('title'), value: z.string() }),
  z.object({ type: z.literal('metric'), value: z.string() }),
]);

/** The chart that shows a statement’s evidence. */
export const evidenceChart = z.enum([
  'hours',
  'weekdays',
  'weeks',
  'days',
  'months',
  'session-lengths',
  'session-kinds',
  'mood',
  'goal',
  'project',
  'texts',
]);

/** A statement as `packages/insights` makes it. */
export const statementContent = z.object({
  rule: insightRule,
  code: statementCode,
  /** Id of the goal or project, or name of the metric; null for statements about all writing. */
  subject: z.string().nullable(),
  params: z.record(z.string(), statementParam),
  /** Number of observations, in `basis`. */
  n: count,
  basis: z.enum(['days', 'weeks', 'months', 'sessions', 'texts', 'forecast']),
  /** With its 95 % interval; null if the statement only reports a count. */
  effect: z
    .object({
      /** `ratio`: 0.35 is 35 % more. */
      kind: z.enum(['ratio', 'difference', 'correlation']),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    })
    .nullable(),
  /** `p` is at most `threshold`, which is corrected for all comparisons of the day. Null like `effect`. */
  test: z.object({ p: z.number(), threshold: z.number(), comparisons: count }).nullable(),
  score: z.number(),
  cooldownDays: count,
  expiresOn: localDate,
  evidence: z.object({
    chart: evidenceChart,
    from: localDate,
    to: localDate,
    /** The days that the statement highlights, ascending. */
    days: z.array(localDate),
    goalId: id.optional(),
    projectId: id.optional(),
    textIds: z.array(id).optional(),
    metric: z.string().optional(),
  }),
});
export type StatementContent = z.infer<typeof statementContent>;

/** A statement about the writer’s own data, with its basis, test and evidence. */
export const statement = statementContent.extend({
  id,
  /** The local day on which it was created. */
  madeOn: localDate,
  createdAt: instant,
  dismissedAt: instant.nullable(),
  /** Null until the writer answers whether it was useful. */
  isUseful: z.boolean().nullable(),
});
export type Statement = z.infer<typeof statement>;

/** A snapshot of the figures behind a statement. */
export const statementEvidence = z.object({
  measure: z.string(),
  /** Amounts of the days from `from` to `to` with an entry, at most the last 800, with the mean mood. */
  days: z.array(z.object({ on: localDate, amount: count, mood: z.number().nullable() })),
  /** Sessions of those days, if the chart is about sessions; at most the last 500. */
  sessions: z.array(
    z.object({
      on: localDate,
      startMinute: count,
      activeSeconds: count,
      amount: count,
      isSprint: z.boolean(),
    }),
  ),
  /** Values of the metric, if the chart is about texts. */
  texts: z.array(z.object({ sampleId: id, on: localDate, value: z.number() })),
});
export type StatementEvidence = z.infer<typeof statementEvidence>;

const statementParams = z.object({ id });

export const insightStatements = {
  listStatements: endpoint({
    summary: 'List the current statements, best first and at most three',
    method: 'GET',
    path: '/api/insights/statements',
    access: 'user',
    query: z.object({
      /** Also the dismissed and older ones, newest first, at most 100. */
      all: z.stringbool().default(false),
    }),
    reply: z.object({
      items: z.array(statement),
      /** When the statements were last evaluated. */
      evaluatedAt: instant.nullable(),
      /** The data counted so far; rules need about 20 writing days and, for some, 10 sessions or 5 texts. */
      counted: z.object({ writingDays: count, sessions: count, texts: count }),
    }),
    fails: [],
  }),

  readStatement: endpoint({
    summary: 'Read a statement with its evidence',
    method: 'GET',
    path: '/api/insights/statements/:id',
    access: 'user',
    params: statementParams,
    reply: statement.extend({ figures: statementEvidence }),
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
      /** Not useful: the rule stays quiet for 90 days. Null withdraws the answer. */
      isUseful: z.boolean().nullable().optional(),
    }),
    reply: statement,
    fails: ['statement_not_found'],
  }),
};
