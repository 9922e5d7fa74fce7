import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { done, id, instant, localDate, prose } from './values.ts';

/** A stopwatch runs until it is stopped; a countdown knows how long it is to be. */
export const sessionKind = z.enum(['stopwatch', 'countdown']);
export type SessionKind = z.infer<typeof sessionKind>;

/** Whether the words typed in the editor meanwhile are the result, or what is said at the end. */
export const sessionCounts = z.enum(['typed', 'hand']);
export type SessionCounts = z.infer<typeof sessionCounts>;

const stretch = z.object({ from: instant, to: instant });
const amount = z.number().int().min(-limits.amountMax).max(limits.amountMax);

export const writingSession = z.object({
  id,
  kind: sessionKind,
  counts: sessionCounts,
  plannedSeconds: z.number().int().nullable(),
  startedAt: instant,
  /** Null while it runs. */
  endedAt: instant.nullable(),
  /** The writer's day at its start; what was written counts for it. */
  startOn: localDate,
  /** Between start and end, without what was left out. */
  activeSeconds: z.number().int(),
  /** Left out: pauses and stretches away. */
  idleSeconds: z.number().int(),
  measure,
  /** Null while it runs. */
  amount: z.number().int().nullable(),
  note: z.string(),
});
export type WritingSession = z.infer<typeof writingSession>;

const one = z.object({ id });

export const goalSessions = {
  listSessions: endpoint({
    summary: 'Sprints and sessions that have ended, newest first, and the one that runs',
    method: 'GET',
    path: '/api/goals/sessions',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      /** The start of the last one of the page before. */
      before: instant.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(10),
    }),
    reply: z.object({
      running: writingSession.nullable(),
      items: z.array(writingSession),
      /** What to ask for next as `before`; null at the end. */
      next: instant.nullable(),
    }),
    fails: [],
  }),

  startSession: endpoint({
    summary:
      'Start a sprint or a session; the client chooses the id, so that sending twice starts one',
    method: 'PUT',
    path: '/api/goals/sessions/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z
      .strictObject({
        kind: sessionKind,
        counts: sessionCounts,
        plannedSeconds: z.number().int().min(60).max(limits.sessionSecondsMax).nullable(),
        startedAt: instant,
      })
      .refine(({ kind, plannedSeconds }) => (kind === 'countdown') === (plannedSeconds !== null), {
        path: ['plannedSeconds'],
        error: 'planned_of_countdown',
      }),
    reply: writingSession,
    fails: ['writing_session_running', 'writing_session_closed'],
  }),

  finishSession: endpoint({
    summary:
      'End a session with what was written, or correct one that ended: the result is one entry however often it is sent',
    method: 'POST',
    path: '/api/goals/sessions/:id/finish',
    access: 'user',
    scope: 'goals:write',
    params: one,
    body: z.strictObject({
      endedAt: instant,
      /** Pauses and stretches away that are left out. */
      away: z.array(stretch).max(limits.sessionStretchesMost).default([]),
      measure: measure.exclude(['time', 'session', 'own']).default('word'),
      /** By hand; of a session that counts typed words it stays empty. */
      amount: amount.nullable().default(null),
      note: prose(limits.noteMax).default(''),
    }),
    reply: writingSession,
    fails: ['writing_session_not_found'],
  }),

  removeSession: endpoint({
    summary:
      'Discard a running session, or put one that ended into the trash together with its entries, from where it can be brought back for 30 days',
    method: 'DELETE',
    path: '/api/goals/sessions/:id',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: done,
    fails: ['writing_session_not_found'],
  }),

  listRemovedSessions: endpoint({
    summary:
      'The ended sessions in the trash, removed last first; `restoreSession` brings one back',
    method: 'GET',
    path: '/api/goals/sessions/removed',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(writingSession.extend({ removedAt: instant, erasedAt: instant })),
    }),
    fails: [],
  }),

  restoreSession: endpoint({
    summary: 'Bring a session back from the trash with the entries that went there with it',
    method: 'POST',
    path: '/api/goals/sessions/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: one,
    reply: writingSession,
    fails: ['writing_session_not_found'],
  }),
};
