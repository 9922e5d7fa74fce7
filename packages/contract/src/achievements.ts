import * as z from 'zod';
import { achievementCodes } from './achievement-catalogue.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './values.ts';

export const achievementCode = z.enum(achievementCodes);

export const achievements = {
  list: endpoint({
    summary: 'Every achievement with how far the caller is and which of its tiers were earned when',
    method: 'GET',
    path: '/api/achievements',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      items: z.array(
        z.object({
          code: achievementCode,
          /** In the unit of its tiers. */
          value: z.number(),
          earned: z.array(z.object({ tier: z.number().int(), at: instant })),
        }),
      ),
      /** Hidden ones that were not earned: they are not listed. */
      hidden: z.number().int(),
    }),
    fails: [],
  }),
};
