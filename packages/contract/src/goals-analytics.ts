import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, localDate } from './values.ts';

export const goalAnalytics = {
  readAnalytics: endpoint({
    summary:
      'How plans and forecasts of the caller have held so far, and how fast sessions went by hour and weekday',
    method: 'GET',
    path: '/api/goals/analytics',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      on: localDate,
      /** Targets that ended: as long as was planned, and as long as it took. */
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
      /** Forecasts as they would have stood halfway through each completed target, and how many of their ranges held. */
      forecasts: z.object({ made: z.number().int(), held: z.number().int() }),
      /** Words an hour in sessions that counted words, by hour and by weekday (0 is Monday) of their start. */
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
