import type { Preferences } from '@longhand/contract/settings';
import { type ProgressFacts, readProgressFacts, sumProjects } from '../goals/index.ts';
import type { Db } from '../platform/db/db.ts';
import { countProjects, listFinishedProjectIds } from '../projects/index.ts';
import { readTextFacts, type TextFacts } from '../writing-lab/index.ts';

/** All facts about a user's work that achievements are calculated from. */
export type AchievementFacts = ProgressFacts &
  TextFacts & {
    projects: number;
    /** Totals of projects in the phase `finished`. */
    finishedProjects: { words: number; seconds: number }[];
  };

export async function readAchievementFacts(
  db: Db,
  user: { userId: string; preferences: Preferences; now: Date },
): Promise<AchievementFacts> {
  const { userId, preferences } = user;
  const { timeZone } = preferences;

  return {
    ...(await readProgressFacts(db, user)),
    ...(await readTextFacts(db, { userId, timeZone })),
    projects: await countProjects(db, userId),
    finishedProjects: await readFinishedProjects(db, userId),
  };
}

async function readFinishedProjects(
  db: Db,
  userId: string,
): Promise<AchievementFacts['finishedProjects']> {
  const ids = await listFinishedProjectIds(db, userId);
  const sums = await sumProjects(db, userId, ids);
  const totalOf = (id: string, wanted: 'word' | 'time') =>
    sums.find(({ projectId, measure }) => projectId === id && measure === wanted)?.total ?? 0;

  return ids.map((id) => ({ words: totalOf(id, 'word'), seconds: totalOf(id, 'time') }));
}
