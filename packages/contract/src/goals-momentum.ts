import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { measure } from './progress-values.ts';
import { done, id, instant, line, localDate } from './values.ts';

/** What a day was to a run of days. Only hits add to it, only a missed day ends it. */
export const dayStates = ['hit', 'rest', 'paused', 'frozen', 'missed', 'pending'] as const;
export const dayState = z.enum(dayStates);
export type DayState = z.infer<typeof dayState>;

export const momentumBands = ['resting', 'warming', 'rolling', 'strong', 'flying'] as const;
export const momentumBand = z.enum(momentumBands);
export type MomentumBand = z.infer<typeof momentumBand>;

/** Where the writing tends, against the last six weeks. */
export const direction = z.enum(['rising', 'steady', 'cooling']);

export const streak = z.object({
  /** Days shown up, in the run that is still going. */
  current: z.number().int(),
  best: z.number().int(),
  /** All days ever: what is never lost. */
  total: z.number().int(),
  /** Missed days that will be carried over by themselves, at most two. */
  freezes: z.number().int(),
});

/** Score and streak alone, for screens that show them among other things. */
export const momentumGlance = z.object({
  /** 0 to 100. Formula: `packages/goals/src/momentum.ts`. */
  score: z.number().int(),
  band: momentumBand,
  /** Null under three weeks of history. */
  direction: direction.nullable(),
  streak,
});
export type MomentumGlance = z.infer<typeof momentumGlance>;

export const plannedRest = z.object({
  id,
  fromOn: localDate,
  toOn: localDate,
  label: z.string(),
});
export type PlannedRest = z.infer<typeof plannedRest>;

export const goalMomentum = {
  readMomentum: endpoint({
    summary:
      'The momentum of the caller over the last year, what moves it today, and days in a row',
    method: 'GET',
    path: '/api/goals/momentum',
    access: 'user',
    scope: 'goals:read',
    reply: momentumGlance.extend({
      on: localDate,
      /** The last year with today at the end, from the first day of writing on. */
      days: z.array(
        z.object({
          on: localDate,
          /** At the end of the day, 0 to 100. */
          score: z.number(),
          /** How much was done of what was asked, 0 to 1; null where nothing was asked. */
          attained: z.number().nullable(),
          state: dayState,
        }),
      ),
      /** What today asks, by goal, and by how much the score would rise with the rest of it. */
      asked: z.array(
        z.object({
          goalId: id,
          title: z.string(),
          measure,
          /** Of an own measure, else empty. */
          unit: z.string(),
          quota: z.number().int(),
          done: z.number().int(),
          left: z.number().int(),
          gain: z.number(),
        }),
      ),
      /** By how much the score rises when all of it is done; null where today asks nothing. */
      gain: z.number().nullable(),
      /** Goals whose last day has passed with something left; they have no share of a day. */
      overdue: z.number().int(),
      /** By how much the score falls when nothing is written on a day that asks something. */
      costOfMiss: z.number(),
      /** Days of a week that ask something. */
      perWeek: z.number().int(),
      rests: z.array(plannedRest),
    }),
    fails: [],
  }),

  planRest: endpoint({
    summary: 'Plan days of rest: nothing is asked on them, and they break no run',
    method: 'PUT',
    path: '/api/goals/rests/:id',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    body: z
      .strictObject({
        fromOn: localDate,
        toOn: localDate,
        label: line(limits.restLabelMax).default(''),
      })
      .refine(({ fromOn, toOn }) => toOn >= fromOn, { path: ['toOn'], error: 'ends_before_start' }),
    reply: plannedRest,
    fails: ['rest_limit'],
  }),

  removeRest: endpoint({
    summary: 'Put planned rest into the trash, from where it can be brought back for 30 days',
    method: 'DELETE',
    path: '/api/goals/rests/:id',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    reply: done,
    fails: ['rest_not_found'],
  }),

  listRemovedRests: endpoint({
    summary: 'The planned rest in the trash, removed last first; `restoreRest` brings it back',
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
    summary: 'Bring planned rest back from the trash',
    method: 'POST',
    path: '/api/goals/rests/:id/restore',
    access: 'user',
    scope: 'goals:write',
    params: z.object({ id }),
    reply: plannedRest,
    fails: ['rest_not_found', 'rest_limit'],
  }),
};
