import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { goal, goalStatus } from './goal-values.ts';
import { milestone } from './goals-milestones.ts';
import { momentumGlance } from './goals-momentum.ts';
import { limits } from './limits.ts';
import { notification } from './notifications.ts';
import { sampleSummary, searchExcerpt } from './sample.ts';
import { id, line, localDate } from './values.ts';

const titled = z.object({ id, title: z.string() });

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

  search: endpoint({
    summary:
      'What the caller can open by name, a few of each kind: goals, texts, projects, and people who show their profile; without a search what is most recent',
    method: 'GET',
    path: '/api/home/search',
    access: 'user',
    query: z.object({ search: line(limits.nameSearchMax).default('') }),
    reply: z.object({
      goals: z.array(titled.extend({ status: goalStatus })),
      /** Found by title first, then by their words and tags; with the words that were found where the title has none of them. */
      texts: z.array(titled.extend({ excerpt: searchExcerpt.optional() })),
      projects: z.array(titled),
      people: z.array(
        z.object({ id, name: z.string().nullable(), username: z.string().nullable() }),
      ),
    }),
    fails: [],
  }),
};

export type FoundNames = z.infer<typeof home.search.reply>;
