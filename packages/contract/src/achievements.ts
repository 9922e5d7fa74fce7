import * as z from 'zod';
import { achievementCodes } from './achievement-catalogue.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './values.ts';

export const achievementCode = z.enum(achievementCodes);

export const achievements = {
  list: endpoint({
    summary: 'List all achievements with the caller’s progress and the tiers earned, with dates',
    method: 'GET',
    path: '/api/achievements',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(
        z.object({
          code: achievementCode,
          /** Progress in the unit of the tiers. */
          value: z.number(),
          earned: z.array(z.object({ tier: z.number().int(), at: instant })),
        }),
      ),
      /** Number of hidden achievements not earned yet; they are not listed. */
      hidden: z.number().int(),
    }),
    fails: [],
  }),
};
