import type { Preferences } from '@longhand/contract/settings';
import { type ProgressFacts, readFacts, sumWorks } from '../goals/index.ts';
import type { Db } from '../platform/db/db.ts';
import { countProjects, listFinished } from '../projects/index.ts';
import { readTextFacts, type TextFacts } from '../writing-lab/index.ts';

/** What is known of a writer's work. */
export type Work = ProgressFacts &
  TextFacts & {
    projects: number;
    /** What the projects came to that are called finished. */
    finished: { words: number; seconds: number }[];
  };

export async function readWork(
  db: Db,
  whose: { userId: string; preferences: Preferences; now: Date },
): Promise<Work> {
  const { userId, preferences } = whose;
  const { timeZone } = preferences;

  return {
    ...(await readFacts(db, whose)),
    ...(await readTextFacts(db, { userId, timeZone })),
    projects: await countProjects(db, userId),
    finished: await readFinished(db, userId),
  };
}

async function readFinished(db: Db, userId: string): Promise<Work['finished']> {
  const ids = await listFinished(db, userId);
  const sums = await sumWorks(db, userId, ids);
  const totalOf = (id: string, wanted: 'word' | 'time') =>
    sums.find(({ projectId, measure }) => projectId === id && measure === wanted)?.total ?? 0;

  return ids.map((id) => ({ words: totalOf(id, 'word'), seconds: totalOf(id, 'time') }));
}
