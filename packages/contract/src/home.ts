import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { goal, goalStatus } from './goal-values.ts';
import { milestone } from './goals-milestones.ts';
import { momentumSummary } from './goals-momentum.ts';
import { statement } from './insights-statements.ts';
import { limits } from './limits.ts';
import { notification } from './notifications.ts';
import { sampleSummary, searchExcerpt } from './sample.ts';
import { id, localDate, singleLineText } from './values.ts';

const titledItem = z.object({ id, title: z.string() });

export const home = {
  read: endpoint({
    summary: 'Read the home screen: words today, active goals, recent days, the last changed text',
    method: 'GET',
    path: '/api/home',
    access: 'user',
    reply: z.object({
      on: localDate,
      wordsToday: z.number().int(),
      goals: z.array(goal),
      /** The last 28 days up to today; days without an entry are 0. */
      days: z.array(z.object({ on: localDate, amount: z.number().int() })),
      /** The most recently changed text with its last lines; null if there is none. */
      lastSample: sampleSummary.extend({ excerpt: z.string() }).nullable(),
      momentum: momentumSummary,
      /** The next milestone, and those reached since the writer last looked. */
      milestones: z.object({ next: milestone.nullable(), fresh: z.array(milestone) }),
      /** The achievements closest to being earned. */
      achievements: z.array(
        z.object({ code: achievementCode, tier: z.number().int(), value: z.number() }),
      ),
      /** The best current statement of insights; null if there is none. */
      insight: statement.nullable(),
      /** The newest unread notifications and their count (up to 100). */
      unread: z.object({ count: z.number().int(), latest: z.array(notification) }),
      /** Onboarding steps already done. */
      firstSteps: z.object({ sample: z.boolean(), goal: z.boolean(), entry: z.boolean() }),
    }),
    fails: [],
  }),

  search: endpoint({
    summary:
      'Search goals, texts, projects and public profiles by name, a few of each; without a query, the most recent',
    method: 'GET',
    path: '/api/home/search',
    access: 'user',
    query: z.object({ search: singleLineText(limits.nameSearchMax).default('') }),
    reply: z.object({
      goals: z.array(titledItem.extend({ status: goalStatus })),
      /** Title matches first, then matches in text and tags; those include an excerpt. */
      texts: z.array(titledItem.extend({ excerpt: searchExcerpt.optional() })),
      projects: z.array(titledItem),
      people: z.array(
        z.object({ id, name: z.string().nullable(), username: z.string().nullable() }),
      ),
    }),
    fails: [],
  }),
};

export type NameSearchResults = z.infer<typeof home.search.reply>;
