import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { goalStatus } from './goal-values.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { done, id, instant, line, localDate } from './values.ts';

/** By a share of the goal in percent, by an amount of it, by a day, or by whatever its writer decides. */
export const milestoneKind = z.enum(['share', 'amount', 'date', 'own']);
export type MilestoneKind = z.infer<typeof milestoneKind>;

export const milestone = z.object({
  id,
  goalId: id,
  goalTitle: z.string(),
  goalStatus,
  measure,
  unit: z.string(),
  /** Empty for those that every goal begins with: their share is their name. */
  title: z.string(),
  kind: milestoneKind,
  /** Of a share its percent, of an amount the amount; null for the others. */
  value: z.number().int().nullable(),
  /** The total at which it is reached; null where no total decides. */
  amount: z.number().int().nullable(),
  /** What is missing to it now. */
  missing: z.number().int().nullable(),
  dueOn: localDate.nullable(),
  /** At the pace of the last four weeks; null without one. */
  expectedOn: localDate.nullable(),
  reachedOn: localDate.nullable(),
  /** Whether its writer has seen that it was reached. */
  isSeen: z.boolean(),
});
export type Milestone = z.infer<typeof milestone>;

const one = z.object({ id });
const fails = ['milestone_not_found'] as const;

export const goalMilestones = {
  listMilestones: endpoint({
    summary:
      'The milestones of all goals that are not archived: reached ones by day, then the others by nearness',
    method: 'GET',
    path: '/api/goals/milestones',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({ on: localDate, items: z.array(milestone) }),
    fails: [],
  }),

  saveMilestone: endpoint({
    summary:
      'Set a milestone or change it; the client chooses the id, so that sending twice sets one',
    method: 'PUT',
    path: '/api/goals/milestones/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z
      .strictObject({
        goalId: id,
        title: line(limits.milestoneTitleMax).default(''),
        kind: milestoneKind,
        value: z.number().int().min(0).max(limits.amountMax).nullable().default(null),
        dueOn: localDate.nullable().default(null),
      })
      .refine(({ kind, value }) => (kind === 'share' || kind === 'amount') === (value !== null), {
        path: ['value'],
        error: 'value_of_kind',
      })
      .refine(
        ({ kind, value }) => kind !== 'share' || (value !== null && value >= 1 && value <= 100),
        {
          path: ['value'],
          error: 'share_of_hundred',
        },
      )
      .refine(({ kind, dueOn }) => kind !== 'date' || dueOn !== null, {
        path: ['dueOn'],
        error: 'date_needed',
      })
      .refine(({ kind, title }) => kind === 'share' || kind === 'amount' || title !== '', {
        path: ['title'],
        error: 'title_needed',
      }),
    reply: milestone,
    fails: ['goal_not_found', 'milestone_limit'],
  }),

  reachMilestone: endpoint({
    summary: 'Say that one of an own kind is reached, or that it is not',
    method: 'POST',
    path: '/api/goals/milestones/:id/reached',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({ isReached: z.boolean() }),
    reply: milestone,
    fails,
  }),

  seeMilestones: endpoint({
    summary: 'Say that the caller has seen which were reached',
    method: 'POST',
    path: '/api/goals/milestones/seen',
    access: 'user',
    scope: 'goals:write',
    reply: done,
    fails: [],
  }),

  removeMilestone: endpoint({
    summary: 'Put a milestone into the trash, from where it can be brought back for 30 days',
    method: 'DELETE',
    path: '/api/goals/milestones/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: done,
    fails,
  }),

  listRemovedMilestones: endpoint({
    summary: 'The milestones in the trash, removed last first; `restoreMilestone` brings one back',
    method: 'GET',
    path: '/api/goals/milestones/removed',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(milestone.extend({ removedAt: instant, erasedAt: instant })),
    }),
    fails: [],
  }),

  restoreMilestone: endpoint({
    summary: 'Bring back a milestone from the trash',
    method: 'POST',
    path: '/api/goals/milestones/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: milestone,
    fails: ['milestone_not_found', 'goal_not_found', 'milestone_limit'],
  }),
};
