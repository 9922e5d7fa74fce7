import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { goalStatus } from './goal-values.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { id, instant, localDate, singleLineText, successReply } from './values.ts';

/** Reached at a percentage of the goal, at an amount, on a date, or when the writer marks it. */
export const milestoneKind = z.enum(['share', 'amount', 'date', 'own']);
export type MilestoneKind = z.infer<typeof milestoneKind>;

export const milestone = z.object({
  id,
  goalId: id,
  goalTitle: z.string(),
  goalStatus,
  measure,
  unit: z.string(),
  /** Empty for the default milestones, which are named by their percentage. */
  title: z.string(),
  kind: milestoneKind,
  /** Percentage or amount, depending on `kind`; null for the others. */
  value: z.number().int().nullable(),
  /** The total at which it is reached; null if it does not depend on the total. */
  amount: z.number().int().nullable(),
  /** Amount still missing. */
  missing: z.number().int().nullable(),
  dueOn: localDate.nullable(),
  /** Estimated from the pace of the last four weeks; null without one. */
  expectedOn: localDate.nullable(),
  reachedOn: localDate.nullable(),
  /** Whether the writer has seen that it was reached. */
  isSeen: z.boolean(),
});
export type Milestone = z.infer<typeof milestone>;

const milestoneParams = z.object({ id });
const fails = ['milestone_not_found'] as const;

export const goalMilestones = {
  listMilestones: endpoint({
    summary:
      'List the milestones of all goals not archived: reached ones by day, then the others, nearest first',
    method: 'GET',
    path: '/api/goals/milestones',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({ on: localDate, items: z.array(milestone) }),
    fails: [],
  }),

  saveMilestone: endpoint({
    summary:
      'Create or update a milestone; the client chooses the id, so a repeated request has no effect',
    method: 'PUT',
    path: '/api/goals/milestones/:id',
    access: 'user',
    scope: 'goals:write',
    params: milestoneParams,
    body: z
      .strictObject({
        goalId: id,
        title: singleLineText(limits.milestoneTitleMax).default(''),
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

  setMilestoneReached: endpoint({
    summary: 'Mark a custom milestone as reached or not reached',
    method: 'POST',
    path: '/api/goals/milestones/:id/reached',
    access: 'user',
    scope: 'goals:write',
    params: milestoneParams,
    body: z.strictObject({ isReached: z.boolean() }),
    reply: milestone,
    fails,
  }),

  markMilestonesSeen: endpoint({
    summary: 'Mark all reached milestones as seen',
    method: 'POST',
    path: '/api/goals/milestones/seen',
    access: 'user',
    scope: 'goals:write',
    reply: successReply,
    fails: [],
  }),

  removeMilestone: endpoint({
    summary: 'Move a milestone to the trash; it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/goals/milestones/:id',
    access: 'user',
    scope: 'goals:write',
    params: milestoneParams,
    reply: successReply,
    fails,
  }),

  listRemovedMilestones: endpoint({
    summary:
      'List milestones in the trash, most recently removed first; `restoreMilestone` restores one',
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
    summary: 'Restore a milestone from the trash',
    method: 'POST',
    path: '/api/goals/milestones/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: milestoneParams,
    reply: milestone,
    fails: ['milestone_not_found', 'goal_not_found', 'milestone_limit'],
  }),
};
