import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import type { Job } from '../platform/slice.ts';
import { listStaleTexts, saveTextMeasures } from './measure-queries.ts';
import { readSample } from './queries.ts';
import { textWorker } from './text-worker-client.ts';

const jobName = 'writing-lab-measure-texts';
const batchSize = 20;

/**
 * Enqueues the analysis of a user’s texts that are not analyzed yet or were changed. Insights ask for it when they are read, so that texts
 * of users who never read them are not analyzed.
 */
export function enqueueTextMeasures(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  userId: string,
): Promise<void> {
  return jobs.enqueue(db, jobName, { userId }, { key: userId, group: userId });
}

export const measureJob: Job = {
  name: jobName,
  isDeduplicated: true,
  isSerialPerGroup: true,
  async run({ db, clock, jobs }, { userId } = {}) {
    if (userId === undefined) return;
    const texts = await listStaleTexts(db, userId, batchSize);
    for (const { id, digest } of texts) {
      const sample = await readSample(db, userId, id);
      if (!sample) continue;
      const { text, language, kind } = sample;
      const measured = await textWorker.measure({ text, language, kind });
      await saveTextMeasures(db, { id, userId, digest }, measured);
    }
    if (texts.length === 0) return;

    await db.transaction(async (tx) => {
      await publishLiveEvent(tx, { userId, stale: ['insights'], now: clock.now() });
      if (texts.length === batchSize) await enqueueTextMeasures(tx, { jobs }, userId);
    });
  },
};
