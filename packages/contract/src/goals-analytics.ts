import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, localDate } from './values.ts';

export const goalAnalytics = {
  readAnalytics: endpoint({
    summary:
      'Read the accuracy of the caller’s plans and forecasts, and writing speed by hour and weekday',
    method: 'GET',
    path: '/api/goals/analytics',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      on: localDate,
      /** Completed and abandoned target goals with an end date: planned and actual duration. */
      ended: z.array(
        z.object({
          goalId: id,
          title: z.string(),
          isCompleted: z.boolean(),
          startOn: localDate,
          endOn: localDate,
          endedOn: localDate,
          plannedDays: z.number().int(),
          actualDays: z.number().int(),
        }),
      ),
      /** Backtested forecasts from halfway through each completed target, and how many intervals contained the actual end. */
      forecasts: z.object({ made: z.number().int(), held: z.number().int() }),
      /** Words per hour of sessions that counted words, by hour and weekday (0 is Monday) of their start. */
      hours: z.array(
        z.object({ hour: z.number().int(), sessions: z.number().int(), perHour: z.number() }),
      ),
      weekdays: z.array(
        z.object({ weekday: z.number().int(), sessions: z.number().int(), perHour: z.number() }),
      ),
    }),
    fails: [],
  }),
};
