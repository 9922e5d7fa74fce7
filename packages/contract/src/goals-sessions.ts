import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { id, instant, localDate, multilineText, successReply } from './values.ts';

/** A stopwatch runs until it is stopped; a countdown has a planned length. */
export const sessionKind = z.enum(['stopwatch', 'countdown']);
export type SessionKind = z.infer<typeof sessionKind>;

/** Whether the amount is the words typed in the editor or entered by hand at the end. */
export const sessionCountMethod = z.enum(['typed', 'hand']);
export type SessionCountMethod = z.infer<typeof sessionCountMethod>;

const timeSpan = z.object({ from: instant, to: instant });
const amount = z.number().int().min(-limits.amountMax).max(limits.amountMax);

export const writingSession = z.object({
  id,
  kind: sessionKind,
  counts: sessionCountMethod,
  plannedSeconds: z.number().int().nullable(),
  startedAt: instant,
  /** Null while it runs. */
  endedAt: instant.nullable(),
  /** The local day at its start; the amount counts for that day. */
  startOn: localDate,
  /** Time between start and end without idle time. */
  activeSeconds: z.number().int(),
  /** Pauses and time away. */
  idleSeconds: z.number().int(),
  measure,
  /** Null while it runs. */
  amount: z.number().int().nullable(),
  note: z.string(),
});
export type WritingSession = z.infer<typeof writingSession>;

const sessionParams = z.object({ id });

export const goalSessions = {
  listSessions: endpoint({
    summary: 'List ended sprints and sessions, newest first, and the running one',
    method: 'GET',
    path: '/api/goals/sessions',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      /** Cursor: start of the last session of the previous page. */
      before: instant.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(10),
    }),
    reply: z.object({
      running: writingSession.nullable(),
      items: z.array(writingSession),
      /** Cursor for the next page; null at the end. */
      next: instant.nullable(),
    }),
    fails: [],
  }),

  startSession: endpoint({
    summary:
      'Start a sprint or session; the client chooses the id, so a repeated request has no effect',
    method: 'PUT',
    path: '/api/goals/sessions/:id',
    access: 'user',
    scope: 'goals:write',
    params: sessionParams,
    body: z
      .strictObject({
        kind: sessionKind,
        counts: sessionCountMethod,
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
      'End a session with its result, or correct an ended one; creates one entry even if repeated',
    method: 'POST',
    path: '/api/goals/sessions/:id/finish',
    access: 'user',
    scope: 'goals:write',
    params: sessionParams,
    body: z.strictObject({
      endedAt: instant,
      /** Pauses and time away, excluded from the active time. */
      away: z.array(timeSpan).max(limits.sessionPausesMax).default([]),
      measure: measure.exclude(['time', 'session', 'own']).default('word'),
      /** Entered by hand; null for a session that counts typed words. */
      amount: amount.nullable().default(null),
      note: multilineText(limits.noteMax).default(''),
    }),
    reply: writingSession,
    fails: ['writing_session_not_found'],
  }),

  removeSession: endpoint({
    summary:
      'Discard a running session, or move an ended one and its entries to the trash; it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/goals/sessions/:id',
    access: 'user',
    scope: 'goals:write',
    params: sessionParams,
    reply: successReply,
    fails: ['writing_session_not_found'],
  }),

  listRemovedSessions: endpoint({
    summary:
      'List ended sessions in the trash, most recently removed first; `restoreSession` restores one',
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
    summary: 'Restore a session and its entries from the trash',
    method: 'POST',
    path: '/api/goals/sessions/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: sessionParams,
    reply: writingSession,
    fails: ['writing_session_not_found'],
  }),
};
