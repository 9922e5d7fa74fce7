import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { abandonReason, asked, goal, goalEvent, goalStatus, missChoice } from './goal-values.ts';
import { goalEntries } from './goals-entries.ts';
import { limits } from './limits.ts';
import { entrySources, measure, unitName } from './progress-values.ts';
import { id, instant, localDate, prose } from './values.ts';

const one = z.object({ id });
const version = z.number().int();
const dayAmount = z.object({ on: localDate, amount: z.number().int() });

/** Defaults for a new goal: a target by a date, evenly spread, counting entries from all sources. */
const usual = {
  description: asked.description.default(''),
  kind: asked.kind.default('target'),
  comparator: asked.comparator.default('at_least'),
  measure: asked.measure.default('word'),
  unit: asked.unit.default(''),
  startAmount: asked.startAmount.default(0),
  endOn: asked.endOn.default(null),
  planMode: asked.planMode.default('by_date'),
  rate: asked.rate.default(null),
  cadence: asked.cadence.default(null),
  curve: asked.curve.default('steady'),
  seed: asked.seed.default(0),
  weekdayWeights: asked.weekdayWeights.default([100, 100, 100, 100, 100, 100, 100]),
  exceptions: asked.exceptions.default([]),
  pauses: asked.pauses.default([]),
  successShare: asked.successShare.default(80),
  sources: asked.sources.default([...entrySources]),
  projectIds: asked.projectIds.default([]),
  tags: asked.tags.default([]),
  remindAt: asked.remindAt.default(null),
  isStarred: asked.isStarred.default(false),
};

export const goals = {
  list: endpoint({
    summary: 'List the caller’s goals with today’s progress, most urgent first',
    method: 'GET',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ status: goalStatus.optional() }),
    reply: z.object({ items: z.array(goal) }),
    fails: [],
  }),

  listRemoved: endpoint({
    summary: 'List goals in the trash, most recently removed first; `undo` restores one',
    method: 'GET',
    path: '/api/goals/removed',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(z.object({ id, title: asked.title, removedAt: instant, erasedAt: instant })),
    }),
    fails: [],
  }),

  create: endpoint({
    summary: 'Create a goal: an amount by a date, or an amount in every period',
    method: 'POST',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:write',
    body: z.strictObject({ ...asked, ...usual, successorOf: id.nullable().default(null) }),
    reply: goal,
    fails: ['goal_limit', 'goal_not_found', 'project_not_found'],
  }),

  read: endpoint({
    summary: 'Read a goal with today’s progress',
    method: 'GET',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:read',
    params: one,
    reply: goal,
    fails: ['goal_not_found'],
  }),

  change: endpoint({
    summary: 'Change a goal',
    method: 'PATCH',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({ ...z.object(asked).partial().shape, version }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed', 'project_not_found'],
  }),

  remove: endpoint({
    summary: 'Move a goal to the trash; it can be restored for 30 days; its entries are kept',
    method: 'DELETE',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: goal,
    fails: ['goal_not_found'],
  }),

  changeStatus: endpoint({
    summary: 'Complete, abandon, archive or resume a goal',
    method: 'POST',
    path: '/api/goals/:id/status',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({
      status: goalStatus,
      /** Why it was abandoned. */
      reason: abandonReason.nullable().default(null),
      note: prose(limits.noteMax).default(''),
      version: version.optional(),
    }),
    reply: goal,
    fails: ['goal_not_found', 'goal_transition_refused', 'goal_limit', 'goal_changed'],
  }),

  answerMiss: endpoint({
    summary: 'Resolve missed days of a plan: spread, extend or accept',
    method: 'POST',
    path: '/api/goals/:id/miss',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({ choice: missChoice, version }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed', 'goal_miss_answered'],
  }),

  undo: endpoint({
    summary: 'Undo the caller’s last change to a goal, including its removal',
    method: 'POST',
    path: '/api/goals/:id/undo',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: goal,
    fails: ['goal_not_found', 'goal_nothing_to_undo', 'goal_limit'],
  }),

  listEvents: endpoint({
    summary: 'List the changes of a goal, newest first',
    method: 'GET',
    path: '/api/goals/:id/events',
    access: 'user',
    scope: 'goals:read',
    params: one,
    reply: z.object({ items: z.array(goalEvent) }),
    fails: ['goal_not_found'],
  }),

  listCourse: endpoint({
    summary: 'List the daily amounts of a goal between two dates, and its total before them',
    method: 'GET',
    path: '/api/goals/:id/days',
    access: 'user',
    scope: 'goals:read',
    params: one,
    query: z.object({ from: localDate, to: localDate }),
    reply: z.object({ totalBefore: z.number().int(), days: z.array(dayAmount) }),
    fails: ['goal_not_found'],
  }),

  ...goalEntries,

  listDays: endpoint({
    summary: 'List daily amounts between two dates, without empty days',
    method: 'GET',
    path: '/api/goals/days',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      from: localDate,
      to: localDate,
      measure: measure.default('word'),
      unit: unitName.default(''),
    }),
    reply: z.object({ today: localDate, days: z.array(dayAmount) }),
    fails: [],
  }),

  listUnits: endpoint({
    summary: 'List the measures and custom units that the caller has used, most recent first',
    method: 'GET',
    path: '/api/goals/units',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(z.object({ measure, unit: unitName, lastOn: localDate.nullable() })),
    }),
    fails: [],
  }),
};
