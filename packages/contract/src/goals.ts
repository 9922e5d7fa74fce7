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

/** Beyond what every goal says of itself there are usual ways: a target by a date, every day alike, whatever it comes from. */
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
    summary: 'The goals of the caller with their figures of today, most pressing first',
    method: 'GET',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ status: goalStatus.optional() }),
    reply: z.object({ items: z.array(goal) }),
    fails: [],
  }),

  listRemoved: endpoint({
    summary: 'The goals in the trash, removed last first; `undo` brings one back',
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
    summary: 'Start a goal: so much by a date, or so much in every period',
    method: 'POST',
    path: '/api/goals',
    access: 'user',
    scope: 'goals:write',
    body: z.strictObject({ ...asked, ...usual, successorOf: id.nullable().default(null) }),
    reply: goal,
    fails: ['goal_limit', 'goal_not_found', 'project_not_found'],
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
    body: z.strictObject({ ...z.object(asked).partial().shape, version }),
    reply: goal,
    fails: ['goal_not_found', 'goal_changed', 'project_not_found'],
  }),

  remove: endpoint({
    summary: 'Put a goal into the trash, from where it can be taken back for 30 days; entries stay',
    method: 'DELETE',
    path: '/api/goals/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: goal,
    fails: ['goal_not_found'],
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
      /** Why it is set aside. */
      reason: abandonReason.nullable().default(null),
      note: prose(limits.noteMax).default(''),
      version: version.optional(),
    }),
    reply: goal,
    fails: ['goal_not_found', 'goal_transition_refused', 'goal_limit', 'goal_changed'],
  }),

  answerMiss: endpoint({
    summary: 'Say what missed days do to a plan: spread, extend or accept',
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
    summary: 'Take back what the caller did to a goal last, removal included',
    method: 'POST',
    path: '/api/goals/:id/undo',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: goal,
    fails: ['goal_not_found', 'goal_nothing_to_undo', 'goal_limit'],
  }),

  listEvents: endpoint({
    summary: 'What was done to a goal and happened to it, newest first',
    method: 'GET',
    path: '/api/goals/:id/events',
    access: 'user',
    scope: 'goals:read',
    params: one,
    reply: z.object({ items: z.array(goalEvent) }),
    fails: ['goal_not_found'],
  }),

  listCourse: endpoint({
    summary: 'What counted for a goal by day between two dates, and its total before them',
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
    summary: 'Amounts by day between two dates, days without an entry left out',
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
    summary: 'The measures and own units that the caller has logged or set a goal in, latest first',
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
