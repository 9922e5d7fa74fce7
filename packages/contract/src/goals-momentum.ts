import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { id, instant, localDate, singleLineText, successReply } from './values.ts';

/** State of a day in a streak. Only a hit extends the streak, only a missed day ends it. */
export const dayStates = ['hit', 'rest', 'paused', 'frozen', 'missed', 'pending'] as const;
export const dayState = z.enum(dayStates);
export type DayState = z.infer<typeof dayState>;

export const momentumBands = ['resting', 'warming', 'rolling', 'strong', 'flying'] as const;
export const momentumBand = z.enum(momentumBands);
export type MomentumBand = z.infer<typeof momentumBand>;

/** Trend of the last week compared with the last six weeks. */
export const trendDirection = z.enum(['rising', 'steady', 'cooling']);

export const streak = z.object({
  /** Days written in the current streak. */
  current: z.number().int(),
  best: z.number().int(),
  /** All days written; never decreases when a streak ends. */
  total: z.number().int(),
  /** Available streak freezes, at most two; used automatically on missed days. */
  freezes: z.number().int(),
});

/** Score and streak, for screens that show them beside other content. */
export const momentumSummary = z.object({
  /** 0 to 100. Formula: `packages/goals/src/momentum.ts`. */
  score: z.number().int(),
  band: momentumBand,
  /** Null with less than three weeks of history. */
  direction: trendDirection.nullable(),
  streak,
});
export type MomentumSummary = z.infer<typeof momentumSummary>;

export const plannedRest = z.object({
  id,
  fromOn: localDate,
  toOn: localDate,
  label: z.string(),
});
export type PlannedRest = z.infer<typeof plannedRest>;

export const goalMomentum = {
  readMomentum: endpoint({
    summary: 'Read the caller’s momentum over the last year, today’s effect on it, and the streak',
    method: 'GET',
    path: '/api/goals/momentum',
    access: 'user',
    scope: 'goals:read',
    reply: momentumSummary.extend({
      on: localDate,
      /** Days of the last year up to today, starting with the first day written. */
      days: z.array(
        z.object({
          on: localDate,
          /** At the end of the day, 0 to 100. */
          score: z.number(),
          /** Share of the daily target that was written, 0 to 1; null if there was no target. */
          attained: z.number().nullable(),
          state: dayState,
        }),
      ),
      /** Today's targets by goal, and how much the score rises when each is met. */
      asked: z.array(
        z.object({
          goalId: id,
          title: z.string(),
          measure,
          /** Name of a custom unit, otherwise empty. */
          unit: z.string(),
          quota: z.number().int(),
          done: z.number().int(),
          left: z.number().int(),
          gain: z.number(),
        }),
      ),
      /** How much the score rises when all of today's targets are met; null without a target. */
      gain: z.number().nullable(),
      /** Goals past their last day with an amount left; they have no daily target. */
      overdue: z.number().int(),
      /** How much the score falls after a day with a target and nothing written. */
      costOfMiss: z.number(),
      /** Days per week with a target. */
      perWeek: z.number().int(),
      rests: z.array(plannedRest),
    }),
    fails: [],
  }),

  planRest: endpoint({
    summary: 'Plan rest days: they have no target and do not break a streak',
    method: 'PUT',
    path: '/api/goals/rests/:id',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    body: z
      .strictObject({
        fromOn: localDate,
        toOn: localDate,
        label: singleLineText(limits.restLabelMax).default(''),
      })
      .refine(({ fromOn, toOn }) => toOn >= fromOn, { path: ['toOn'], error: 'ends_before_start' }),
    reply: plannedRest,
    fails: ['rest_limit'],
  }),

  removeRest: endpoint({
    summary: 'Move planned rest to the trash; it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/goals/rests/:id',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    reply: successReply,
    fails: ['rest_not_found'],
  }),

  listRemovedRests: endpoint({
    summary:
      'List planned rest in the trash, most recently removed first; `restoreRest` restores it',
    method: 'GET',
    path: '/api/goals/rests/removed',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(plannedRest.extend({ removedAt: instant, erasedAt: instant })),
    }),
    fails: [],
  }),

  restoreRest: endpoint({
    summary: 'Restore planned rest from the trash',
    method: 'POST',
    path: '/api/goals/rests/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    reply: plannedRest,
    fails: ['rest_not_found', 'rest_limit'],
  }),
};
