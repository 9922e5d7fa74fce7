import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { goal } from './goal-values.ts';
import { milestone } from './goals-milestones.ts';
import { momentumGlance } from './goals-momentum.ts';
import { notification } from './notifications.ts';
import { sampleSummary } from './sample.ts';
import { localDate } from './values.ts';

export const home = {
  read: endpoint({
    summary: 'Today at a glance: words, active goals, the last days, the text last worked on',
    method: 'GET',
    path: '/api/home',
    access: 'user',
    reply: z.object({
      on: localDate,
      wordsToday: z.number().int(),
      goals: z.array(goal),
      /** The last 28 days with today at the end, days without an entry as 0. */
      days: z.array(z.object({ on: localDate, amount: z.number().int() })),
      /** The text changed last with its closing lines; null before the first. */
      lastSample: sampleSummary.extend({ excerpt: z.string() }).nullable(),
      momentum: momentumGlance,
      /** The milestone that is next, and those that were reached since the writer looked last. */
      milestones: z.object({ next: milestone.nullable(), fresh: z.array(milestone) }),
      /** What is nearest to being earned. */
      achievements: z.array(
        z.object({ code: achievementCode, tier: z.number().int(), value: z.number() }),
      ),
      /** The newest that were not read, and how many there are (up to 100). */
      unread: z.object({ count: z.number().int(), latest: z.array(notification) }),
      /** What a newcomer has done already. */
      firstSteps: z.object({ sample: z.boolean(), goal: z.boolean(), entry: z.boolean() }),
    }),
    fails: [],
  }),
};
