import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, instant, line, localDate, paging, prose } from './values.ts';

/** What is counted. Amounts are whole numbers of the measure's own unit. */
export const measures = ['word', 'character'] as const;
export const measure = z.enum(measures);
export type Measure = z.infer<typeof measure>;

/** Where an entry came from: a hand log, words typed in the editor, a saved text that was counted. */
export const entrySources = ['manual', 'editor', 'sample'] as const;
export const entrySource = z.enum(entrySources);
export type EntrySource = z.infer<typeof entrySource>;

export const goalStatus = z.enum(['active', 'completed', 'abandoned', 'archived']);
export type GoalStatus = z.infer<typeof goalStatus>;

/** How an active goal stands; the interface always says it in words. */
export const goalPhase = z.enum([
  'upcoming',
  'ahead',
  'on_track',
  'slipping',
  'at_risk',
  'overdue',
  'done',
]);
export type GoalPhase = z.infer<typeof goalPhase>;

const target = {
  title: line(limits.goalTitleMax).min(1),
  description: prose(limits.goalDescriptionMax),
  measure,
  targetAmount: z.number().int().min(1).max(limits.amountMax),
  /** What was written before the goal began; part of the total, not of any day. */
  startAmount: z.number().int().min(0).max(limits.amountMax),
  startOn: localDate,
  endOn: localDate,
  /** How much of a share each weekday takes, in percent from Monday to Sunday; 0 is a day of rest. */
  weekdayWeights: z.array(z.number().int().min(0).max(limits.weekdayWeightMax)).length(7),
  /** Which entries count. */
  sources: z.array(entrySource).min(1).max(3),
};

/** The figures of a goal on the writer's own day `on`. Formulas: `packages/goals/src`. */
export const goalProgress = z.object({
  on: localDate,
  total: z.number().int(),
  today: z.number().int(),
  /** What today needs, fixed in the morning; 0 before the start. */
  quotaToday: z.number().int(),
  leftToday: z.number().int(),
  /** The mean share of a writing day over the whole plan. */
  sharePerDay: z.number().int(),
  /** The plan is under way and asks nothing of today. */
  isRestDay: z.boolean(),
  /** Where the plan stands at the end of today. */
  par: z.number().int(),
  /** Ahead (positive) or behind (negative) that pace, not counting today until it is met. */
  aheadBy: z.number().int(),
  /** From tomorrow, a day. Null once the goal is reached or its last day has come. */
  neededPerDay: z.number().int().nullable(),
  /** Mean of the last 28 days, today left out; null with fewer than 14 days of history. */
  pacePerDay: z.number().nullable(),
  /** At that pace; null without one. */
  projectedEndOn: localDate.nullable(),
  /** Today included; all days of the plan before it begins, 0 once it is over. */
  daysLeft: z.number().int(),
  phase: goalPhase,
});
export type GoalProgress = z.infer<typeof goalProgress>;

export const goal = z.object({
  id,
  kind: z.literal('target'),
  ...target,
  status: goalStatus,
  archivedFrom: goalStatus.nullable(),
  completedOn: localDate.nullable(),
  /** Counts up with every change; sent back to notice a change made elsewhere. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  progress: goalProgress,
});
export type Goal = z.infer<typeof goal>;

/** One piece of progress, on a local day. Several a day are usual; zero and less are allowed. */
export const progressEntry = z.object({
  clientId: id,
  entryOn: localDate,
  occurredAt: instant,
  measure,
  amount: z.number().int(),
  source: entrySource,
  note: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProgressEntry = z.infer<typeof progressEntry>;

const one = z.object({ id });
const endsAfterStart = (goal: { startOn: string; endOn: string }) => goal.endOn >= goal.startOn;

export const goals = {
  list: endpoint({
    summary: 'The goals of the caller with their figures of today, most pressing first',
    method: 'GET',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ status: goalStatus.optional() }),
    reply: z.object({ items: z.array(goal) }),
    fails: [],
  }),

  create: endpoint({
    summary: 'Start a goal: so much by a date',
    method: 'POST',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:write',
    body: z
      .strictObject({
        ...target,
        description: target.description.default(''),
        measure: measure.default('word'),
        startAmount: target.startAmount.default(0),
        sources: target.sources.default(['manual', 'editor', 'sample']),
        weekdayWeights: target.weekdayWeights.default([100, 100, 100, 100, 100, 100, 100]),
      })
      .refine(endsAfterStart, { path: ['endOn'], error: 'ends_before_start' }),
    reply: goal,
    fails: ['goal_limit'],
  }),

  read: endpoint({
    summary: 'One goal with its figures of today',
    method: 'GET',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:read',
    params: one,
    reply: goal,
    fails: ['goal_not_found'],
  }),

  change: endpoint({
    summary: 'Change what a goal asks for',
    method: 'PATCH',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({ ...z.object(target).partial().shape, version: z.number().int() }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed'],
  }),

  changeStatus: endpoint({
    summary: 'Complete, set aside, archive or resume a goal',
    method: 'POST',
    path: '/api/goals/:id/status',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({
      status: goalStatus,
      reason: prose(limits.noteMax).default(''),
      /** Takes a reopening back: dates and reason of the state before come back with it. */
      undo: z.boolean().default(false),
    }),
    reply: goal,
    fails: ['goal_not_found', 'goal_transition_refused', 'goal_limit'],
  }),

  listEntries: endpoint({
    summary: 'What was logged, newest first',
    method: 'GET',
    path: '/api/goals/entries',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ from: localDate.optional(), to: localDate.optional(), ...paging }),
    reply: z.object({ items: z.array(progressEntry), total: z.number().int() }),
    fails: [],
  }),

  recordEntry: endpoint({
    summary:
      'Log an amount, or change one logged before: the client chooses the id, so that sending twice counts once',
    method: 'PUT',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    body: z.strictObject({
      amount: z.number().int().min(-limits.amountMax).max(limits.amountMax),
      measure: measure.default('word'),
      source: entrySource,
      /** The day it counts for; by default the writer's day at `occurredAt`. */
      entryOn: localDate.optional(),
      occurredAt: instant.optional(),
      note: prose(limits.noteMax).default(''),
    }),
    reply: progressEntry,
    fails: ['entry_in_future'],
  }),

  removeEntry: endpoint({
    summary: 'Take back an entry; recording it again under its id brings it back',
    method: 'DELETE',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    reply: progressEntry,
    fails: ['entry_not_found'],
  }),

  listDays: endpoint({
    summary: 'Amounts by day between two dates, days without an entry left out',
    method: 'GET',
    path: '/api/goals/days',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ from: localDate, to: localDate, measure: measure.default('word') }),
    reply: z.object({
      today: localDate,
      days: z.array(z.object({ on: localDate, amount: z.number().int() })),
    }),
    fails: [],
  }),
};
