import type { home } from '@longhand/contract/home';
import { limits } from '@longhand/contract/limits';
import { rankName } from '@longhand/contract/name-match';
import { readNearAchievements } from '../achievements/index.ts';
import { listGoalNames, readGoalSummary } from '../goals/index.ts';
import { readBestStatement } from '../insights/index.ts';
import { readNotificationSummary } from '../notifications/index.ts';
import type { Handlers } from '../platform/http/context.ts';
import { searchPeople } from '../profile/index.ts';
import { listProjects } from '../projects/index.ts';
import { listTitles, readWritingLabSummary } from '../writing-lab/index.ts';

const chartDays = 28;
const nearAchievements = 3;

export const homeHandlers: Handlers<typeof home> = {
  async read(_, context) {
    const [progress, texts, unread, achievements, insight] = await Promise.all([
      readGoalSummary(context, { days: chartDays }),
      readWritingLabSummary(context),
      readNotificationSummary(context),
      readNearAchievements(context, nearAchievements),
      readBestStatement(context),
    ]);

    return {
      on: progress.on,
      wordsToday: progress.days.at(-1)?.amount ?? 0,
      goals: progress.active,
      days: progress.days,
      lastSample: texts.last,
      momentum: progress.momentum,
      milestones: progress.milestones,
      achievements,
      insight,
      unread,
      firstSteps: {
        sample: texts.hasSamples,
        goal: progress.hasGoals,
        entry: progress.hasEntries,
      },
    };
  },

  async search({ query: { search } }, { db, caller: { userId }, requestLimits }) {
    requestLimits.enforceForOperation({ ...searchRateLimit, userId });
    const [goals, texts, projects, people] = await Promise.all([
      listGoalNames(db, userId),
      listTitles(db, userId, { search, most: maxResults }),
      listProjects(db, userId, false),
      search.length < minPeopleSearchLength
        ? []
        : searchPeople(db, userId, { text: search, most: maxResults }),
    ]);

    return {
      goals: bestMatches(goals, search),
      texts,
      projects: bestMatches(
        projects.filter(({ archivedAt }) => archivedAt === null || search !== ''),
        search,
      ).map(({ id, title }) => ({ id, title })),
      people,
    };
  },
};

const searchRateLimit = { name: 'name-search', perMinute: limits.nameSearchesPerMinute };
const maxResults = limits.nameSearchResultsMax;
/** A single letter would match people at random. */
const minPeopleSearchLength = 2;

function bestMatches<Named extends { title: string }>(
  all: readonly Named[],
  search: string,
): Named[] {
  return all
    .flatMap((one) => {
      const rank = rankName(one.title, search);

      return rank === null ? [] : [{ one, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxResults)
    .map(({ one }) => one);
}
