import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { progressEntry, recording } from './progress-values.ts';
import { id, instant, localDate } from './values.ts';

/** Progress by entry; the goals that count one follow. */
export const goalEntries = {
  listEntries: endpoint({
    summary: 'What was logged, newest first; of a goal those that count for it',
    method: 'GET',
    path: '/api/goals/entries',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      from: localDate.optional(),
      to: localDate.optional(),
      goalId: id.optional(),
      projectId: id.optional(),
      /** The last one of the page before. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      items: z.array(progressEntry),
      /** What to ask for next as `before`; null at the end. */
      next: id.nullable(),
    }),
    fails: ['goal_not_found'],
  }),

  recordEntry: endpoint({
    summary:
      'Log an amount, or change one logged before: the client chooses the id, so that sending twice counts once',
    method: 'PUT',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    body: recording,
    reply: progressEntry,
    fails: ['entry_in_future', 'goal_not_found', 'project_not_found', 'amount_too_large'],
  }),

  removeEntry: endpoint({
    summary: 'Put an entry into the trash, from where it can be brought back for 30 days',
    method: 'DELETE',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    reply: progressEntry,
    fails: ['entry_not_found'],
  }),

  listRemovedEntries: endpoint({
    summary: 'The entries in the trash, removed last first; `restoreEntry` brings one back',
    method: 'GET',
    path: '/api/goals/entries/removed',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(progressEntry.extend({ removedAt: instant, erasedAt: instant })),
    }),
    fails: [],
  }),

  restoreEntry: endpoint({
    summary: 'Bring back an entry from the trash; it counts again for the goals that count it',
    method: 'POST',
    path: '/api/goals/entries/:clientId/restore',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    reply: progressEntry,
    fails: ['entry_not_found'],
  }),
};
