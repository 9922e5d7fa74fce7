import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  abandonReason,
  goal,
  goalEvent,
  goalFields,
  goalStatus,
  missedDaysChoice,
} from './goal-values.ts';
import { goalEntries } from './goals-entries.ts';
import { limits } from './limits.ts';
import { entrySources, measure, unitName } from './progress-values.ts';
import { id, instant, localDate, multilineText } from './values.ts';

const goalParams = z.object({ id });
const version = z.number().int();
const dayAmount = z.object({ on: localDate, amount: z.number().int() });

/** Defaults for a new goal: a target by a date, evenly spread, counting entries from all sources. */
const goalDefaults = {
  description: goalFields.description.default(''),
  kind: goalFields.kind.default('target'),
  comparator: goalFields.comparator.default('at_least'),
  measure: goalFields.measure.default('word'),
  unit: goalFields.unit.default(''),
  startAmount: goalFields.startAmount.default(0),
  endOn: goalFields.endOn.default(null),
  planMode: goalFields.planMode.default('by_date'),
  rate: goalFields.rate.default(null),
  cadence: goalFields.cadence.default(null),
  curve: goalFields.curve.default('steady'),
  seed: goalFields.seed.default(0),
  weekdayWeights: goalFields.weekdayWeights.default([100, 100, 100, 100, 100, 100, 100]),
  exceptions: goalFields.exceptions.default([]),
  pauses: goalFields.pauses.default([]),
  successShare: goalFields.successShare.default(80),
  sources: goalFields.sources.default([...entrySources]),
  projectIds: goalFields.projectIds.default([]),
  tags: goalFields.tags.default([]),
  remindAt: goalFields.remindAt.default(null),
  isStarred: goalFields.isStarred.default(false),
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
      items: z.array(
        z.object({ id, title: goalFields.title, removedAt: instant, erasedAt: instant }),
      ),
    }),
    fails: [],
  }),

  create: endpoint({
    summary: 'Create a goal: an amount by a date, or an amount in every period',
    method: 'POST',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:write',
    body: z.strictObject({
      ...goalFields,
      ...goalDefaults,
      successorOf: id.nullable().default(null),
    }),
    reply: goal,
    fails: ['goal_limit', 'goal_not_found', 'project_not_found'],
  }),

  read: endpoint({
    summary: 'Read a goal with today’s progress',
    method: 'GET',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:read',
    params: goalParams,
    reply: goal,
    fails: ['goal_not_found'],
  }),

  change: endpoint({
    summary: 'Change a goal',
    method: 'PATCH',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: goalParams,
    body: z.strictObject({ ...z.object(goalFields).partial().shape, version }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed', 'project_not_found'],
  }),

  remove: endpoint({
    summary: 'Move a goal to the trash; it can be restored for 30 days; its entries are kept',
    method: 'DELETE',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: goalParams,
    reply: goal,
    fails: ['goal_not_found'],
  }),

  changeStatus: endpoint({
    summary: 'Complete, abandon, archive or resume a goal',
    method: 'POST',
    path: '/api/goals/:id/status',
    access: 'user',
    scope: 'goals:write',
    params: goalParams,
    body: z.strictObject({
      status: goalStatus,
      /** Why it was abandoned. */
      reason: abandonReason.nullable().default(null),
      note: multilineText(limits.noteMax).default(''),
      version: version.optional(),
    }),
    reply: goal,
    fails: ['goal_not_found', 'goal_transition_refused', 'goal_limit', 'goal_changed'],
  }),

  resolveMissedDays: endpoint({
    summary: 'Resolve missed days of a plan: spread, extend or accept',
    method: 'POST',
    path: '/api/goals/:id/miss',
    access: 'user',
    scope: 'goals:write',
    params: goalParams,
    body: z.strictObject({ choice: missedDaysChoice, version }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed', 'goal_miss_answered'],
  }),

  undo: endpoint({
    summary: 'Undo the caller’s last change to a goal, including its removal',
    method: 'POST',
    path: '/api/goals/:id/undo',
    access: 'user',
    scope: 'goals:write',
    params: goalParams,
    reply: goal,
    fails: ['goal_not_found', 'goal_nothing_to_undo', 'goal_limit'],
  }),

  listEvents: endpoint({
    summary: 'List the changes of a goal, newest first',
    method: 'GET',
    path: '/api/goals/:id/events',
    access: 'user',
    scope: 'goals:read',
    params: goalParams,
    reply: z.object({ items: z.array(goalEvent) }),
    fails: ['goal_not_found'],
  }),

  listGoalDays: endpoint({
    summary: 'List the daily amounts of a goal between two dates, and its total before them',
    method: 'GET',
    path: '/api/goals/:id/days',
    access: 'user',
    scope: 'goals:read',
    params: goalParams,
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
