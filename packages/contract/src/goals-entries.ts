import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { entryInput, progressEntry } from './progress-values.ts';
import { id, instant, localDate } from './values.ts';

/** Entries; saving one updates the progress of the goals that count it. */
export const goalEntries = {
  listEntries: endpoint({
    summary: 'List entries, newest first; with a goal, only those that count toward it',
    method: 'GET',
    path: '/api/goals/entries',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      from: localDate.optional(),
      to: localDate.optional(),
      goalId: id.optional(),
      projectId: id.optional(),
      /** Pagination cursor: id of the last entry of the previous page. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      items: z.array(progressEntry),
      /** Cursor for the next page; null at the end. */
      next: id.nullable(),
    }),
    fails: ['goal_not_found'],
  }),

  recordEntry: endpoint({
    summary:
      'Create or update an entry; the client chooses the id, so a repeated request has no effect',
    method: 'PUT',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    body: entryInput,
    reply: progressEntry,
    fails: ['entry_in_future', 'goal_not_found', 'project_not_found', 'amount_too_large'],
  }),

  removeEntry: endpoint({
    summary: 'Move an entry to the trash; it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/goals/entries/:clientId',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    reply: progressEntry,
    fails: ['entry_not_found'],
  }),

  listRemovedEntries: endpoint({
    summary: 'List entries in the trash, most recently removed first; `restoreEntry` restores one',
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
    summary: 'Restore an entry from the trash; it counts toward its goals again',
    method: 'POST',
    path: '/api/goals/entries/:clientId/restore',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ clientId: id }),
    reply: progressEntry,
    fails: ['entry_not_found'],
  }),
};
